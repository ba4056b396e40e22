Feature: Bullet Time
  Any amount of [A] can be paid as it resolves, a cost within instructions (204.3.b); that much damage is dealt to every
  enemy unit at the battlefield that was chosen, which is the target (355.10.d). Paid is what the pool and abilities with
  Add yield at that time (444.2.c), of whatever domains (135.2.e.5.a).

  Background:
    Given the battlefields "Altar to Unity", "Grove of the God-Willow" and "Windswept Hillock"
    And P2 has "Mega-Mech" and "Petty Officer" at "Altar to Unity"
    And P2 has "Mountain Drake" at "Grove of the God-Willow"
    And P1 has "Bullet Time" in hand and the pool to pay for it

  @S-r022 @example @R-204.3.b @R-135.2.e.5.a
  Scenario: As much as is paid, to each enemy unit there
    Given P1 has [R][G][O] in the pool
    And P1 has "Pakaa Cub" in base
    When P1 plays "Bullet Time" choosing "Altar to Unity"
    Then P1's pool is [R][G][O]
    When everyone passes
    Then P1 is asked "cost.times"
    When P1 answers "cost.times" with 3
    Then P1's pool is empty
    And "Mega-Mech" has 3 damage
    And "Petty Officer" has 3 damage
    And "Mountain Drake" has 0 damage

  @S-r023 @R-204.3.b @R-444.2
  Scenario: Less than one has, or nothing
    Given P1 has [R][G][O] in the pool
    And P1 has "Bullet Time" called "another" in hand
    And P1 has "Bullet Time" called "last" in hand
    And P1 has [1] in the pool
    When P1 plays "another" choosing "Altar to Unity"
    And everyone passes
    And P1 answers "cost.times" with 1
    Then "Mega-Mech" has 1 damage
    When P1 plays "last" choosing "Grove of the God-Willow"
    And everyone passes
    And P1 answers "cost.times" with 0
    Then "Mountain Drake" has 0 damage
    And P1's pool is [G][O]
    And "last" is in P1's trash

  @S-r024 @R-204.3.b @R-203.3
  Scenario: Without Power nobody is asked, and nothing is dealt
    Given P1 has [4] in the pool
    When P1 plays "Bullet Time" choosing "Altar to Unity"
    And everyone passes
    Then nobody is asked anything
    And "Mega-Mech" has 0 damage
    And P1's pool is [4]

  @S-r025 @R-444.2.c @R-429.3.a
  Scenario: Paid by recycling runes as it resolves
    Given P1 has the runes "Fury Rune" and "Calm Rune"
    When P1 plays "Bullet Time" choosing "Altar to Unity"
    And everyone passes
    And P1 answers "cost.times" with 2
    Then P1 is asked "pay"
    When P1 answers "pay" with recycle "Fury Rune"
    And P1 answers "pay" with recycle "Calm Rune"
    Then "Mega-Mech" has 2 damage
    And "Petty Officer" has 2 damage

  @S-r026 @R-204.3.b @R-355.9.b
  Scenario: Friendly units there are spared, and a base is no battlefield
    Given it is P2's turn
    And P1 has [A][A] in the pool
    And P1 has "Iascylla" called "mine" at "Windswept Hillock"
    And P2 has "Stalwart Poro" called "theirs" in base
    When P2 moves "theirs" to "Windswept Hillock"
    And P2 passes
    And P1 plays "Bullet Time" choosing "P2.base"
    Then that is refused
    When P1 plays "Bullet Time" choosing "Windswept Hillock"
    And everyone passes
    And P1 answers "cost.times" with 1
    Then "theirs" has 1 damage
    And "mine" has 0 damage
