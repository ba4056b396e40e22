Feature: Stare Down
  Each unit moves to the base of whoever controls it, all at one moment.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0039 @R-420 @R-355.9.b
  Scenario: Enemy units there with less Might than the chosen unit move to their base
    Given P1 has "Vanguard Sergeant" in base
    And P2 has "Shipyard Skulker", "Pouty Poro" and "Mega-Mech" at "Altar to Unity"
    And P2 has "Recruit" at "Grove of the God-Willow"
    And P1 has "Stare Down" in hand and the pool to pay for it
    When P1 plays "Stare Down" choosing "Vanguard Sergeant", then "Altar to Unity"
    And everyone passes
    Then "Shipyard Skulker" and "Pouty Poro" are in P2's base
    And "Mega-Mech" is at "Altar to Unity"
    And "Recruit" is at "Grove of the God-Willow"

  @S-y0040 @R-303.2 @R-447
  Scenario: With three players each unit goes to its own player's base
    Given a game in the mode "skirmish"
    And P1 has "Vanguard Sergeant" in base
    And P2 has "Pouty Poro" at "Altar to Unity"
    And P3 has "Shipyard Skulker" at "Grove of the God-Willow"
    And P1 has "Stare Down" called "one" in hand and the pool to pay for it
    And P1 has "Stare Down" called "two" in hand and the pool to pay for it
    When P1 plays "one" choosing "Vanguard Sergeant", then "Altar to Unity"
    And everyone passes
    And P1 plays "two" choosing "Vanguard Sergeant", then "Grove of the God-Willow"
    And everyone passes
    Then "Pouty Poro" is in P2's base
    And "Shipyard Skulker" is in P3's base
