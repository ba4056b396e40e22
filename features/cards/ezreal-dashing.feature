Feature: Ezreal, Dashing
  Attacking or defending he deals as much as his Might to an enemy unit there. His Might adds nothing to the combat damage
  of his side. For [B], with the timing of an Action, he moves to his player's base.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-dm001 @R-383.4.e @R-465.2.a
  Scenario: Attacking, he shoots, and deals no combat damage
    Given P1 has "Ezreal, Dashing" in base
    And P2 has "Playful Phantom" and "Shipyard Skulker" at "Altar to Unity"
    When P1 moves "Ezreal, Dashing" to "Altar to Unity"
    Then P1 is asked "play.target" among "Playful Phantom" and "Shipyard Skulker"
    When P1 answers "play.target" with "Playful Phantom"
    And everyone passes
    Then "Playful Phantom" has 3 damage
    When everyone passes until the showdown ends
    Then "Ezreal, Dashing" is in P1's trash
    And no event "damageAssigned" happened to "Playful Phantom"
    And no event "damageAssigned" happened to "Shipyard Skulker"
    And no event "damageMarked" happened to "Shipyard Skulker"

  @S-dm002 @R-383.4.f @R-465.2.b
  Scenario: So he does defending; others of his side deal theirs
    Given it is P2's turn
    And P1 has "Ezreal, Dashing" and "Vanguard Sergeant" at "Altar to Unity"
    And P2 has "Mega-Mech" in base
    When P2 moves "Mega-Mech" to "Altar to Unity"
    And everyone passes
    Then "Mega-Mech" has 3 damage
    When everyone passes until the showdown ends
    And P2 answers "combat.assign" with 4 to "Ezreal, Dashing", 4 to "Vanguard Sergeant"
    Then these events happened in this order:
      | event          | object    | by | amount |
      | damageAssigned | Mega-Mech | P1 | 4      |

  @S-dm003 @R-806.1.c @R-447
  Scenario: He gets out of the combat for [B]
    Given P1 has "Ezreal, Dashing" in base
    And P1 has [B] in the pool
    And P2 has "Playful Phantom" at "Altar to Unity"
    When P1 moves "Ezreal, Dashing" to "Altar to Unity"
    And everyone passes
    And P1 activates "Ezreal, Dashing"
    And everyone passes
    Then "Ezreal, Dashing" is in P1's base
    And P1's pool is empty
    When everyone passes until the showdown ends
    Then "Ezreal, Dashing" is in P1's base
    And "Playful Phantom" is at "Altar to Unity"
