Feature: Curtain Call
  It can be repeated for each of three costs (820.3), and each time another mode has to be chosen than the others (355.3).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Curtain Call" in hand and the pool to pay for it
    And P2 has "Mega-Mech" called "mech" at "Altar to Unity"
    And the top of P1's deck is "Gust"

  @S-xc073 @R-355.3 @R-820.2.a
  Scenario: Repeated, the second mode is another one
    Given P1 has [1] in the pool
    When P1 plays "Curtain Call"
    And P1 answers "cost.optional" with yes
    And P1 answers "play.mode" with 2
    Then P1 is asked "play.mode"
    When P1 answers "play.mode" with 2
    Then that is refused
    When P1 answers "play.mode" with 1
    And everyone passes
    Then "mech" has 2 damage
    And "Gust" is in P1's hand
    And P1's pool is empty
