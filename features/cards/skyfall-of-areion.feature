Feature: Skyfall of Areion
  Equipment with a Might Bonus of 2. The unit's hold effects are also conquer effects, and the other way round.

  @S-q161 @R-818.1.c.2 @R-383.4.d.3 @R-383.4.c.3
  Scenario: Equip costs [1] and one Fury Power; what triggers on holding triggers on conquering
    Given the battlefields "Altar to Unity" and "Void Gate"
    And P1 has "Enthusiastic Promoter" in base
    And P1 has "Skyfall of Areion" in base
    And P1 has [1][R] in the pool
    When P1 activates "Skyfall of Areion" choosing "Enthusiastic Promoter"
    And everyone passes
    Then "Enthusiastic Promoter" has 4 Might
    And P1's pool is empty
    When P1 moves "Enthusiastic Promoter" to "Void Gate"
    And everyone passes until the showdown ends
    Then the chain is "Enthusiastic Promoter"
    When everyone passes
    Then "Enthusiastic Promoter" has a buff

  @S-q162 @R-383.4.c.3
  Scenario: What triggers on conquering triggers on holding
    Given the battlefields "Void Gate" and "Windswept Hillock"
    And it is P2's turn
    And P1 has "Kai'Sa, Survivor" at "Void Gate"
    And "Kai'Sa, Survivor" starts with "Skyfall of Areion" attached
    And P1's whole deck is "Gust", "Block" and "Defy"
    When P2 ends the turn
    Then the chain is "Kai'Sa, Survivor"
    When everyone passes
    Then P1's hand has 2 cards

  @S-q163 @R-383.4.c.3
  Scenario: An effect that is both already triggers once
    Given the battlefields "Void Gate" and "Windswept Hillock"
    And P1 has "Voracious Gromp" in base
    And "Voracious Gromp" starts with "Skyfall of Areion" attached
    When P1 moves "Voracious Gromp" to "Void Gate"
    And everyone passes until the showdown ends
    Then the chain is "Voracious Gromp"
    When everyone passes
    Then the chain is empty
    And these events happened in this order:
      | event    | player | amount |
      | xpGained | P1     | 3      |

  @S-q164 @R-136.2.c
  Scenario: Other units' effects are what they were
    Given the battlefields "Void Gate" and "Windswept Hillock"
    And P1 has "Pakaa Cub" in base
    And P1 has "Enthusiastic Promoter" in base
    And "Pakaa Cub" starts with "Skyfall of Areion" attached
    When P1 moves "Pakaa Cub" and "Enthusiastic Promoter" to "Void Gate"
    And everyone passes until the showdown ends
    Then "Void Gate" is controlled by P1
    And the chain is empty
    And "Enthusiastic Promoter" has no buff

  @S-q165 @R-383.4.g.1
  Scenario: Reckoner's Arena activates them as conquer effects
    Given the battlefields "Reckoner's Arena" and "Windswept Hillock"
    And it is P2's turn
    And P1 has "Enthusiastic Promoter" at "Reckoner's Arena"
    And P1 has "Pakaa Cub" at "Reckoner's Arena"
    And "Enthusiastic Promoter" starts with "Skyfall of Areion" attached
    And the players will answer:
      | player | for           | answer                                       |
      | P1     | trigger.order | "Enthusiastic Promoter" and "Reckoner's Arena" |
    When P2 ends the turn
    Then the chain is "Enthusiastic Promoter", "Reckoner's Arena"
    When everyone passes
    Then the chain is "Enthusiastic Promoter", "Enthusiastic Promoter"
    When everyone passes
    Then "Pakaa Cub" has a buff
