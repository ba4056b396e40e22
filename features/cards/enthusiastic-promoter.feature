Feature: Enthusiastic Promoter
  Backline has combat damage assigned to it last (465.2.c.6, 826). Holding buffs every unit at its battlefield; one that has a
  buff gets no second one (702.2).

  Background:
    Given the battlefields "Void Gate" and "Grove of the God-Willow"

  @S-a050 @R-465.2.c.6 @R-826
  Scenario: Combat damage goes to the others first, be it lethal or not
    Given P1 has "Vanguard Sergeant" in base
    And P2 has "Enthusiastic Promoter" and "Petty Officer" at "Void Gate"
    When P1 moves "Vanguard Sergeant" to "Void Gate"
    And everyone passes until the showdown ends
    Then nobody is asked anything
    And "Enthusiastic Promoter" and "Petty Officer" are at "Void Gate"
    And no event "damageMarked" happened to "Enthusiastic Promoter"
    And "Vanguard Sergeant" is in P1's trash
    And these events happened in this order:
      | event        | object        | amount |
      | damageMarked | Petty Officer | 4      |

  @S-a051 @R-383.4.d
  Scenario: When it holds, all units there are buffed
    Given it is P2's turn
    And P1 has "Enthusiastic Promoter" and "Pakaa Cub" at "Void Gate"
    And P1 has "Petty Officer" at "Void Gate"
    And "Pakaa Cub" starts with a buff
    And P1 has "Shipyard Skulker" in base
    When P2 ends the turn
    And everyone passes until the chain is empty
    Then "Enthusiastic Promoter" has a buff
    And "Petty Officer" has a buff
    And "Pakaa Cub" has a buff
    And "Pakaa Cub" has 4 Might
    And "Shipyard Skulker" has no buff
    And P1's points are 1

  @S-a052 @R-383.4.d
  Scenario: From the base it holds nothing
    Given it is P2's turn
    And P1 has "Enthusiastic Promoter" in base
    And P1 has "Pakaa Cub" at "Grove of the God-Willow"
    And "Pakaa Cub" starts with a buff
    When P2 ends the turn
    And everyone passes until the chain is empty
    Then P1's points are 1
    And "Enthusiastic Promoter" has no buff
