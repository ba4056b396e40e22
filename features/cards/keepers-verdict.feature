Feature: Keeper's Verdict
  The unit's owner decides where it goes, as that is reached (355.17), and it goes to their deck whoever controls it (056).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0034 @R-056 @R-355.17 @R-411.1
  Scenario: Its owner puts the unit on top of their deck
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Keeper's Verdict" in hand and the pool to pay for it
    When P1 plays "Keeper's Verdict" choosing "Shipyard Skulker"
    And everyone passes
    Then P2 is asked "effect.mode"
    When P2 answers "effect.mode" with 1
    Then on top of P2's deck is "Shipyard Skulker"
    And no event "died" happened

  @S-y0035 @R-056
  Scenario: Or on the bottom
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Keeper's Verdict" in hand and the pool to pay for it
    When P1 plays "Keeper's Verdict" choosing "Shipyard Skulker"
    And everyone passes
    And P2 answers "effect.mode" with 2
    Then at the bottom of P2's deck is "Shipyard Skulker"

  @S-y0036 @R-186.1
  Scenario: A token ceases to exist there
    Given P2 has "Recruit" at "Altar to Unity"
    And P1 has "Keeper's Verdict" in hand and the pool to pay for it
    When P1 plays "Keeper's Verdict" choosing "Recruit"
    And everyone passes
    And P2 answers "effect.mode" with 1
    Then "Recruit" is gone
