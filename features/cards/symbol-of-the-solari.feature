Feature: Symbol of the Solari
  A combat is tied where units of both sides are left in step 3d of its cleanup (740.3.a). In place of the attackers all
  units there are recalled.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0124 @FAQ-16.7 @R-740.3.a @R-466.1.a.2
  Scenario: Its player attacks, and the defenders are recalled as well
    Given P1 has "Symbol of the Solari" and "Mega-Mech" in base
    And P2 has "Mountain Drake" called "theirs" at "Void Gate"
    And "theirs" starts stunned
    When P1 moves "Mega-Mech" to "Void Gate"
    And everyone passes until the showdown ends
    Then "Mega-Mech" is in P1's base
    And "theirs" is in P2's base
    And nobody has won the combat at "Void Gate"
    And "Void Gate" is controlled by nobody

  @S-y0125 @R-466.1.a.2
  Scenario: Where its player defends, only the attackers are
    Given it is P2's turn
    And P1 has "Symbol of the Solari" in base
    And P1 has "Mountain Drake" called "mine" at "Void Gate"
    And "mine" starts stunned
    And P2 has "Mega-Mech" in base
    When P2 moves "Mega-Mech" to "Void Gate"
    And everyone passes until the showdown ends
    Then "Mega-Mech" is in P2's base
    And "mine" is at "Void Gate"
