Feature: Temptation
  The unit can only be moved to where its controller has another unit (355.4).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0044 @R-355.4
  Scenario: An enemy unit moves to where its controller has a unit
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Mega-Mech" in base
    And P1 has "Temptation" in hand and the pool to pay for it
    When P1 plays "Temptation" choosing "Mega-Mech" moving it to "Grove of the God-Willow"
    Then that is refused
    When P1 plays "Temptation" choosing "Mega-Mech" moving it to "Altar to Unity"
    And everyone passes
    Then "Mega-Mech" is at "Altar to Unity"

  @S-y0045 @R-355.4 @R-355.8
  Scenario: A base with a unit is such a place as well; one without isn't
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Mega-Mech" in base
    And P1 has "Temptation" in hand and the pool to pay for it
    When P1 plays "Temptation" choosing "Mega-Mech" moving it to "Grove of the God-Willow"
    Then that is refused
    When P1 plays "Temptation" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P2's base
