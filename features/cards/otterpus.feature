Feature: Otterpus
  The point for a score gives way to a card in a player's own first two turns (194.1.a, 194.1.b); it is a score all the same.

  @S-y0126 @R-370.1.b @R-194.1.b
  Scenario: Whoever conquers in their second turn draws in place of the point
    Given the battlefields "Windswept Hillock" and "Void Gate"
    And it is P2's turn
    And P1 has "Otterpus" in base
    And P2 has had 2 turns
    And P2 has "Shipyard Skulker" in base
    And the top of P2's deck is "Block"
    When P2 moves "Shipyard Skulker" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then P2's points are 0
    And "Block" is in P2's hand
    And these events happened in this order:
      | event     | player |
      | scored    | P2     |
      | drew      | P2     |
      | conquered | P2     |

  @S-y0127 @R-194.1.b
  Scenario: In their third turn they gain the point
    Given the battlefields "Windswept Hillock" and "Void Gate"
    And it is P2's turn
    And P1 has "Otterpus" in base
    And P2 has had 3 turns
    And P2 has "Shipyard Skulker" in base
    When P2 moves "Shipyard Skulker" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then P2's points are 1
    And P2's hand is empty

  @S-y0128 @R-194.1.c
  Scenario: A point that comes of an ability isn't replaced
    Given the battlefields "The Arena's Greatest" and "Void Gate"
    And P1 has "Otterpus" in base
    And P2 has had 0 turns
    When P1 ends the turn
    And everyone passes
    Then P2's points are 1
