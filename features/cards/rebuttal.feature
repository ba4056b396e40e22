Feature: Rebuttal
  A spell of Energy cost 4 or less is taken over for one Power of any kind, with new choices (751), or else countered (432).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Shipyard Skulker" at "Grove of the God-Willow"
    And P2 has "Rebuttal" in hand and the pool to pay for it

  @S-n053 @R-204.3.b @R-751
  Scenario: Paid for, the spell is its player's, with another target
    Given P2 has [R] in the pool
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Rebuttal" choosing "Hextech Ray"
    And everyone passes
    And P2 answers "effect.pay" with yes
    And P2 answers "chain.newChoices" with "unit"
    And everyone passes
    Then "Pakaa Cub" is in P1's trash
    And P2's pool is empty

  @S-n054 @R-204.3.b @R-425
  Scenario: Without it the spell is countered
    Given P2 has [R] in the pool
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Rebuttal" choosing "Hextech Ray"
    And everyone passes
    And P2 answers "effect.pay" with no
    Then "Hextech Ray" is in P1's trash
    And the chain is empty
    And "Shipyard Skulker" has 0 damage
    And P2's pool is [R]

  @S-n055 @R-355.9.b
  Scenario: A spell that costs more Energy can't be chosen
    Given P1 has "Singularity" in hand and the pool to pay for it
    And P1 has "Daring Poro" in base
    When P1 plays "Singularity" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Rebuttal" choosing "Singularity"
    Then that is refused by rule 355.9.b
    When everyone passes
    Then "Shipyard Skulker" is in P2's trash
