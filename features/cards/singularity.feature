Feature: Singularity
  "Up to two" leaves the number to its player, none included; whoever is chosen is a target (355.7). All of them are
  dealt 6 in one action (417.1.d). Targets that have gone take nothing away from the others (359.3.e.8).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Shipyard Skulker" at "Grove of the God-Willow"
    And P2 has "Mountain Drake" in base
    And P1 has "Singularity" in hand and the pool to pay for it

  @S-c0111 @R-355.5 @R-417.1.d
  Scenario: 6 to each of two units
    When P1 plays "Singularity" choosing "Mega-Mech" and "Mountain Drake"
    And everyone passes
    Then "Mega-Mech" has 6 damage
    And "Mountain Drake" has 6 damage
    And "Shipyard Skulker" has 0 damage

  @S-c0112 @R-355.5 @R-323.5
  Scenario: One unit alone
    When P1 plays "Singularity" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P2's trash
    And "Mega-Mech" has 0 damage
    And "Mountain Drake" has 0 damage

  @S-c0113 @R-355.5 @R-359.3.e.10
  Scenario: None at all
    When P1 plays "Singularity" choosing nothing
    Then the chain is "Singularity"
    When everyone passes
    Then "Singularity" is in P1's trash
    And P1's pool is empty
    And no event "damageMarked" happened

  @S-c0114 @R-355.5
  Scenario: Not three
    When P1 plays "Singularity" choosing "Mega-Mech", "Shipyard Skulker" and "Mountain Drake"
    Then that is refused
    When P1 plays "Singularity" choosing "Mega-Mech" and "Shipyard Skulker"
    Then the chain is "Singularity"

  @S-c0115 @example @R-359.3.e.8
  Scenario: With one of two gone the other is dealt 6
    Given P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Singularity" choosing "Mega-Mech" and "Shipyard Skulker"
    And P1 passes
    And P2 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes until the chain is empty
    Then "Mega-Mech" has 6 damage
    And "Shipyard Skulker" is in P2's hand
