Feature: Burning cards
  Burn X sends X cards off the top of the Main Deck to the trash (440.1). Where the deck holds fewer, those are burned, the
  player burns out, with what has just been burned being recycled too, and the rest is burned then (440.4, 431.1.b).

  Background:
    Given the battlefields "Minefield" and "Altar to Unity"

  @S-u040 @R-440.1 @R-440.2.a
  Scenario: Minefield's conqueror burns 2
    Given P1 has "Shipyard Skulker" in base
    And the top of P1's deck is "Gust", "Charm" and "Cleave"
    When P1 moves "Shipyard Skulker" to "Minefield"
    And everyone passes until the showdown ends
    And everyone passes
    Then P1's trash holds just "Gust" and "Charm"
    And on top of P1's deck is "Cleave"
    And these events happened in this order:
      | event  | object | player |
      | burned | Gust   | P1     |
      | burned | Charm  | P1     |

  @S-u041 @R-440.4 @R-431.1.b @R-431.2
  Scenario: With one card in the deck it is burned, then the trash is recycled, and one more is burned
    Given P1 has "Shipyard Skulker" in base
    And P1's whole deck is "Gust"
    And P1 has "Charm" and "Cleave" in the trash
    And the next recycle to P1's deck brings "Charm", "Gust" and "Cleave"
    When P1 moves "Shipyard Skulker" to "Minefield"
    And everyone passes until the showdown ends
    And everyone passes
    Then P1's trash holds just "Charm"
    And P1's deck holds just "Gust" and "Cleave"
    And P2's points are 1
    And these events happened in this order:
      | event        | object | player |
      | burned       | Gust   | P1     |
      | burnedOut    |        | P1     |
      | pointsGained |        | P2     |
      | burned       | Charm  | P1     |

  @S-u042 @R-440.1
  Scenario: Shadow Temple's holder burns 3
    Given the battlefields "Shadow Temple" and "Altar to Unity"
    And it is P2's turn
    And P1 has "Shipyard Skulker" at "Shadow Temple"
    And the top of P1's deck is "Gust", "Charm", "Cleave", "Block" and "Defy"
    When P2 ends the turn
    Then the chain is "Shadow Temple"
    When everyone passes
    Then P1's trash holds just "Gust", "Charm" and "Cleave"
    And P1's hand holds just "Block"

  @S-u043 @R-440.1 @R-387 @R-711
  Scenario: Forgotten Relic burns a unit, whose Might a friendly unit gets
    Given P1 has "Shipyard Skulker" in base
    And P1 has "Forgotten Relic" in hand and the pool to pay for it
    And the top of P1's deck is "Mega-Mech" and "Gust"
    When P1 plays "Forgotten Relic"
    And everyone passes
    Then "Mega-Mech" is in P1's trash
    And the chain is "Forgotten Relic"
    When everyone passes
    Then "Shipyard Skulker" has 11 Might

  @S-u044 @R-440.1
  Scenario: Burning no unit, it gives nothing, at the start of the Beginning Phase either
    Given it is P2's turn
    And P1 has "Shipyard Skulker" and "Forgotten Relic" in base
    And the top of P1's deck is "Gust" and "Charm"
    When P2 ends the turn
    Then the chain is "Forgotten Relic"
    When everyone passes
    Then "Gust" is in P1's trash
    And the chain is empty
    And "Shipyard Skulker" has 3 Might
