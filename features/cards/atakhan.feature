Feature: Atakhan
  A friendly unit can be killed as an additional cost; then Atakhan costs less by what that unit costs, [1] for each Energy
  and [Y] for each Power, as printed or copied (206). Which unit it is has to be known for the total cost, so that it is
  picked before (356.4), and it counts as paid even if its death is replaced (203.2, 357.2.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Atakhan" in hand

  @S-r043 @R-366.2 @R-356.2.b @R-356.4.b @R-206
  Scenario: Less by the Energy and the Power of the unit killed
    Given P1 has "Vanguard Attendant" and "Stalwart Poro" in base
    And P1 has [4][Y][Y] in the pool
    When P1 plays "Atakhan"
    Then P1 is asked "cost.optional"
    When P1 answers "cost.optional" with yes
    Then "Vanguard Attendant" is in P1's trash
    And "Stalwart Poro" is in P1's base
    And P1's pool is empty
    And "Atakhan" is in P1's base

  @S-r044 @R-355.16 @R-357.3
  Scenario: Which one, where several make it affordable
    Given P1 has "Vanguard Attendant", "Mega-Mech" and "Stalwart Poro" in base
    And P1 has [4][Y][Y][Y] in the pool
    And the players will answer:
      | player | for           | answer |
      | P1     | cost.optional | yes    |
    When P1 plays "Atakhan"
    Then P1 is asked "cost.choose" among "Vanguard Attendant" and "Mega-Mech"
    When P1 answers "cost.choose" with "Mega-Mech"
    Then P1's pool is [1]
    And "Mega-Mech" is in P1's trash
    And "Vanguard Attendant" is in P1's base

  @S-r045 @R-356.2.b.1
  Scenario: For the full cost nobody has to die
    Given P1 has "Vanguard Attendant" in base
    And P1 has [10][Y][Y][Y] in the pool
    When P1 plays "Atakhan"
    And P1 answers "cost.optional" with no
    Then P1's pool is empty
    And "Vanguard Attendant" is in P1's base
    And "Atakhan" is in P1's base

  @S-r046 @example @R-206
  Scenario: A Reflection costs what it is a copy of
    Given P2 has "Noxus Hopeful" in base
    And P1 has "Mirror Image" in hand and the pool to pay for it
    And P1 has [6][Y][Y][Y] in the pool
    When P1 plays "Mirror Image" choosing "Noxus Hopeful"
    And everyone passes until the chain is empty
    And P1 plays "Atakhan"
    And P1 answers "cost.optional" with yes
    Then P1's pool is empty
    And "Atakhan" is in P1's base
    And 0 objects named "Noxus Hopeful" are in P1's base

  @S-r047 @R-357.2.a @R-203.2
  Scenario: It stays cheaper when the death is replaced
    Given P1 has "Vanguard Attendant" and "Zhonya's Hourglass" in base
    And P1 has [4][Y][Y] in the pool
    When P1 plays "Atakhan"
    And P1 answers "cost.optional" with yes
    Then "Vanguard Attendant" is in P1's base
    And "Vanguard Attendant" is exhausted
    And "Zhonya's Hourglass" is in P1's trash
    And "Atakhan" is in P1's base
    And P1's pool is empty

  @S-r048 @R-383.4.e @R-355.10.f
  Scenario: When he attacks, the defender kills one of their units there
    Given P1 has "Atakhan" called "attacker" in base
    And P2 has "Petty Officer" and "Mega-Mech" at "Altar to Unity"
    And P2 has "Stalwart Poro" in base
    When P1 moves "attacker" to "Altar to Unity"
    Then the chain is "attacker"
    When everyone passes
    Then P2 is asked "effect.choose" among "Petty Officer" and "Mega-Mech"
    When P2 answers "effect.choose" with "Petty Officer"
    Then "Petty Officer" is in P2's trash
    And "Mega-Mech" is at "Altar to Unity"
