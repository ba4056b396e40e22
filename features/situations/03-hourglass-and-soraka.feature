Feature: Zhonya's Hourglass and Soraka, Wanderer over two deaths at once
  In a combat cleanup all units with lethal damage are killed together (323.5): one action, so that their deaths are
  simultaneous events (370.1.a.2). Soraka can apply her effect to deaths that are simultaneous with her own (370.4). Both
  effects have one controller, who is also the controller of the units acted on, and therefore picks one effect for one
  event at a time (372, 373). What replaces a death is carried out before the deaths that stay unmodified (373.1.a).

  With Soraka and a smaller unit dying at her battlefield, and the Hourglass in base, there are three first picks.
  Hourglass for the small unit: the Hourglass is killed, and nothing is left that could save Soraka.
  Soraka for the small unit: the Hourglass is still there, and its effect, the only one left, saves Soraka.
  Hourglass for Soraka: she is recalled, and her effect is about units that share her location, which now is the base;
  as in the second example of 373.2 it no longer reaches the battlefield, so that the small unit dies.

  A Deathknell whose unit is saved is taken off the chain (808.1.d.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Soraka, Wanderer" at "Altar to Unity"
    And P2 has "Zhonya's Hourglass" in base

  @S-1b33 @R-372 @R-373 @R-373.1.a @R-370.1.a.2 @R-808.1.d.1
  Scenario: The Hourglass for the small unit leaves Soraka to die
    Given P2 has "Watchful Sentry" at "Altar to Unity"
    And P1 has "Cruel Patron" in base
    When P1 moves "Cruel Patron" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P1 answers "combat.assign" with 1 to "Watchful Sentry", 5 to "Soraka, Wanderer"
    Then P2 is asked "replacement.pick" among "Zhonya's Hourglass" for "Watchful Sentry", "Zhonya's Hourglass" for "Soraka, Wanderer" and "Soraka, Wanderer" for "Watchful Sentry"
    When P2 answers "replacement.pick" with "Zhonya's Hourglass" for "Watchful Sentry"
    Then nobody is asked anything
    And "Watchful Sentry" is in P2's base
    And "Watchful Sentry" is exhausted
    And "Watchful Sentry" has 0 damage
    And "Soraka, Wanderer" is in P2's trash
    And "Zhonya's Hourglass" is in P2's trash
    And these events happened in this order:
      | event    | object             |
      | died     | Zhonya's Hourglass |
      | recalled | Watchful Sentry    |
      | died     | Soraka, Wanderer   |
    And the chain is empty
    And P2's hand is empty
    And "Cruel Patron" is at "Altar to Unity"
    And "Altar to Unity" is controlled by P1
    And P1's points are 1

  @S-7a7b @R-370.4 @R-373 @R-373.2
  Scenario: Soraka for the small unit lets the Hourglass save her
    Given P2 has "Watchful Sentry" at "Altar to Unity"
    And P1 has "Cruel Patron" in base
    When P1 moves "Cruel Patron" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P1 answers "combat.assign" with 1 to "Watchful Sentry", 5 to "Soraka, Wanderer"
    And P2 answers "replacement.pick" with "Soraka, Wanderer" for "Watchful Sentry"
    Then nobody is asked anything
    And "Watchful Sentry" and "Soraka, Wanderer" are in P2's base
    And "Watchful Sentry" and "Soraka, Wanderer" are exhausted
    And "Soraka, Wanderer" has 0 damage
    And "Zhonya's Hourglass" is in P2's trash
    And no event "died" happened to "Soraka, Wanderer"
    And no event "died" happened to "Watchful Sentry"
    And the chain is empty
    And P2's hand is empty
    And "Altar to Unity" is controlled by P1

  @S-c194 @R-373.1.a @R-373.2 @R-808.1.d
  Scenario: The Hourglass for Soraka takes her away from the small unit, which dies
    Given P2 has "Watchful Sentry" at "Altar to Unity"
    And P1 has "Cruel Patron" in base
    When P1 moves "Cruel Patron" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P1 answers "combat.assign" with 1 to "Watchful Sentry", 5 to "Soraka, Wanderer"
    And P2 answers "replacement.pick" with "Zhonya's Hourglass" for "Soraka, Wanderer"
    Then nobody is asked anything
    And "Soraka, Wanderer" is in P2's base
    And "Soraka, Wanderer" is exhausted
    And "Watchful Sentry" is in P2's trash
    And "Zhonya's Hourglass" is in P2's trash
    And the chain is "Watchful Sentry"
    And these events happened in this order:
      | event    | object           |
      | recalled | Soraka, Wanderer |
      | died     | Watchful Sentry  |
    When everyone passes
    Then P2's hand has 1 card
    And "Altar to Unity" is controlled by P1
    And P1's points are 1

  @S-2cfb @R-370.1 @R-373
  Scenario: Soraka does nothing for a unit that has as much Might as she
    Given P2 has "Vanguard Sergeant" at "Altar to Unity"
    And P1 has "Mountain Drake" in base
    When P1 moves "Mountain Drake" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P1 answers "combat.assign" with 4 to "Vanguard Sergeant", 6 to "Soraka, Wanderer"
    Then P2 is asked "replacement.pick" among "Zhonya's Hourglass" for "Vanguard Sergeant" and "Zhonya's Hourglass" for "Soraka, Wanderer"
    When P2 answers "replacement.pick" with "Zhonya's Hourglass" for "Vanguard Sergeant"
    Then "Vanguard Sergeant" is in P2's base
    And "Soraka, Wanderer" is in P2's trash

  @S-d9a8 @R-465.2.c.6 @R-465.2.c.3
  Scenario: Soraka must be assigned combat damage last
    Given P2 has "Watchful Sentry" at "Altar to Unity"
    And P1 has "Cruel Patron" in base
    When P1 moves "Cruel Patron" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P1 answers "combat.assign" with 6 to "Soraka, Wanderer"
    Then that is refused by rule 465.2.c.6
    When P1 answers "combat.assign" with 2 to "Watchful Sentry", 4 to "Soraka, Wanderer"
    Then P2 is asked "replacement.pick"
    When P2 answers "replacement.pick" with "Soraka, Wanderer" for "Watchful Sentry"
    Then "Watchful Sentry" is in P2's base

  @S-1b1d @R-466.1.a.1 @R-372
  Scenario: Of a death that is alone both effects can take the place, and the unit's controller chooses
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Shipyard Skulker" in base
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P2 is asked "replacement.pick" among "Zhonya's Hourglass" for "Pakaa Cub" and "Soraka, Wanderer" for "Pakaa Cub"
    When P2 answers "replacement.pick" with "Soraka, Wanderer" for "Pakaa Cub"
    Then "Pakaa Cub" is in P2's base
    And "Zhonya's Hourglass" is in P2's base
    And "Shipyard Skulker" is in P1's trash
    And "Altar to Unity" is controlled by P2
