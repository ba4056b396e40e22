Feature: Accelerate paid for a unit that loses it before it enters
  Rek'Sai, Breacher gives friendly units Accelerate while they are played from elsewhere than a hand, so that the Cruel
  Patron which Baited Hook plays out of the deck has it. Ignoring its cost makes the base cost zero; additional costs are
  still owed (356.1.b.1, 356.1.b.3). Accelerate is chosen with the other choices (355.1.a) and costs [1] and one Power of
  the unit's own domain (805.1.a.1). Cruel Patron's own additional cost is mandatory (356.2.a.1); it chooses no target
  (355.10.c) and is paid with the others (357.2).

  If that cost is paid with Rek'Sai herself, the Patron has no Accelerate any more when it enters. But paying Accelerate
  has set up a replacement effect of its own, and the unit enters ready all the same (805.2.b): it is never exhausted, and
  so nothing is readied (805.6).

  What isn't to happen: a unit without Accelerate at the time of the choice is offered none, and a paid additional cost
  can't be left out later.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Baited Hook", "Rek'Sai, Breacher" and "Playful Phantom" in base
    And P1 has [2][Y][Y] in the pool

  @S-1d14 @R-805.2.b @R-805.6 @R-355.1.a @R-356.1.b.3 @R-357.2 @R-805.1.a.1
  Scenario: Rek'Sai is killed for the Patron's other cost, and it enters ready
    Given P1 has "Pouty Poro" in base
    And the top of P1's deck is "Cruel Patron", "Cleave", "Charm", "Block" and "Falling Star"
    When P1 activates "Baited Hook" choosing "Playful Phantom"
    And everyone passes
    Then P1 is asked "effect.choose" among "Cruel Patron"
    When P1 answers "effect.choose" with "Cruel Patron"
    Then P1 is asked "cost.optional"
    When P1 answers "cost.optional" with yes
    Then P1 is asked "cost.choose" among "Rek'Sai, Breacher" and "Pouty Poro"
    When P1 answers "cost.choose" with "Rek'Sai, Breacher"
    Then "Rek'Sai, Breacher" is in P1's trash
    And "Cruel Patron" is in P1's base
    And "Cruel Patron" is ready
    And "Cruel Patron" doesn't have the keyword "Accelerate"
    And P1's pool is empty
    And no event "readied" happened to "Cruel Patron"
    And these events happened in this order:
      | event      | object            |
      | died       | Playful Phantom   |
      | banished   | Cruel Patron      |
      | died       | Rek'Sai, Breacher |
      | cardPlayed | Cruel Patron      |

  @S-0bb7 @R-805.2 @R-359.2.c
  Scenario: With Accelerate declined it enters exhausted
    Given P1 has "Pouty Poro" in base
    And the top of P1's deck is "Cruel Patron", "Cleave", "Charm", "Block" and "Falling Star"
    And the players will answer:
      | player | for           | answer              |
      | P1     | effect.choose | "Cruel Patron"      |
      | P1     | cost.optional | no                  |
      | P1     | cost.choose   | "Rek'Sai, Breacher" |
    When P1 activates "Baited Hook" choosing "Playful Phantom"
    And everyone passes
    Then "Cruel Patron" is in P1's base
    And "Cruel Patron" is exhausted
    And P1's pool is [1][Y]

  @S-dfb8 @R-805.2 @R-357.2
  Scenario: With Rek'Sai left alive it enters ready as well
    Given P1 has "Pouty Poro" in base
    And the top of P1's deck is "Cruel Patron", "Cleave", "Charm", "Block" and "Falling Star"
    And the players will answer:
      | player | for           | answer         |
      | P1     | effect.choose | "Cruel Patron" |
      | P1     | cost.optional | yes            |
      | P1     | cost.choose   | "Pouty Poro"   |
    When P1 activates "Baited Hook" choosing "Playful Phantom"
    And everyone passes
    Then "Cruel Patron" is ready
    And "Pouty Poro" is in P1's trash
    And "Rek'Sai, Breacher" is in P1's base

  @S-fb8a @R-355.1.a @R-359.2.c @R-365.1
  Scenario: With Rek'Sai killed by the Hook itself no Accelerate is offered
    Given the top of P1's deck is "Vanguard Sergeant", "Cleave", "Charm", "Block" and "Falling Star"
    When P1 activates "Baited Hook" choosing "Rek'Sai, Breacher"
    And everyone passes
    And P1 answers "effect.choose" with "Vanguard Sergeant"
    Then nobody is asked anything
    And "Vanguard Sergeant" is in P1's base
    And "Vanguard Sergeant" is exhausted
    And P1's pool is [1][Y]
