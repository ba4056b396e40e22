Feature: Sandswept Tomb
  A spell that chooses a unit there of its own player costs [A] less (356.4), whoever controls the battlefield.

  Background:
    Given the battlefields "Sandswept Tomb" and "Altar to Unity"

  @S-dm070 @R-356.4 @R-355.7
  Scenario: Last Breath on a unit of one's own there saves a Power
    Given P1 has "Petty Officer" at "Sandswept Tomb"
    And P1 has "Last Breath" in hand
    And P1 has [3][G] in the pool
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "Last Breath" choosing "Petty Officer", then "Mega-Mech"
    Then P1's pool is empty
    When everyone passes
    Then "Mega-Mech" has 5 damage

  @S-dm071 @R-356.4 @R-355.7
  Scenario: An enemy unit there saves nothing
    Given P2 controls "Sandswept Tomb"
    And P2 has "Mega-Mech" at "Sandswept Tomb"
    And P1 has "Challenge" in hand
    And P1 has [2] in the pool
    And P1 has "Petty Officer" in base
    When P1 plays "Challenge" choosing "Petty Officer", then "Mega-Mech"
    Then that is refused
    When P1 moves "Petty Officer" to "Sandswept Tomb"
    And P1 passes
    And P2 passes
    Then "Petty Officer" is in P1's trash

  @S-dm072 @R-356.4
  Scenario: It costs less also for a player who doesn't control the battlefield
    Given P2 has "Mega-Mech" at "Sandswept Tomb"
    And P1 has "Challenge" in hand
    And P1 has [2] in the pool
    And P1 has "Petty Officer" in base
    When P1 moves "Petty Officer" to "Sandswept Tomb"
    And P1 plays "Challenge" choosing "Petty Officer", then "Mega-Mech"
    Then P1's pool is empty
    When everyone passes
    Then "Mega-Mech" has 6 damage
