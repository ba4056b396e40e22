Feature: Stand United
  A friendly unit is buffed. For the rest of the turn every buff on a unit that is friendly to the spell's player gives one
  Might more (703), also one that is put there later. It has Hidden and Action.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
    And P2 has "Mega-Mech" in base
    And "Vanguard Sergeant" starts with a buff
    And "Mega-Mech" starts with a buff

  @S-y003 @R-426.1 @R-703
  Scenario: The unit is buffed, and buffs of friendly units are worth 2 Might this turn
    Given P1 has "Stand United" in hand and the pool to pay for it
    When P1 plays "Stand United" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has a buff
    And "Pakaa Cub" has 5 Might
    And "Vanguard Sergeant" has 6 Might
    And "Mega-Mech" has 9 Might
    When P1 ends the turn
    Then "Pakaa Cub" has 4 Might
    And "Vanguard Sergeant" has 5 Might

  @S-y004 @R-390 @R-703
  Scenario: A buff that comes later in the turn is worth as much
    Given P1 has "Stand United" in hand and the pool to pay for it
    And P1 has "Arena Bar" and "Shipyard Skulker" in base
    And "Shipyard Skulker" starts exhausted
    When P1 plays "Stand United" choosing "Pakaa Cub"
    And everyone passes
    And P1 activates "Arena Bar" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 5 Might

  @S-y005 @example @FAQ-22.7 @R-811.2
  Scenario: From hidden the unit has to be there, but buffs elsewhere are worth more too
    Given it is P2's turn
    And P1 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Stand United" facedown at "Altar to Unity"
    And P2 has "Gust" in hand and the pool to pay for it
    And P2 has "Shipyard Skulker" in base
    When P2 moves "Shipyard Skulker" to "Grove of the God-Willow"
    And P2 passes
    And P1 plays "Stand United" from hidden choosing "Pakaa Cub"
    Then that is refused by rule 811.1.d.2
    When P1 plays "Stand United" from hidden choosing "Stalwart Poro"
    And everyone passes
    Then "Stalwart Poro" has 4 Might
    And "Vanguard Sergeant" has 6 Might
    And "Mega-Mech" has 9 Might
