Feature: Galio, Indefatigable
  With Deflect and Tank he takes what his side is dealt first, and deals no combat damage himself.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-dm009 @R-465.2.b @R-815.1.b
  Scenario: He is hit first and hits nobody
    Given P2 has "Galio, Indefatigable" and "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Petty Officer" in base
    When P1 moves "Petty Officer" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then these events happened in this order:
      | event          | object        | by | amount |
      | damageAssigned | Petty Officer | P2 | 3      |
    And "Galio, Indefatigable" is in P2's trash
    And no event "damageMarked" happened to "Shipyard Skulker"

  @S-dm010 @R-809.1.c
  Scenario: Opponents pay [A] to choose him
    Given P2 has "Galio, Indefatigable" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    And P1 has [O] in the pool
    When P1 plays "Hextech Ray" choosing "Galio, Indefatigable"
    Then P1's pool is empty
    When everyone passes
    Then "Galio, Indefatigable" has 3 damage
