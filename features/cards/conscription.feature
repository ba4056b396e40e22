Feature: Conscription
  Control of an enemy unit at a battlefield passes, one of 3 Might or less, or any one for 5 XP more; it comes to the base,
  exhausted.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Mega-Mech" and "Shipyard Skulker" at "Altar to Unity"
    And P1 starts with 5 XP
    And P1 has "Conscription" in hand and the pool to pay for it

  @S-w153 @R-355.9.b @R-191.4.a @R-455
  Scenario: A small one without XP
    When P1 plays "Conscription"
    And P1 answers "cost.optional" with no
    And everyone passes
    Then "Shipyard Skulker" is in P1's base
    And "Shipyard Skulker" is controlled by P1
    And "Shipyard Skulker" is exhausted
    And "Mega-Mech" is at "Altar to Unity"

  @S-w154 @R-355.1.a @R-356.2.b
  Scenario: Any one for 5 XP
    When P1 plays "Conscription"
    And P1 answers "cost.optional" with yes
    Then P1 is asked "play.target" among "Mega-Mech" and "Shipyard Skulker"
    When P1 answers "play.target" with "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" is in P1's base
    And "Mega-Mech" is controlled by P1
    And "Mega-Mech" is exhausted
