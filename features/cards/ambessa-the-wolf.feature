Feature: Ambessa, The Wolf
  Empowered she has +3 Might and can be dealt damage in combat only.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-w158 @R-054.1 @R-828.1.c
  Scenario: A spell outside combat does nothing to her
    Given P1 has "Ambessa, The Wolf" called "wolf" at "Altar to Unity"
    And P1 has "Ambessa, The Wolf" called "plain" at "Altar to Unity"
    And P1 has [3][O] in the pool
    And P1 has "Falling Star" in hand and the pool to pay for it
    When P1 activates "wolf" with ability Empower
    And everyone passes
    Then "wolf" has 7 Might
    When P1 plays "Falling Star" choosing "wolf", then "plain"
    And everyone passes
    Then "wolf" has 0 damage
    And "plain" has 3 damage

  @S-w159 @R-464.2.c @R-465.2
  Scenario: In combat she is dealt damage
    Given P1 has "Ambessa, The Wolf" in base
    And "Ambessa, The Wolf" starts empowered
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "Ambessa, The Wolf" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Ambessa, The Wolf" is in P1's trash
    And "Mega-Mech" is at "Altar to Unity"
