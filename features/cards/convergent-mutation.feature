Feature: Convergent Mutation
  A friendly unit's Might is increased, for this turn, to what another friendly unit's Might is as the spell resolves. Where
  it is no less already nothing happens; a Might below 0 is increased from what it really is (143.2.b.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Convergent Mutation" in hand and the pool to pay for it

  @S-dm030 @R-477.3.b @R-355.9.b
  Scenario: Up to the other's Might, for this turn
    Given P1 has "Shipyard Skulker" and "Mega-Mech" in base
    And P2 has "Mountain Drake" in base
    When P1 plays "Convergent Mutation" choosing "Shipyard Skulker", then "Mountain Drake"
    Then that is refused by rule 355.9
    When P1 plays "Convergent Mutation" choosing "Shipyard Skulker", then "Mega-Mech"
    And everyone passes
    Then "Shipyard Skulker" has 8 Might
    And "Mega-Mech" has 8 Might
    When P1 ends the turn
    Then "Shipyard Skulker" has 3 Might

  @S-dm031 @R-477.3.c
  Scenario: What has more Might isn't brought down
    Given P1 has "Shipyard Skulker" and "Mega-Mech" in base
    When P1 plays "Convergent Mutation" choosing "Mega-Mech", then "Shipyard Skulker"
    And everyone passes
    Then "Mega-Mech" has 8 Might

  @S-dm032 @R-359.3.f.2
  Scenario: What the other's Might is as the spell resolves
    Given P1 has "Shipyard Skulker" and "Mega-Mech" in base
    And P1 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Convergent Mutation" choosing "Shipyard Skulker", then "Mega-Mech"
    And P1 plays "Discipline" choosing "Mega-Mech"
    And everyone passes until the chain is empty
    Then "Mega-Mech" has 10 Might
    And "Shipyard Skulker" has 10 Might

  @S-dm033 @R-143.2.b.1
  Scenario: Increased from below 0
    Given P1 has "Shipyard Skulker" and "Vanguard Sergeant" in base
    And P2 has "Eclipse" in hand and the pool to pay for it
    When P1 plays "Convergent Mutation" choosing "Shipyard Skulker", then "Vanguard Sergeant"
    And P1 passes
    And P2 plays "Eclipse" choosing "Shipyard Skulker"
    And everyone passes
    And P2 answers "predict.recycle" with nothing
    Then "Shipyard Skulker" has -1 Might
    When everyone passes
    Then "Shipyard Skulker" has 4 Might
