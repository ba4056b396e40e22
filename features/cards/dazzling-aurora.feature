Feature: Dazzling Aurora
  Cards are revealed one after the other until one is a unit (424); that is banished and played for nothing.

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0177 @R-424.1 @R-356.1.b
  Scenario: At the end of the turn a unit of the deck is played, the cards above it recycled
    Given P1 has "Dazzling Aurora" in base
    And the top of P1's deck is "Block", "Gust", "Mega-Mech" and "Charm"
    And the next recycle to P1's deck brings "Gust" and "Block"
    When P1 ends the turn
    And everyone passes
    Then "Mega-Mech" is in P1's base
    And at the bottom of P1's deck are "Gust" and "Block"
    And on top of P1's deck is "Charm"
    And no event "revealed" happened to "Charm"

  @S-y0178 @R-431.1.c
  Scenario: Without a unit all is revealed and recycled, and nobody burns out
    Given P1 has "Dazzling Aurora" in base
    And P1's whole deck is "Block" and "Gust"
    And the next recycle to P1's deck brings "Gust" and "Block"
    When P1 ends the turn
    And everyone passes
    Then on top of P1's deck are "Gust" and "Block"
    And no event "burnedOut" happened
