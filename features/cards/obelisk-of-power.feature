Feature: Obelisk of Power
  Who channels is the player whose phase it is, whoever controls the battlefield (190.6).

  @S-y0052 @R-315.2 @R-430
  Scenario: A player channels one rune more in their first turn, as their Beginning Phase starts
    Given the battlefields "Obelisk of Power" and "Altar to Unity"
    And P2 has had 0 turns
    And P2's whole rune deck is "Fury Rune", "Calm Rune", "Body Rune", "Mind Rune" and "Order Rune"
    When P1 ends the turn
    And everyone passes
    Then P2's rune deck holds just "Order Rune"

  @S-y0053 @R-315.2
  Scenario: Later it doesn't trigger
    Given the battlefields "Obelisk of Power" and "Altar to Unity"
    And P2 has had 1 turn
    And P2's whole rune deck is "Fury Rune", "Calm Rune", "Body Rune", "Mind Rune" and "Order Rune"
    When P1 ends the turn
    Then P2's rune deck holds just "Body Rune", "Mind Rune" and "Order Rune"
    And the chain is empty
