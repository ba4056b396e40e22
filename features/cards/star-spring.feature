Feature: Star Spring
  Each player's first nontoken unit of a turn there counts for that player (383.1.b), who decides (190.6.c).

  @S-y0155 @R-383.1.b @R-190.6.c
  Scenario: With their first unit there each turn a player may move another one to its base
    Given the battlefields "Star Spring" and "Void Gate"
    And P1 controls "Star Spring"
    And P1 has "Vanguard Sergeant" at "Star Spring"
    And P1 has "Shipyard Skulker" called "one" in hand and the pool to pay for it
    And P1 has "Shipyard Skulker" called "two" in hand and the pool to pay for it
    When P1 plays "one" to "Star Spring"
    And P1 answers "trigger.may" with yes
    And everyone passes
    Then "Vanguard Sergeant" is in P1's base
    And "one" is at "Star Spring"
    When P1 plays "two" to "Star Spring"
    Then the chain is empty
