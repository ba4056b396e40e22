Feature: Ravenbloom Student
  "When you play a spell" triggers once the spell's own effect has been carried out (419.4.a): with priority for everyone
  before it resolves, and the spell in the trash already. Only spells of its controller count, and neither units nor gear;
  a spell whose targets had all become illegal was played all the same (359.3.e.10).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Ravenbloom Student" in base
    And P2 has "Playful Phantom" at "Altar to Unity"

  @S-c0092 @FAQ-04.1 @R-419.4.a @R-317.2.c
  Scenario: +1 Might this turn, after the spell
    Given P1 has "Void Seeker" in hand and the pool to pay for it
    When P1 plays "Void Seeker" choosing "Playful Phantom"
    Then the chain is "Void Seeker"
    When everyone passes
    Then "Playful Phantom" has 4 damage
    And P1's hand has 1 card
    And "Void Seeker" is in P1's trash
    And the chain is "Ravenbloom Student"
    And "Ravenbloom Student" has 2 Might
    When everyone passes
    Then "Ravenbloom Student" has 3 Might
    When P1 ends the turn
    Then "Ravenbloom Student" has 2 Might

  @S-c0093 @R-419.4.a
  Scenario: Each spell counts
    Given P1 has "Cleave" and "Gust" in hand and the pool to pay for them
    And P2 has "Daring Poro" at "Grove of the God-Willow"
    When P1 plays "Cleave" choosing "Ravenbloom Student"
    And everyone passes until the chain is empty
    And P1 plays "Gust" choosing "Daring Poro"
    And everyone passes until the chain is empty
    Then "Ravenbloom Student" has 4 Might

  @S-c0094 @FAQ-03.8 @R-359.3.e.10
  Scenario: A spell that did nothing was played
    Given P1 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has "Flash" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Playful Phantom"
    And P1 passes
    And P2 plays "Flash" choosing "Playful Phantom"
    And everyone passes until the chain is empty
    Then "Playful Phantom" has 0 damage
    And "Ravenbloom Student" has 3 Might

  @S-c0095 @R-419.4.a
  Scenario: Neither units nor gear count, nor another player's spells
    Given P1 has "Seal of Rage" and "Shipyard Skulker" in hand and the pool to pay for them
    And P1 has "Cleave" in hand and the pool to pay for it
    And P2 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Seal of Rage"
    And P1 plays "Shipyard Skulker"
    Then the chain is empty
    And "Ravenbloom Student" has 2 Might
    When P1 plays "Cleave" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Discipline" choosing "Playful Phantom"
    And everyone passes
    Then the chain is "Cleave"
    And "Ravenbloom Student" has 2 Might
    When everyone passes until the chain is empty
    Then "Ravenbloom Student" has 3 Might
