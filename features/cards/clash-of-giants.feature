Feature: Clash of Giants
  Any two units deal damage to each other, each as much as its Might, at one moment; they are its sources (417.6.b.3).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Clash of Giants" in hand and the pool to pay for it

  @S-dm038 @R-417.6.b.3 @R-417.6.b.4
  Scenario: Two enemies hit each other
    Given P2 has "Mega-Mech" and "Petty Officer" at "Altar to Unity"
    And P1 has "Annie, Fiery" in base
    When P1 plays "Clash of Giants" choosing "Mega-Mech" and "Petty Officer"
    And everyone passes
    Then "Petty Officer" is in P2's trash
    And "Mega-Mech" has 5 damage marked by P2

  @S-dm039 @R-359.3.e.12
  Scenario: With one of them gone nobody deals damage
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Petty Officer" in base
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Clash of Giants" choosing "Pakaa Cub" and "Petty Officer"
    And P1 passes
    And P2 plays "Gust" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    Then "Petty Officer" has 0 damage
    And "Pakaa Cub" is in P1's hand
