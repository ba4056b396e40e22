Feature: Legion Quartermaster
  Returning a friendly gear to its owner's hand is a mandatory additional cost (356.2.a.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Legion Quartermaster" in hand and the pool to pay for it

  @S-r058 @R-356.2.a.1 @R-357.2
  Scenario: A gear goes back to the hand
    Given P1 has "Seal of Rage" and "Seal of Discord" in base
    And P2 has "Seal of Focus" in base
    When P1 plays "Legion Quartermaster"
    Then P1 is asked "cost.choose" among "Seal of Rage" and "Seal of Discord"
    When P1 answers "cost.choose" with "Seal of Rage"
    Then "Seal of Rage" is in P1's hand
    And "Seal of Discord" is in P1's base
    And "Legion Quartermaster" is in P1's base

  @S-r059 @R-356.2.a.1 @R-203.3
  Scenario: Without a friendly gear it can't be played
    Given P2 has "Seal of Focus" in base
    And P1 has "Pakaa Cub" in hand and the pool to pay for it
    When P1 plays "Legion Quartermaster"
    Then that is refused
    When P1 plays "Pakaa Cub"
    Then "Pakaa Cub" is in P1's base
