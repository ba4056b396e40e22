Feature: Pakaa Protector
  What isn't drawn is put into the trash, which is neither burning nor discarding it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0029 @R-424.1 @R-413.1
  Scenario: A unit on top of the deck is shown and drawn
    Given P1 has "Pakaa Protector" in base
    And the top of P1's deck is "Shipyard Skulker"
    When P1 moves "Pakaa Protector" to "Altar to Unity"
    And P1 passes
    And P2 passes
    Then "Shipyard Skulker" is in P1's hand
    And "Pakaa Protector" has 4 Might

  @S-y0030 @R-108.2.b
  Scenario: Another card goes to the trash and it gets 2 Might this turn
    Given P1 has "Pakaa Protector" in base
    And the top of P1's deck is "Block"
    When P1 moves "Pakaa Protector" to "Altar to Unity"
    And P1 passes
    And P2 passes
    Then "Block" is in P1's trash
    And "Pakaa Protector" has 6 Might
    And no event "burned" happened
    And no event "discarded" happened

  @S-y0031 @R-108.2.b @R-370.1
  Scenario: A card that comes from the deck so isn't banished by Endless Riches
    Given P1 has "Pakaa Protector" and "Endless Riches" in base
    And the top of P1's deck is "Block"
    When P1 moves "Pakaa Protector" to "Altar to Unity"
    And P1 passes
    And P2 passes
    Then "Block" is in P1's trash
