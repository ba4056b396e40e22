Feature: Eager Apprentice
  While it is at a battlefield the spells that its controller plays cost [1] less, but not less than [1]. The minimum binds
  this discount alone (356.4.e): together with another one the order matters, and the engine takes the cheapest.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Mega-Mech" at "Altar to Unity"

  @S-r006 @R-356.4.a @R-356.4.b
  Scenario: A spell costs one less while it is at a battlefield
    Given P1 has "Eager Apprentice" at "Grove of the God-Willow"
    And P1 has "Void Seeker" in hand
    And P1 has [2][R] in the pool
    When P1 plays "Void Seeker" choosing "Mega-Mech"
    Then P1's pool is empty
    And the chain is "Void Seeker"

  @S-r007 @R-356.4.a
  Scenario: Not while it is in its base, not for units, and not for opponents
    Given P1 has "Eager Apprentice" in base
    And P2 has "Eager Apprentice" called "theirs" at "Grove of the God-Willow"
    And P1 has "Void Seeker", "Pakaa Cub" and "Gust" in hand
    And P1 has [2][R] in the pool
    When P1 plays "Void Seeker" choosing "Mega-Mech"
    Then that is refused
    When P1 plays "Pakaa Cub"
    Then that is refused
    When P1 plays "Gust" choosing "theirs"
    Then P1's pool is [1][R]

  @S-r008 @R-356.4.e
  Scenario: A spell for [1] stays at [1]
    Given P1 has "Eager Apprentice" at "Grove of the God-Willow"
    And P1 has "Hextech Ray" and "Cleave" in hand
    And P1 has [1][R] in the pool
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    Then P1's pool is empty
    When everyone passes
    And P1 plays "Cleave" choosing "Mega-Mech"
    Then that is refused
    And "Cleave" is in P1's hand

  @S-r009 @example @R-356.4.e
  Scenario: The minimum doesn't bind another discount
    Given P1 has "Eager Apprentice" at "Grove of the God-Willow"
    And P1 has "Thousand-Tailed Watcher" in base
    And P1 has "Sky Splitter" in hand
    And P1 has [R] in the pool
    When P1 plays "Sky Splitter" choosing "Mega-Mech"
    Then P1's pool is empty
    And the chain is "Sky Splitter"

  @S-r010 @R-356.4 @R-356.4.f
  Scenario: The discount is on the total, additional costs included
    Given P1 has "Eager Apprentice" at "Grove of the God-Willow"
    And P1 has "Feral Strength" in hand
    And P1 has [3] in the pool
    When P1 plays "Feral Strength" choosing "Eager Apprentice", and again choosing "Eager Apprentice"
    Then P1's pool is empty
    When everyone passes
    Then "Eager Apprentice" has 7 Might
