Feature: Cleave
  A unit gains Assault 3 this turn: +3 Might while it is an attacker (807.1.c, 807.1.d.1), added to an Assault of its own
  (807.2). It has Action (806.1.c.1).

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @S-c0026 @example @R-807.2 @R-807.1.d.1
  Scenario: A unit with Assault has Assault 4 as long as it attacks
    Given P1 has "Petty Officer" in base
    And P1 has "Cleave" in hand and the pool to pay for it
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "Cleave" choosing "Petty Officer"
    And everyone passes
    Then "Petty Officer" has 5 Might
    When P1 moves "Petty Officer" to "Altar to Unity"
    Then "Petty Officer" has 9 Might
    When everyone passes until the showdown ends
    Then "Mega-Mech" is in P2's trash
    And "Petty Officer" is at "Altar to Unity"
    And "Petty Officer" has 5 Might

  @S-c0027 @R-806.1.c.1 @R-807.1.c
  Scenario: In a showdown, for a defender, it gives no Might
    Given P1 has "Shipyard Skulker" in base
    And P2 has "Vanguard Sergeant" at "Altar to Unity"
    And P2 has "Cleave" in hand and the pool to pay for it
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 passes
    And P2 plays "Cleave" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" has 4 Might

  @S-c0028 @R-317.2.c
  Scenario: It lasts for this turn only
    Given P1 has "Shipyard Skulker" in base
    And P1 has "Cleave" in hand and the pool to pay for it
    And P2 has "Mega-Mech" at "Void Gate"
    When P1 plays "Cleave" choosing "Shipyard Skulker"
    And everyone passes
    And P1 ends the turn
    And P2 ends the turn
    And P1 moves "Shipyard Skulker" to "Void Gate"
    Then "Shipyard Skulker" is an attacker
    And "Shipyard Skulker" has 3 Might

  @S-c0029 @FAQ-10.2 @R-309.1.a
  Scenario: It can't answer an item of the chain
    Given P1 has "Shipyard Skulker" in base
    And P1 has "Cleave" and "Discipline" in hand and the pool to pay for them
    When P1 plays "Discipline" choosing "Shipyard Skulker"
    And P1 plays "Cleave" choosing "Shipyard Skulker"
    Then that is refused by rule 309.1.a
    When everyone passes
    And P1 plays "Cleave" choosing "Shipyard Skulker"
    Then the chain is "Cleave"
