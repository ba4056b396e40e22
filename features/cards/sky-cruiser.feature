Feature: Sky Cruiser
  Its ability costs [1], discarding a gear, and exhausting it: only a gear card can be discarded for it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Sky Cruiser" in base
    And P1 has [1] in the pool
    And P2 has "Mega-Mech" at "Altar to Unity"

  @S-r066 @R-204.1.b @R-357.2
  Scenario: A gear is discarded, and 4 dealt
    Given P1 has "Seal of Rage", "Arena Bar" and "Pakaa Cub" in hand
    When P1 activates "Sky Cruiser" choosing "Mega-Mech"
    Then P1 is asked "discard" among "Seal of Rage" and "Arena Bar"
    When P1 answers "discard" with "Arena Bar"
    Then "Arena Bar" is in P1's trash
    And "Sky Cruiser" is exhausted
    And P1's pool is empty
    When everyone passes
    Then "Mega-Mech" has 4 damage
    And P1's hand holds just "Seal of Rage" and "Pakaa Cub"

  @S-r067 @R-203.3
  Scenario: Without a gear in hand it can't be paid
    Given P1 has "Pakaa Cub" and "Cleave" in hand
    When P1 activates "Sky Cruiser" choosing "Mega-Mech"
    Then that is refused
    And "Sky Cruiser" is ready
    When P1 plays "Cleave" choosing "Mega-Mech"
    Then P1's pool is empty
