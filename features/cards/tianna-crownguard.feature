Feature: Tianna Crownguard
  While she is at a battlefield, her controller's opponents can't gain points (so the correction). They score all the same,
  as a score brings a point only if it can (471.1), and its abilities trigger. What isn't gained can't be replaced either:
  no card comes in place of a Final Point.

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"

  @S-sc020 @R-054.1 @R-471.1 @R-471.2.a
  Scenario: An opponent conquers without a point
    Given P2 has "Tianna Crownguard" at "Windswept Hillock"
    And P1 has "Kai'Sa, Survivor" in base
    When P1 moves "Kai'Sa, Survivor" to "Void Gate"
    And everyone passes until the showdown ends
    Then "Void Gate" is controlled by P1
    And P1's points are 0
    And the chain is "Kai'Sa, Survivor"
    When everyone passes
    Then P1's hand has 1 card

  @S-sc021 @R-054.1 @R-471.1
  Scenario: In base she forbids nothing
    Given P2 has "Tianna Crownguard" in base
    And P1 has "Pakaa Cub" in base
    When P1 moves "Pakaa Cub" to "Void Gate"
    And everyone passes until the showdown ends
    Then P1's points are 1

  @S-sc022 @R-054.1 @R-471.1
  Scenario: Her controller gains points, an opponent who holds doesn't
    Given P2 has "Tianna Crownguard" at "Windswept Hillock"
    And P1 has "Pakaa Cub" at "Void Gate"
    When P1 ends the turn
    Then P2's points are 1
    When P2 ends the turn
    Then the turn player is P1
    And P1's points are 0

  @S-sc023 @R-471.1.b @R-054.1
  Scenario: In place of a Final Point that can't be gained nothing is drawn
    Given P2 has "Tianna Crownguard" at "Windswept Hillock"
    And P1 starts with 7 points
    And P1 has "Pakaa Cub" in base
    When P1 moves "Pakaa Cub" to "Void Gate"
    And everyone passes until the showdown ends
    Then "Void Gate" is controlled by P1
    And P1's points are 7
    And P1's hand is empty

  @S-sc024 @R-054.1 @R-431.2.c
  Scenario: A burn out brings the opponent nothing
    Given P1 has "Tianna Crownguard" at "Void Gate"
    And P1 has "Pakaa Cub" in base
    And P1 has "Block" in the trash
    And P1's whole deck is "Cleave"
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    And P1 has "Recruit" at "Void Gate"
    When P1 plays "Hidden Blade" choosing "Recruit"
    And everyone passes
    Then P1's hand holds just "Cleave" and "Block"
    And P2's points are 0

  @S-sc025 @R-431.3.b @R-431.3.c
  Scenario: Points of further burn outs come all the same
    Given P1 has "Tianna Crownguard" at "Void Gate"
    And P2 starts with 6 points
    And P1's whole deck is "Cleave"
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    And P1 has "Recruit" at "Void Gate"
    When P1 plays "Hidden Blade" choosing "Recruit"
    And P1 passes
    And P2 passes
    Then P1's hand holds just "Cleave"
    And P2's points are 8
    And P2 has won

  @S-sc026 @R-054.1 @R-194.1.c
  Scenario: Nor does an instruction bring an opponent a point
    Given P2 has "Tianna Crownguard" at "Windswept Hillock"
    And P1 has "Nasus, Ascended" in base
    And "Nasus, Ascended" starts empowered
    When P1 moves "Nasus, Ascended" to "Void Gate"
    And everyone passes until the showdown ends
    Then the chain is "Nasus, Ascended"
    When everyone passes
    Then P1's points are 0
    And the chain is empty

  @S-sc027 @R-809
  Scenario: An opponent pays for choosing her
    Given P2 has "Tianna Crownguard" at "Windswept Hillock"
    And P1 has "Charm" in hand and the pool to pay for it
    And P1 has [A] in the pool
    When P1 plays "Charm" choosing "Tianna Crownguard" moving it to P2.base
    Then P1's pool is empty
    When everyone passes
    Then "Tianna Crownguard" is in P2's base
