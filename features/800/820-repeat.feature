Feature: 820 Repeat
  Its cost is paid once at most, as the spell is played; then the text is carried out once more.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y200 @R-820.1.b @R-820.3
  Scenario: Paid, the text is carried out twice, with new choices
    Given P1 has "Feral Strength" in hand and the pool to pay for it
    And P1 has [2] in the pool
    And P1 has "Pakaa Cub" and "Shipyard Skulker" in base
    When P1 plays "Feral Strength" choosing "Pakaa Cub" and again choosing "Shipyard Skulker"
    And everyone passes
    Then "Pakaa Cub" has 5 Might
    And "Shipyard Skulker" has 5 Might
    And P1's pool is empty

  @S-y201 @R-820.1.c.3
  Scenario: Not twice for one Repeat
    Given P1 has "Feral Strength" in hand and the pool to pay for it
    And P1 has [4] in the pool
    And P1 has "Pakaa Cub" in base
    When P1 plays "Feral Strength" choosing "Pakaa Cub" and again choosing "Pakaa Cub" and again choosing "Pakaa Cub"
    Then that is refused
    When P1 plays "Feral Strength" choosing "Pakaa Cub" and again choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 7 Might
    And P1's pool is [2]

  @S-y202 @R-820.1.d.2
  Scenario: What can't be carried out is passed over, and the rest is done
    Given P1 has "Feral Strength" in hand and the pool to pay for it
    And P1 has [2] in the pool
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Shipyard Skulker" in base
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Feral Strength" choosing "Pakaa Cub" and again choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Gust" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    Then "Pakaa Cub" is in P1's hand
    And "Shipyard Skulker" has 5 Might
