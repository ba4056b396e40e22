Feature: Alpha Strike
  The friendly unit deals the damage in the spell's place (417.6.b.3), as much as its Might when the spell resolves, and its
  player shares it out among the targets then, 1 or more to each (355.14.e to 355.14.g). As it is played there can be no more
  of them than the Might that the unit has at that time (355.14.c). Kills that come of it are the spell's (428.5.c), and each
  of them sets off a reflexive trigger of its own (387).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Alpha Strike" in hand and the pool to pay for it

  @S-g001 @R-392 @example @R-355.14.e @R-417.6.b.3 @R-428.5.c @R-387.1 @R-388.1
  Scenario: The damage is shared out on resolution; each unit killed gives 1 XP
    Given P1 has "Petty Officer" in base
    And P2 has "Pakaa Cub" and "Mega-Mech" at "Altar to Unity"
    And P2 has "Recruit" at "Grove of the God-Willow"
    When P1 plays "Alpha Strike" choosing "Petty Officer", then "Pakaa Cub" and "Mega-Mech" and "Recruit"
    And everyone passes
    Then P1 is asked "effect.split" among "Pakaa Cub", "Mega-Mech" and "Recruit"
    When P1 answers "effect.split" with 3 to "Pakaa Cub", 1 to "Mega-Mech", 1 to "Recruit"
    Then "Pakaa Cub" is in P2's trash
    And "Recruit" is gone
    And "Mega-Mech" has 1 damage marked by P1
    When P1 answers "trigger.order" with "Alpha Strike" and "Alpha Strike"
    Then the chain is "Alpha Strike", "Alpha Strike"
    And no event "xpGained" happened
    When everyone passes until the chain is empty
    Then these events happened in this order:
      | event        | object     | amount | by |
      | damageMarked | Pakaa Cub  | 3      | P1 |
      | damageMarked | Mega-Mech  | 1      | P1 |
      | died         | Pakaa Cub  |        | P1 |
      | xpGained     |            | 1      |    |
      | xpGained     |            | 1      |    |

  @S-g002 @R-355.14.f @R-355.14.g
  Scenario: Every target has to get 1 at least
    Given P1 has "Petty Officer" in base
    And P2 has "Iascylla" and "Mega-Mech" at "Altar to Unity"
    When P1 plays "Alpha Strike" choosing "Petty Officer", then "Iascylla" and "Mega-Mech"
    And everyone passes
    And P1 answers "effect.split" with 5 to "Iascylla", 0 to "Mega-Mech"
    Then that is refused by rule 355.14
    When P1 answers "effect.split" with 3 to "Iascylla", 1 to "Mega-Mech"
    Then that is refused by rule 355.14
    When P1 answers "effect.split" with 4 to "Iascylla", 1 to "Mega-Mech"
    Then "Iascylla" has 4 damage
    And "Mega-Mech" has 1 damage

  @S-g003 @R-355.14.c @R-355.14.b
  Scenario: No more targets than the unit has Might as it is played
    Given P1 has "Stalwart Poro" in base
    And P2 has "Iascylla" and "Mega-Mech" at "Altar to Unity"
    And P2 has "Pakaa Cub" at "Grove of the God-Willow"
    When P1 plays "Alpha Strike" choosing "Stalwart Poro", then "Iascylla" and "Mega-Mech" and "Pakaa Cub"
    Then that is refused by rule 355.14.c
    When P1 plays "Alpha Strike" choosing "Stalwart Poro", then "Iascylla" and "Mega-Mech"
    And everyone passes
    Then nobody is asked anything
    And "Iascylla" has 1 damage
    And "Mega-Mech" has 1 damage

  @S-g004 @R-355.9.b @R-355.10
  Scenario: Just enemy units at battlefields
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Mega-Mech" in base
    And P2 has "Iascylla" at "Grove of the God-Willow"
    When P1 plays "Alpha Strike" choosing "Pakaa Cub", then "Mega-Mech"
    Then that is refused by rule 355.9.b
    When P1 plays "Alpha Strike" choosing "Pakaa Cub", then "Iascylla"
    And everyone passes
    Then "Iascylla" has 3 damage
    And "Mega-Mech" has 0 damage

  @S-g005 @R-355.14.a @R-355.14.d @R-809.1.c
  Scenario: Each of them is a target, so Deflect costs for each
    Given P1 has "Petty Officer" in base
    And P2 has "Pouty Poro" called "one" and "Pouty Poro" called "two" at "Altar to Unity"
    And P1 has [R] in the pool
    When P1 plays "Alpha Strike" choosing "Petty Officer", then "one" and "two"
    Then that is refused
    When P1 plays "Alpha Strike" choosing "Petty Officer", then "one"
    Then P1's pool is empty
    When everyone passes
    Then "one" is in P2's trash
    And "two" has 0 damage
    When everyone passes
    Then these events happened in this order:
      | event    | player | amount |
      | xpGained | P1     | 1      |

  @S-g006 @R-355.14.h @R-355.14.h.1
  Scenario: With less damage than targets on resolution, exactly as many as are too many are dropped
    Given P1 has "Petty Officer" in base
    And P2 has "Recruit" called "big" and "Recruit" called "a" at "Altar to Unity"
    And P2 has "Recruit" called "b", "Recruit" called "c" and "Recruit" called "d" at "Grove of the God-Willow"
    And P2 has "Feral Strength" and "Frigid Touch" in hand and the pool to pay for them
    When P1 plays "Alpha Strike" choosing "Petty Officer", then "big" and "a" and "b" and "c" and "d"
    And P1 passes
    And P2 plays "Feral Strength" choosing "big"
    And P2 answers "cost.optional" with no
    And P2 plays "Frigid Touch" choosing "Petty Officer"
    And everyone passes
    And everyone passes
    Then "big" has 3 Might
    And "Petty Officer" has 3 Might
    When everyone passes
    Then P1 is asked "effect.dropTargets" among "big", "a", "b", "c" and "d"
    When P1 answers "effect.dropTargets" with "a" and "b" and "c" and "d"
    Then that is refused by rule 355.14.h
    When P1 answers "effect.dropTargets" with "c" and "d"
    Then "big" has 1 damage
    And "a" is gone
    And "b" is gone
    And "c" is at "Grove of the God-Willow"
    And "c" has 0 damage
    And "d" has 0 damage
    When P1 answers "trigger.order" with "Alpha Strike" and "Alpha Strike"
    And everyone passes until the chain is empty
    Then these events happened in this order:
      | event    | player | amount |
      | xpGained | P1     | 1      |
      | xpGained | P1     | 1      |

  @S-g007 @R-355.14.h @R-359.3.e.5
  Scenario: A target that is gone is none among which damage is split
    Given P1 has "Pakaa Cub" in base
    And P2 has "Iascylla" and "Stalwart Poro" at "Altar to Unity"
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Alpha Strike" choosing "Pakaa Cub", then "Iascylla" and "Stalwart Poro"
    And P1 passes
    And P2 plays "Gust" choosing "Stalwart Poro"
    And everyone passes
    And everyone passes
    Then nobody is asked anything
    And "Iascylla" has 3 damage

  @S-g008 @R-359.3.e.12
  Scenario: With the friendly unit gone nothing is dealt
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Stalwart Poro" at "Grove of the God-Willow"
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Alpha Strike" choosing "Pakaa Cub", then "Stalwart Poro"
    And P1 passes
    And P2 plays "Gust" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    Then "Stalwart Poro" has 0 damage
    And no event "xpGained" happened

  @S-g009 @R-417.6.b.3 @R-715.3
  Scenario: Bonus Damage of its player's spells is none of the unit's
    Given P1 has "Annie, Fiery" and "Stalwart Poro" in base
    And P2 has "Iascylla", "Mega-Mech" and "Pakaa Cub" at "Altar to Unity"
    When P1 plays "Alpha Strike" choosing "Stalwart Poro", then "Iascylla" and "Mega-Mech" and "Pakaa Cub"
    Then that is refused by rule 355.14.c
    When P1 plays "Alpha Strike" choosing "Stalwart Poro", then "Iascylla"
    And everyone passes
    Then "Iascylla" has 2 damage

  @S-g010 @R-428.5.c
  Scenario: Only what it kills counts, not what dies of something else in that turn
    Given P1 has "Pakaa Cub" in base
    And P2 has "Iascylla" and "Stalwart Poro" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Alpha Strike" choosing "Pakaa Cub", then "Iascylla"
    And everyone passes
    And P1 plays "Hextech Ray" choosing "Stalwart Poro"
    And everyone passes
    Then "Stalwart Poro" is in P2's trash
    And the chain is empty
    And no event "xpGained" happened
