Feature: Apprentice Mage
  For [2] it is empowered (827.1.b), but only while it isn't (827.1.c.1). Becoming empowered is an event that it triggers on
  (441.2.a), and while it is empowered it has +1 Might (828.1.b.1). Being empowered is a status, which lasts beyond the turn
  and is gone with the object (124).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Apprentice Mage" in base
    And P1 has [4] in the pool

  @S-w001 @R-827.1.b @R-827.2 @R-828.1.c @R-441.1
  Scenario: Empowered for [2] it has 4 Might
    When P1 activates "Apprentice Mage" with ability Empower
    Then P1's pool is [2]
    And "Apprentice Mage" isn't empowered
    And "Apprentice Mage" has 3 Might
    When everyone passes
    Then "Apprentice Mage" is empowered
    And "Apprentice Mage" has 4 Might

  @S-w002 @R-441.2.a @R-827.2.a
  Scenario: Becoming empowered lets its player predict 2
    Given the top of P1's deck is "Void Seeker", "Gust" and "Block"
    When P1 activates "Apprentice Mage" with ability Empower
    And everyone passes
    Then the chain is "Apprentice Mage"
    When everyone passes
    Then P1 is asked "predict.recycle" among "Void Seeker" and "Gust"
    When P1 answers "predict.recycle" with "Void Seeker"
    Then on top of P1's deck are "Gust" and "Block"
    And at the bottom of P1's deck is "Void Seeker"

  @S-w003 @R-827.1.c.1 @R-441.1.b
  Scenario: Not a second time while it is empowered
    Given "Apprentice Mage" starts empowered
    And P1 has "Punching Poro" in base
    And P1 has "Gust" in hand
    When P1 activates "Apprentice Mage" with ability Empower
    Then that is refused by rule 377.2.b
    And P1's pool is [4]
    When P1 activates "Punching Poro" with ability Empower
    And everyone passes
    Then "Punching Poro" is empowered
    And no event "empowered" happened to "Apprentice Mage"

  @S-w004 @R-441.1.c @R-827.1.c.1
  Scenario: Two instructions in one chain empower it once
    Given P1 has "Sanction" in hand and the pool to pay for it
    And the top of P1's deck is "Gust" and "Block"
    When P1 activates "Apprentice Mage" with ability Empower
    And P1 plays "Sanction" with mode 1 choosing "Apprentice Mage"
    And everyone passes
    Then "Apprentice Mage" is empowered
    And the chain is "Apprentice Mage", "Apprentice Mage"
    When everyone passes
    And P1 answers "predict.recycle" with nothing
    And P1 answers "predict.order" with "Gust" and "Block"
    And everyone passes
    Then the chain is empty
    And "Apprentice Mage" is empowered
    And "Apprentice Mage" has 4 Might
    And nobody is asked anything

  @S-w005 @R-441.2 @R-124
  Scenario: It lasts beyond the turn, and is gone with the object
    Given it is P2's turn
    And P1 has "Apprentice Mage" called "old" in base
    And "old" starts empowered
    And P1 has "Apprentice Mage" called "away" at "Altar to Unity"
    And "away" starts empowered
    And P2 has "Rebuke" in hand and the pool to pay for it
    And P1 has 3 of "Mind Rune" as runes
    When P2 plays "Rebuke" choosing "away"
    And everyone passes
    Then "away" is in P1's hand
    When P2 ends the turn
    Then the turn player is P1
    And "old" is empowered
    When P1 plays "away" to base, paying with runes
    Then "away" is in P1's base
    And "away" isn't empowered
    And "away" has 3 Might
    And "old" has 4 Might
