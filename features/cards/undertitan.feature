Feature: Undertitan
  It Adds as it is revealed, out of the deck (366.1), whatever reveals it: before what reveals it goes on (370.1.b.1).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0170 @R-383.4.a
  Scenario: Played, it gives its player's other units 2 Might
    Given P1 has "Shipyard Skulker" in base
    And P2 has "Mega-Mech" in base
    And P1 has "Undertitan" in hand and the pool to pay for it
    When P1 plays "Undertitan" to base
    And everyone passes
    Then "Shipyard Skulker" has 5 Might
    And "Undertitan" has 5 Might
    And "Mega-Mech" has 8 Might

  @S-y0171 @R-366.1 @R-370.1.b.1 @R-424.1.a.1
  Scenario: Revealed from the deck it Adds 2 Energy
    Given P1 has "Pakaa Protector" in base
    And the top of P1's deck is "Undertitan"
    When P1 moves "Pakaa Protector" to "Void Gate"
    And P1 passes
    And P2 passes
    Then P1's pool is [2]
    And "Undertitan" is in P1's hand
    And these events happened in this order:
      | event          | object     |
      | resourcesAdded |            |
      | revealed       | Undertitan |

  @S-y0172 @R-424.1.a.1
  Scenario: So it does where it is picked to be revealed, and not by being looked at
    Given the top of P1's deck is "Undertitan", "Shipyard Skulker" and "Charm"
    And P1 has "Double Trouble" called "one" in hand and the pool to pay for it
    And the next recycle to P1's deck brings "Charm" and "Undertitan"
    When P1 plays "one"
    And everyone passes
    Then P1's pool is empty
    When P1 answers "effect.choose" with "Shipyard Skulker"
    Then P1's pool is empty

  @S-y0173 @R-424.1.a.1
  Scenario: Picked, it Adds
    Given the top of P1's deck is "Undertitan", "Shipyard Skulker" and "Charm"
    And P1 has "Double Trouble" in hand and the pool to pay for it
    And the next recycle to P1's deck brings "Charm" and "Shipyard Skulker"
    When P1 plays "Double Trouble"
    And everyone passes
    And P1 answers "effect.choose" with "Undertitan"
    Then P1's pool is [2]
    And "Undertitan" is in P1's hand
