Feature: Rocket Barrage
  Two modes: deal 4 to a unit in a base, or kill a gear. The mode is picked while the spell is played (355.3), then its target.
  With Repeat paid, each execution has a mode and a target of its own (820.2.a), and they are carried out one after the other.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Playful Phantom", "Seal of Rage" and "Seal of Discord" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Rocket Barrage" in hand and the pool to pay for it

  @S-c0201 @R-355.3 @R-417.1.b
  Scenario: Deal 4 to a unit in a base
    When P1 plays "Rocket Barrage" with mode 1 choosing "Playful Phantom"
    And everyone passes
    Then "Playful Phantom" has 4 damage
    And "Seal of Rage" and "Seal of Discord" are in P2's base
    And P1's pool is empty

  @S-c0202 @R-355.3 @R-428.1
  Scenario: Kill a gear
    When P1 plays "Rocket Barrage" with mode 2 choosing "Seal of Rage"
    And everyone passes
    Then "Seal of Rage" is in P2's trash
    And "Seal of Discord" is in P2's base
    And "Playful Phantom" has 0 damage

  @S-c0203 @R-355.9.b
  Scenario: A unit at a battlefield is no target, and each mode has its own targets
    When P1 plays "Rocket Barrage" with mode 1 choosing "Mega-Mech"
    Then that is refused by rule 355.9.b
    When P1 plays "Rocket Barrage" with mode 2 choosing "Playful Phantom"
    Then that is refused by rule 355.9.b
    When P1 plays "Rocket Barrage" with mode 1 choosing "Seal of Rage"
    Then that is refused by rule 355.9.b
    When P1 plays "Rocket Barrage" with mode 1 choosing "Playful Phantom"
    Then the chain is "Rocket Barrage"

  @S-c0204 @R-355.3 @R-355.5
  Scenario: What isn't said is asked
    When P1 plays "Rocket Barrage"
    Then P1 is asked "play.mode"
    When P1 answers "play.mode" with 2
    Then P1 is asked "play.target" among "Seal of Rage" and "Seal of Discord"
    When P1 answers "play.target" with "Seal of Discord"
    And everyone passes
    Then "Seal of Discord" is in P2's trash

  @S-c0205 @example @R-820.2.a @R-820.1.d.1
  Scenario: Repeated with the same mode and another target, in the order told
    Given P1 has [4][B] in the pool
    When P1 plays "Rocket Barrage", paying repeat
    And P1 answers "play.mode" with 2
    And P1 answers "play.target" with "Seal of Rage"
    And P1 answers "play.mode" with 2
    And P1 answers "play.target" with "Seal of Discord"
    Then P1's pool is empty
    When everyone passes
    Then these events happened in this order:
      | event | object          |
      | died  | Seal of Rage    |
      | died  | Seal of Discord |
    And "Seal of Rage" and "Seal of Discord" are in P2's trash

  @S-c0206 @example @R-820.2.a
  Scenario: Repeated with the other mode
    Given P1 has [4][B] in the pool
    When P1 plays "Rocket Barrage", paying repeat
    And P1 answers "play.mode" with 1
    And P1 answers "play.mode" with 2
    And P1 answers "play.target" with "Seal of Rage"
    And everyone passes
    Then "Playful Phantom" has 4 damage
    And "Seal of Rage" is in P2's trash
    And "Seal of Discord" is in P2's base

  @S-c0207 @example @R-820.2.a @R-323.5
  Scenario: Repeated with the same mode and the same target
    Given P1 has [4][B] in the pool
    And P2 has "Mountain Drake" in base
    When P1 plays "Rocket Barrage", paying repeat
    And P1 answers "play.mode" with 1
    And P1 answers "play.target" with "Mountain Drake"
    And P1 answers "play.mode" with 1
    And P1 answers "play.target" with "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" has 8 damage

  @S-c0208 @example @R-206
  Scenario: With Repeat paid Defy may still counter it
    Given P1 has [4][B] in the pool
    And P2 has "Defy" in hand and the pool to pay for it
    When P1 plays "Rocket Barrage", paying repeat
    And P1 answers "play.mode" with 1
    And P1 answers "play.mode" with 2
    And P1 answers "play.target" with "Seal of Rage"
    And P1 passes
    And P2 plays "Defy" choosing "Rocket Barrage"
    And everyone passes
    Then "Rocket Barrage" is in P1's trash
    And "Playful Phantom" has 0 damage
    And "Seal of Rage" is in P2's base
