Feature: Baccai Witherclaw
  Empowered it has +2 Might and a Deathknell. Whether it is empowered is seen before it dies (808.1.d.2, 428.1.a.1.b).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Baccai Witherclaw" in base
    And P2 has "Vengeance" in hand and the pool to pay for it
    And P1's whole rune deck is "Body Rune" called "one", "Body Rune" called "two" and "Body Rune" called "three"
    And it is P2's turn

  @S-w013 @R-828.1.c @R-727.1.b.3 @R-808.1.d.2
  Scenario: It dies empowered, and two runes are channeled exhausted
    Given "Baccai Witherclaw" starts empowered
    Then "Baccai Witherclaw" has 6 Might
    When P2 plays "Vengeance" choosing "Baccai Witherclaw"
    And everyone passes
    Then "Baccai Witherclaw" is in P1's trash
    And the chain is "Baccai Witherclaw"
    When everyone passes
    Then "one" and "two" are in P1's base
    And "one" and "two" are exhausted

  @S-w014 @R-727.1.b @R-727.1.c.1
  Scenario: It dies without being empowered, and nothing comes of it
    Then "Baccai Witherclaw" has 4 Might
    When P2 plays "Vengeance" choosing "Baccai Witherclaw"
    And everyone passes
    Then "Baccai Witherclaw" is in P1's trash
    And the chain is empty
    And no event "channeled" happened

  @S-w015 @R-827.1.c
  Scenario: Its Empower costs [1][A][A]
    Given it is P1's turn
    And P1 has [1][R][G] in the pool
    When P1 activates "Baccai Witherclaw" with ability Empower
    And everyone passes
    Then P1's pool is empty
    And "Baccai Witherclaw" has 6 Might
