Feature: Zed, Master of Shadows
  The legend is empowered as his player banishes a card that they own, and is disempowered, with Action, to discard and draw.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Zed, Master of Shadows"

  @S-w047 @R-427.1 @R-441.3.a
  Scenario: A banished card empowers him
    Given P1 has "Time Warp" in hand and the pool to pay for it
    When P1 plays "Time Warp"
    And everyone passes
    Then "Time Warp" is in P1's banishment
    And the chain is "Zed, Master of Shadows"
    When everyone passes
    Then "Zed, Master of Shadows" is empowered

  @S-w048 @R-427.1
  Scenario: What another player banishes doesn't
    Given P2 has "Time Warp" in hand and the pool to pay for it
    And it is P2's turn
    When P2 plays "Time Warp"
    And everyone passes
    Then "Time Warp" is in P2's banishment
    And the chain is empty
    And "Zed, Master of Shadows" isn't empowered

  @S-w049 @R-442.1 @R-806.1.c.2
  Scenario: In a showdown he is disempowered to discard and draw
    Given "Zed, Master of Shadows" starts empowered
    And P1 has "Gust" in hand
    And P1 has "Shipyard Skulker" in base
    And the top of P1's deck is "Block"
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 activates "Zed, Master of Shadows"
    Then "Zed, Master of Shadows" isn't empowered
    And "Zed, Master of Shadows" is exhausted
    When everyone passes
    Then P1's hand holds just "Block"
    And "Gust" is in P1's trash
