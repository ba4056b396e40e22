Feature: Affectionate Poro
  Its trigger waits for the end of a combat (466.7.b) in which it was an attacker or a defender. That it hasn't been dealt
  damage this turn belongs to the condition (383.2.a.1), and goes for the whole turn: being healed doesn't undo it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-a020 @R-466.7.b
  Scenario: A defender that was assigned nothing
    Given P1 has "Shipyard Skulker" in base
    And P2 has "Affectionate Poro" and "Horns of the Dragon" at "Altar to Unity"
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then the chain is "Affectionate Poro"
    And no combat is going on
    When everyone passes
    Then P2's hand has 1 card
    And P1's hand is empty

  @S-a021 @R-383.2.a.1 @R-466.7.b
  Scenario: Not with damage dealt in that combat, though it is healed by then
    Given P1 has "Affectionate Poro" and "Vanguard Sergeant" in base
    And P2 has "Watchful Sentry" at "Altar to Unity"
    When P1 moves "Affectionate Poro" and "Vanguard Sergeant" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P2 answers "combat.assign" with 1 to "Affectionate Poro", 0 to "Vanguard Sergeant"
    And everyone passes
    Then no combat is going on
    And "Affectionate Poro" is at "Altar to Unity"
    And "Affectionate Poro" has 0 damage
    And the chain is empty
    And P1's hand is empty

  @S-a022 @R-383.2.a.1
  Scenario: Nor with damage dealt earlier in the turn
    Given P1 has "Affectionate Poro" and "Shipyard Skulker" in base
    And P1 has "Falling Star" in hand and the pool to pay for it
    And P1 has "Heart of Dark Ice" in base
    And P2 has "Pakaa Cub" at "Altar to Unity"
    And "Pakaa Cub" starts stunned
    When P1 activates "Heart of Dark Ice" choosing "Affectionate Poro"
    And everyone passes
    And P1 plays "Falling Star" choosing "Affectionate Poro", then "Shipyard Skulker"
    And everyone passes
    Then "Affectionate Poro" has 3 damage
    When P1 moves "Affectionate Poro" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1 has won the combat at "Altar to Unity"
    And the chain is empty
    And "Affectionate Poro" is at "Altar to Unity"
    And P1's hand is empty

  @S-a023 @R-466.7.b
  Scenario: Recalled, it was in the combat all the same
    Given P1 has "Affectionate Poro" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And "Mega-Mech" starts stunned
    When P1 moves "Affectionate Poro" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Affectionate Poro" is in P1's base
    And the chain is "Affectionate Poro"
    When everyone passes
    Then P1's hand has 1 card

  @S-a024 @R-466.7.b
  Scenario: A combat in which it wasn't is none of its concern
    Given P1 has "Vanguard Sergeant" in base
    And P1 has "Affectionate Poro" at "Grove of the God-Willow"
    And P2 has "Pakaa Cub" at "Altar to Unity"
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1 has won the combat at "Altar to Unity"
    And the chain is empty
    And P1's hand is empty
