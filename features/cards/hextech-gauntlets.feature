Feature: Hextech Gauntlets
  Equipment with a Might Bonus of 3. Its Equip costs [3][A], with the Energy lower by the Might of the unit chosen. When the
  unit conquers and its controller has assigned 3 or more excess damage, they draw 1.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @S-q192 @R-818.1.c.4 @R-356.4.b
  Scenario: The Energy is lower by the Might of the unit that is chosen
    Given P1 has "Stalwart Poro" and "Watchful Sentry" in base
    And P1 has "Hextech Gauntlets" in base
    And P1 has [1][R] in the pool
    When P1 activates "Hextech Gauntlets" choosing "Watchful Sentry"
    Then that is refused by rule 358.2
    When P1 activates "Hextech Gauntlets" choosing "Stalwart Poro"
    And everyone passes
    Then "Hextech Gauntlets" is attached to "Stalwart Poro"
    And "Stalwart Poro" has 5 Might
    And P1's pool is empty

  @S-q193 @R-818.1.c.4 @R-356.6
  Scenario: It is never less than nothing, and the Power is owed all the same
    Given P1 has "Mega-Mech" in base
    And P1 has "Hextech Gauntlets" called "one" and "Hextech Gauntlets" called "two" in base
    And P1 has [2][R] in the pool
    When P1 activates "one" choosing "Mega-Mech"
    And everyone passes
    Then "one" is attached to "Mega-Mech"
    And P1's pool is [2]
    And P1 couldn't activate "two"

  @S-q194 @R-821.1.c.2
  Scenario: For Weaponmaster it is as if the unit that is played were chosen
    Given P1 has "Hextech Gauntlets" in base
    And P1 has "Veteran Poro" in hand and the pool to pay for it
    And P1 has [1] in the pool
    And the players will answer:
      | player | for         | answer |
      | P1     | trigger.may | yes    |
      | P1     | effect.pay  | yes    |
    When P1 plays "Veteran Poro" to base
    And everyone passes
    Then "Hextech Gauntlets" is attached to "Veteran Poro"
    And P1's pool is empty

  @S-q195 @R-465.2.c.4 @R-383.4.c
  Scenario: With 3 excess damage its unit's conquest draws 1
    Given P1 has "Pakaa Cub" in base
    And "Pakaa Cub" starts with "Hextech Gauntlets" attached
    And P2 has "Shipyard Skulker" at "Void Gate"
    And P1's whole deck is "Block" and "Gust"
    When P1 moves "Pakaa Cub" to "Void Gate"
    And everyone passes until the showdown ends
    Then "Shipyard Skulker" is in P2's trash
    And the chain is "Pakaa Cub"
    When everyone passes
    Then P1's hand holds just "Block"

  @S-q196 @R-465.2.c.4
  Scenario: With 2, or without any combat, it doesn't
    Given P1 has "Pakaa Cub" and "Stalwart Poro" in base
    And "Pakaa Cub" starts with "Hextech Gauntlets" called "one" attached
    And "Stalwart Poro" starts with "Hextech Gauntlets" called "two" attached
    And P2 has "Vanguard Sergeant" at "Void Gate"
    When P1 moves "Pakaa Cub" to "Void Gate"
    And everyone passes until the showdown ends
    Then "Vanguard Sergeant" is in P2's trash
    And "Pakaa Cub" is at "Void Gate"
    And the chain is empty
    When P1 moves "Stalwart Poro" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Altar to Unity" is controlled by P1
    And the chain is empty
    And P1's hand is empty
