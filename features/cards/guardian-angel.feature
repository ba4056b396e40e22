Feature: Guardian Angel
  Equipment with a Might Bonus of 1. Its Effect Text replaces the death of its unit: Guardian Angel is killed instead, and
  the unit is healed, exhausted and recalled.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @S-q111 @R-818.1.c.2 @R-137.3
  Scenario: Equip costs one Calm Power
    Given P1 has "Pakaa Cub" in base
    And P1 has "Guardian Angel" in base
    And P1 has [G] in the pool
    When P1 activates "Guardian Angel" choosing "Pakaa Cub"
    And everyone passes
    Then "Guardian Angel" is attached to "Pakaa Cub"
    And "Pakaa Cub" has 4 Might
    And P1's pool is empty

  @S-q112 @R-136.2.d @R-370.1 @R-719.5 @example @example-1
  Scenario: The one that dies is Guardian Angel, the one that is healed, exhausted and recalled is the unit
    Given P2 has "Vanguard Sergeant" at "Altar to Unity"
    And "Vanguard Sergeant" starts with "Guardian Angel" attached
    And "Vanguard Sergeant" starts with 2 damage
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Guardian Angel" is in P2's trash
    And "Vanguard Sergeant" is in P2's base
    And "Vanguard Sergeant" has 0 damage
    And "Vanguard Sergeant" is exhausted
    And "Vanguard Sergeant" has 4 Might
    And no event "died" happened to "Vanguard Sergeant"
    And these events happened in this order:
      | event     | object            |
      | died      | Guardian Angel    |
      | healed    | Vanguard Sergeant |
      | exhausted | Vanguard Sergeant |
      | recalled  | Vanguard Sergeant |

  @S-q113 @R-428.1
  Scenario: Being killed by a text is dying too, and other Equipment stays on
    Given P2 has "Vanguard Sergeant" at "Altar to Unity"
    And "Vanguard Sergeant" starts with "Guardian Angel" and "B.F. Sword" attached
    And P1 has "Vengeance" called "one" and "Vengeance" called "two" in hand and the pool to pay for them
    When P1 plays "one" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" is in P2's base
    And "B.F. Sword" is attached to "Vanguard Sergeant"
    And "B.F. Sword" is in P2's base
    When P1 plays "two" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" is in P2's trash

  @S-q114 @R-372 @R-719.1
  Scenario: Of two, the unit's controller picks the one that is killed
    Given P2 has "Vanguard Sergeant" at "Altar to Unity"
    And "Vanguard Sergeant" starts with "Guardian Angel" called "left" and "Guardian Angel" called "right" attached
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 plays "Vengeance" choosing "Vanguard Sergeant"
    And everyone passes
    Then P2 is asked "replacement.pick" among "left" for "Vanguard Sergeant" and "right" for "Vanguard Sergeant"
    When P2 answers "replacement.pick" with "right" for "Vanguard Sergeant"
    Then "right" is in P2's trash
    And "left" is attached to "Vanguard Sergeant"
    And "Vanguard Sergeant" is in P2's base

  @S-q115 @R-808.1.d.1
  Scenario: The Deathknell of a unit that it saves is taken off the chain
    Given P2 has "Watchful Sentry" at "Altar to Unity"
    And "Watchful Sentry" starts with "Guardian Angel" attached
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 plays "Vengeance" choosing "Watchful Sentry"
    And everyone passes
    Then "Watchful Sentry" is in P2's base
    And the chain is empty
    And P2's hand is empty

  @S-q116 @R-136.2.b
  Scenario: Loose, it saves nobody
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Guardian Angel" in base
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 plays "Vengeance" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" is in P2's trash
    And "Guardian Angel" is in P2's base

  # Five deaths at once: from Elder Dragon on, one damage that P1 has marked is lethal to each of them.
  @S-q117 @R-373.2 @example @example-1
  Scenario: Soraka's own effect first saves the units at her battlefield, and Guardian Angel then saves her
    Given P2 has "Soraka, Wanderer" at "Altar to Unity"
    And "Soraka, Wanderer" starts with "Guardian Angel" attached
    And P2 has "Sand Soldier" called "r1" and "Sand Soldier" called "r2" at "Altar to Unity"
    And P2 has "Sand Soldier" called "r3" and "Sand Soldier" called "r4" in base
    And "Soraka, Wanderer" starts with 1 damage marked by P1
    And "r1" starts with 1 damage marked by P1
    And "r2" starts with 1 damage marked by P1
    And "r3" starts with 1 damage marked by P1
    And "r4" starts with 1 damage marked by P1
    And P1 has "Elder Dragon" in hand and the pool to pay for it
    And the players will answer:
      | player | for         | answer  |
      | P1     | play.target | nothing |
    When P1 plays "Elder Dragon" to base
    And P2 answers "replacement.pick" with "Soraka, Wanderer" for "r1"
    And P2 answers "replacement.pick" with "Soraka, Wanderer" for "r2"
    Then "r1" and "r2" are in P2's base
    And "Soraka, Wanderer" is in P2's base
    And "Guardian Angel" is in P2's trash
    And "r3" is gone
    And "r4" is gone

  @S-q118 @R-373.2 @example @example-2
  Scenario: Guardian Angel first recalls her, and her own effect then saves the units in base alone
    Given P2 has "Soraka, Wanderer" at "Altar to Unity"
    And "Soraka, Wanderer" starts with "Guardian Angel" attached
    And P2 has "Sand Soldier" called "r1" and "Sand Soldier" called "r2" at "Altar to Unity"
    And P2 has "Sand Soldier" called "r3" and "Sand Soldier" called "r4" in base
    And "Soraka, Wanderer" starts with 1 damage marked by P1
    And "r1" starts with 1 damage marked by P1
    And "r2" starts with 1 damage marked by P1
    And "r3" starts with 1 damage marked by P1
    And "r4" starts with 1 damage marked by P1
    And P1 has "Elder Dragon" in hand and the pool to pay for it
    And the players will answer:
      | player | for         | answer  |
      | P1     | play.target | nothing |
    When P1 plays "Elder Dragon" to base
    And P2 answers "replacement.pick" with "Guardian Angel" for "Soraka, Wanderer"
    And P2 answers "replacement.pick" with "Soraka, Wanderer" for "r3"
    Then "Soraka, Wanderer" is in P2's base
    And "r3" and "r4" are in P2's base
    And "r1" is gone
    And "r2" is gone
    And "Guardian Angel" is in P2's trash
