Feature: Defy
  Its target is a spell on the chain (355.9.a.2) that costs at most 4 Energy and at most one Power, by what is printed on
  it (206): not by what was paid, so that neither a Repeat that was paid nor a cost that was ignored changes it. A countered
  spell does nothing, goes to its owner's trash, and isn't paid back (425.1.a, 425.1.c); for abilities that trigger on
  playing it wasn't played (425.1.b).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Defy" called "first" in hand and the pool to pay for it

  @S-c0032 @FAQ-03.7 @R-425.1.a @R-425.1.c @R-813.1.c.1
  Scenario: A countered spell has no effect and isn't paid back
    Given P1 has "Void Seeker" in hand and the pool to pay for it
    When P1 plays "Void Seeker" choosing "Mega-Mech"
    And P1 passes
    And P2 plays "first" choosing "Void Seeker"
    And everyone passes
    Then the chain is empty
    And "Void Seeker" is in P1's trash
    And "first" is in P2's trash
    And "Mega-Mech" has 0 damage
    And P1's hand is empty
    And P1's pool is empty

  @S-c0033 @FAQ-04.2 @R-425.1.b @R-419.4.a.1
  Scenario: Nothing triggers on the playing of a countered spell
    Given P1 has "Ravenbloom Student" in base
    And P1 has "Void Seeker" in hand and the pool to pay for it
    When P1 plays "Void Seeker" choosing "Mega-Mech"
    And P1 passes
    And P2 plays "first" choosing "Void Seeker"
    And everyone passes
    Then the chain is empty
    And "Ravenbloom Student" has 2 Might

  @S-c0034 @R-355.9.b @R-206
  Scenario: Two Power are too much
    Given P1 has "Vengeance" in hand and the pool to pay for it
    When P1 plays "Vengeance" choosing "Mega-Mech"
    And P1 passes
    And P2 plays "first" choosing "Vengeance"
    Then that is refused
    And "first" is in P2's hand
    When P2 passes
    Then "Mega-Mech" is in P2's trash

  @S-c0035 @R-355.9.b @R-206
  Scenario: 5 Energy are too much
    Given P1 has "Promising Future" in hand and the pool to pay for it
    When P1 plays "Promising Future"
    And P1 passes
    And P2 plays "first" choosing "Promising Future"
    Then that is refused
    And "Promising Future" is on the chain

  @S-c0036 @example @R-206
  Scenario: A Repeat that was paid doesn't count
    Given P1 has "Feral Strength" in hand and the pool to pay for it
    And P1 has [2] in the pool
    And P1 has "Shipyard Skulker" in base
    When P1 plays "Feral Strength" choosing "Shipyard Skulker" and again choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "first" choosing "Feral Strength"
    And everyone passes
    Then "Shipyard Skulker" has 3 Might
    And "Feral Strength" is in P1's trash

  @S-c0037 @R-355.9.a.2 @R-425.1.a
  Scenario: Another Defy can counter it
    Given P1 has "Void Seeker" in hand and the pool to pay for it
    And P1 has "Defy" called "answer" in hand and the pool to pay for it
    When P1 plays "Void Seeker" choosing "Mega-Mech"
    And P1 passes
    And P2 plays "first" choosing "Void Seeker"
    And P2 passes
    And P1 plays "answer" choosing "first"
    And everyone passes
    Then "first" is in P2's trash
    And the chain is "Void Seeker"
    When everyone passes
    Then "Mega-Mech" has 4 damage

  @S-c0038 @R-355.9.a.2 @R-355.9.c @R-355.8
  Scenario: Without a spell on the chain but itself it can't be played
    Given it is P2's turn
    And P2 has "Void Seeker" in hand and the pool to pay for it
    When P2 plays "first"
    Then that is refused
    And "first" is in P2's hand
    When P2 plays "Void Seeker" choosing "Mega-Mech"
    And P2 plays "first" choosing "Void Seeker"
    And everyone passes
    Then "Void Seeker" is in P2's trash
    And "Mega-Mech" has 0 damage
