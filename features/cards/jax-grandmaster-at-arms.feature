Feature: Jax, Grandmaster At Arms
  A legend with two abilities: one attaches Equipment that is attached to nothing, for [1]; the other moves Equipment from
  one unit to another. Both exhaust him.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"
    And P1's legend is "Jax, Grandmaster At Arms"
    And P1 has "Pakaa Cub" and "Vanguard Sergeant" in base

  @S-q171 @R-434.2.a @R-377
  Scenario: For [1] he attaches what is detached
    Given P1 has "B.F. Sword" in base
    And P1 has [1] in the pool
    When P1 activates "Jax, Grandmaster At Arms" with ability 1 choosing "B.F. Sword", then "Vanguard Sergeant"
    And everyone passes
    Then "B.F. Sword" is attached to "Vanguard Sergeant"
    And "Vanguard Sergeant" has 7 Might
    And "Jax, Grandmaster At Arms" is exhausted
    And P1's pool is empty
    And no event "equipped" happened

  @S-q172 @R-434.1.f
  Scenario: For nothing more he attaches what is attached elsewhere
    Given "Pakaa Cub" starts with "B.F. Sword" attached
    When P1 activates "Jax, Grandmaster At Arms" with ability 2 choosing "B.F. Sword", then "Vanguard Sergeant"
    And everyone passes
    Then "B.F. Sword" is attached to "Vanguard Sergeant"
    And "Pakaa Cub" has 3 Might
    And "Jax, Grandmaster At Arms" is exhausted

  @S-q173 @R-355.9.b
  Scenario: Each ability is for its own kind of Equipment, and for a player's own
    Given "Pakaa Cub" starts with "B.F. Sword" called "worn" attached
    And P1 has "B.F. Sword" called "loose" in base
    And P2 has "Long Sword" in base
    And P2 has "Mega-Mech" in base
    And P1 has [1] in the pool
    When P1 activates "Jax, Grandmaster At Arms" with ability 1 choosing "worn", then "Vanguard Sergeant"
    Then that is refused by rule 355.9.b
    When P1 activates "Jax, Grandmaster At Arms" with ability 2 choosing "loose", then "Vanguard Sergeant"
    Then that is refused by rule 355.9.b
    When P1 activates "Jax, Grandmaster At Arms" with ability 1 choosing "Long Sword", then "Vanguard Sergeant"
    Then that is refused by rule 355.9.b
    When P1 activates "Jax, Grandmaster At Arms" with ability 1 choosing "loose", then "Mega-Mech"
    Then that is refused by rule 355.9.b
    When P1 activates "Jax, Grandmaster At Arms" with ability 1 choosing "loose", then "Vanguard Sergeant"
    And everyone passes
    Then "loose" is attached to "Vanguard Sergeant"

  @S-q174 @R-359.3.e.2
  Scenario: What is attached meanwhile is no legal target any more
    Given P1 has "Long Sword" in base
    And P1 has [1] in the pool
    And P2 has "Angle Shot" in hand and the pool to pay for it
    When P1 activates "Jax, Grandmaster At Arms" with ability 1 choosing "Long Sword", then "Vanguard Sergeant"
    And P1 passes
    And P2 plays "Angle Shot" choosing "Pakaa Cub", then "Long Sword" with mode 1
    And everyone passes until the chain is empty
    Then "Long Sword" is attached to "Pakaa Cub"
    And "Vanguard Sergeant" has 4 Might
