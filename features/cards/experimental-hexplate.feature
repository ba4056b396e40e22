Feature: Experimental Hexplate
  What it is attached to has the tag Mech beside its own (477.1.c), so that whatever asks for a Mech finds it. Might Bonus
  +1, Equip [B].

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Pakaa Cub" and "Experimental Hexplate" in base

  @S-y027 @R-474 @R-477 @R-477.1 @R-477.1.a @R-477.1.c @R-477.2 @R-818.1.c.2
  Scenario: For [B] it is attached, and the unit counts as a Mech
    Given P1 has [B] in the pool
    And P1's legend is "Rumble, Mechanized Menace"
    When P1 activates "Experimental Hexplate" choosing "Pakaa Cub"
    And everyone passes
    Then "Experimental Hexplate" is attached to "Pakaa Cub"
    And "Pakaa Cub" has 4 Might
    And "Pakaa Cub" has the keyword "Shield 1"
