Feature: Scrapheap
  Being discarded sets it off in the trash, where it has come by that (383.2.c.1).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0104 @R-383.4.a
  Scenario: Played, it has its player draw
    Given P1 has "Scrapheap" in hand and the pool to pay for it
    And the top of P1's deck is "Block"
    When P1 plays "Scrapheap"
    And everyone passes
    Then P1's hand holds just "Block"

  @S-y0105 @R-383.2.c.1 @R-422.1
  Scenario: Discarded, too
    Given P1 has "Gutter Palace" in base
    And P1 has "Scrapheap" in hand
    And the top of P1's deck is "Block"
    When P1 activates "Gutter Palace"
    And everyone passes until the chain is empty
    Then P1's hand holds just "Block"
    And "Scrapheap" is in P1's trash

  @S-y0106 @R-383.2.c.2
  Scenario: And killed
    Given P1 has "Scrapheap" in base
    And the top of P1's deck is "Block"
    And P1 has "Brittle Steel" in hand and the pool to pay for it
    When P1 plays "Brittle Steel" choosing "Scrapheap"
    And everyone passes until the chain is empty
    Then P1's hand holds just "Block"

  @S-y0107 @R-366.1
  Scenario: In the trash it isn't set off by others that are discarded
    Given P1 has "Gutter Palace" in base
    And P1 has "Scrapheap" in the trash
    And P1 has "Block" in hand
    When P1 activates "Gutter Palace"
    And everyone passes until the chain is empty
    Then P1's hand is empty
