Feature: Call to Battle
  The opponent picks the unit, and moves it, as that is reached (355.17).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0042 @R-355.4 @R-411.1
  Scenario: A unit goes to a battlefield of its player's, and an opponent's follows
    Given P1 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Shipyard Skulker" in base
    And P2 has "Mega-Mech" and "Pouty Poro" in base
    And P1 has "Call to Battle" in hand and the pool to pay for it
    When P1 plays "Call to Battle" choosing "Shipyard Skulker" moving it to "Altar to Unity"
    And everyone passes
    Then P2 is asked "effect.choose" among "Mega-Mech" and "Pouty Poro"
    When P2 answers "effect.choose" with "Pouty Poro"
    Then "Shipyard Skulker" is at "Altar to Unity"
    And "Pouty Poro" is at "Altar to Unity"

  @S-y0043 @R-355.4
  Scenario: It goes to no battlefield that its player doesn't control
    Given P1 has "Shipyard Skulker" in base
    And P1 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Call to Battle" in hand and the pool to pay for it
    When P1 plays "Call to Battle" choosing "Shipyard Skulker" moving it to "Grove of the God-Willow"
    Then that is refused
    When P1 plays "Call to Battle" choosing "Shipyard Skulker" moving it to "Altar to Unity"
    Then "Call to Battle" is on the chain
