Feature: Sky Splitter
  Its own Energy cost is lower by the highest Might among its player's units: a discount on the total cost that the card
  itself brings (356.4.a), applied wherever those units are, and never below 0 (356.6). Power stays owed. Whatever looks
  for the spell's cost sees what is printed (206).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Sky Splitter" in hand

  @S-r001 @R-356.4.a @R-357.1
  Scenario: It costs less by the highest Might among one's own units
    Given P1 has "Stalwart Poro" at "Grove of the God-Willow"
    And P1 has "Minotaur Reckoner" in base
    And P1 has [3][R] in the pool
    When P1 plays "Sky Splitter" choosing "Mega-Mech"
    Then P1's pool is empty
    When everyone passes
    Then "Mega-Mech" has 5 damage
    And "Sky Splitter" is in P1's trash

  @S-r002 @R-356.4 @R-357.1
  Scenario: Enemy units don't make it cheaper, and without units it costs what is printed
    Given P1 has "Void Seeker" in hand
    And P1 has [7][R] in the pool
    When P1 plays "Sky Splitter" choosing "Mega-Mech"
    Then that is refused
    And P1's pool is [7][R]
    And P1 couldn't play "Sky Splitter"
    When P1 plays "Void Seeker" choosing "Mega-Mech"
    Then P1's pool is [4]

  @S-r003 @R-356.6 @R-356.4
  Scenario: Not below 0 Energy, and the Power is still owed
    Given P1 has "Mountain Drake" in base
    And P1 has [2][R] in the pool
    When P1 plays "Sky Splitter" choosing "Mega-Mech"
    Then P1's pool is [2]
    And the chain is "Sky Splitter"

  @S-r004 @example @R-206
  Scenario: What asks for the spell's cost sees what is printed
    Given P1 has "Lux, Illuminated" in base
    And P1 has [3][R] in the pool
    When P1 plays "Sky Splitter" choosing "Mega-Mech"
    And everyone passes
    Then the chain is "Lux, Illuminated"
    When everyone passes
    Then "Lux, Illuminated" has 8 Might
    And P1's pool is empty

  @S-r005 @R-355.9.b
  Scenario: Only a unit at a battlefield can be chosen
    Given P1 has "Mountain Drake" in base
    And P1 has [R] in the pool
    When P1 plays "Sky Splitter" choosing "Mountain Drake"
    Then that is refused by rule 355.9.b
    When P1 plays "Sky Splitter" choosing "Mega-Mech"
    Then the chain is "Sky Splitter"
