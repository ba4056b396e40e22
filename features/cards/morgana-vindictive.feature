Feature: Morgana, Vindictive
  As she is played she deals a unit as much damage as is marked on it already. She has Ambush.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Morgana, Vindictive" called "morgana" in hand and the pool to pay for it

  @S-dm046 @R-142 @R-383.4.a
  Scenario: As much as is marked, whoever marked it
    Given P2 has "Mountain Drake" in base
    And "Mountain Drake" starts with 3 damage marked by P2
    And "Mountain Drake" starts with 1 damage marked by P1
    When P1 plays "morgana" to base
    And P1 answers "play.target" with "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" has 8 damage
    And "Mountain Drake" has 5 damage marked by P1

  @S-dm047 @R-417.1.e.1 @R-715.4
  Scenario: Without any there is nothing to deal
    Given P2 has "Mountain Drake" in base
    And P1 has "Annie, Fiery" in base
    When P1 plays "morgana" to base
    And P1 answers "play.target" with "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" has 0 damage
    And no event "damageMarked" happened

  @S-dm048 @R-822.1.d
  Scenario: Into a combat
    Given P1 has "Vanguard Sergeant" at "Grove of the God-Willow"
    And P2 has "Mega-Mech" in base
    And it is P2's turn
    When P2 moves "Mega-Mech" to "Grove of the God-Willow"
    And P2 passes
    And P1 plays "morgana" to "Grove of the God-Willow"
    And P1 answers "play.target" with "Mega-Mech"
    And everyone passes
    Then "morgana" is a defender
    When everyone passes until the showdown ends
    And P2 answers "combat.assign" with 4 to "Vanguard Sergeant", 4 to "morgana"
    Then "Mega-Mech" is in P2's trash
