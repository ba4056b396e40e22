Feature: Rabadon's Deathcrown
  Equipment with a Might Bonus of 3. While it is attached, spells and abilities of the unit's controller deal 3 Bonus
  Damage.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-q121 @R-818.1.c.2 @R-137.3 @R-135.2.e.5.a
  Scenario: Equip costs one Power of whichever domain
    Given P1 has "Pakaa Cub" in base
    And P1 has "Rabadon's Deathcrown" in base
    And P1 has [Y] in the pool
    When P1 activates "Rabadon's Deathcrown" choosing "Pakaa Cub"
    And everyone passes
    Then "Rabadon's Deathcrown" is attached to "Pakaa Cub"
    And "Pakaa Cub" has 6 Might
    And P1's pool is empty

  @S-q122 @R-715.2
  Scenario: Each unit that a spell deals damage to gets 3 more, and combat damage doesn't
    Given P1 has "Pakaa Cub" in base
    And "Pakaa Cub" starts with "Rabadon's Deathcrown" attached
    And P2 has "Mega-Mech" called "one" and "Mega-Mech" called "two" at "Altar to Unity"
    And P1 has "Bellows Breath" in hand and the pool to pay for it
    When P1 plays "Bellows Breath" choosing "one" and "two"
    And everyone passes
    Then "one" has 4 damage
    And "two" has 4 damage

  @S-q123 @R-718.5.g
  Scenario: It is for the controller of the unit, whoever controls the Equipment
    Given P2 has "Pakaa Cub" in base
    And "Pakaa Cub" starts with P1's "Rabadon's Deathcrown" attached
    And P1 has "Mega-Mech" called "ours" at "Altar to Unity"
    And P2 has "Mega-Mech" called "theirs" at "Grove of the God-Willow"
    And P1 has "Incinerate" in hand and the pool to pay for it
    When P1 plays "Incinerate" choosing "theirs"
    And everyone passes
    Then "theirs" has 2 damage

  @S-q124 @R-715.4 @example
  Scenario: Where no damage is dealt there is none to add to
    Given P1 has "Teemo, Strategist" at "Altar to Unity"
    And "Teemo, Strategist" starts with "Rabadon's Deathcrown" attached
    And P1's whole deck is "Gust", "Defy", "Cleave", "Discipline" and "Charm"
    And P2 has "Mega-Mech" in base
    And it is P2's turn
    When P2 moves "Mega-Mech" to "Altar to Unity"
    Then the chain is "Teemo, Strategist"
    When everyone passes
    Then "Mega-Mech" has 0 damage
    And no event "damageMarked" happened

  @S-q125 @R-715.4
  Scenario: With one Hidden card among them, 1 damage is dealt and 3 are added
    Given P1 has "Teemo, Strategist" at "Altar to Unity"
    And "Teemo, Strategist" starts with "Rabadon's Deathcrown" attached
    And P1's whole deck is "Gust", "Block", "Cleave", "Discipline" and "Charm"
    And P2 has "Mega-Mech" in base
    And it is P2's turn
    When P2 moves "Mega-Mech" to "Altar to Unity"
    Then the chain is "Teemo, Strategist"
    When everyone passes
    Then "Mega-Mech" has 4 damage
