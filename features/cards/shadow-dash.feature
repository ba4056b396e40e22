Feature: Shadow Dash
  The unit can only be moved to a battlefield where its mover has units (355.4). From the trash it is played with Flow (829).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0046 @R-355.4
  Scenario: It moves an enemy unit to where you have two units, which get 1 Might each
    Given P1 has "Stalwart Poro" and "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Mega-Mech" in base
    And P1 has "Shadow Dash" in hand and the pool to pay for it
    When P1 plays "Shadow Dash" choosing "Mega-Mech" moving it to "Grove of the God-Willow"
    Then that is refused
    When P1 plays "Shadow Dash" choosing "Mega-Mech" moving it to "Altar to Unity"
    And everyone passes
    Then "Mega-Mech" is at "Altar to Unity"
    And "Shipyard Skulker" has 4 Might
    And "Mega-Mech" has 8 Might

  @S-y0047 @R-829.1
  Scenario: With Flow it is played from the trash and banished; a single unit gets nothing
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Mega-Mech" in base
    And P1 has "Shadow Dash" in the trash
    And P1 has [5][A][A] in the pool
    When P1 plays "Shadow Dash" choosing "Mega-Mech" moving it to "Altar to Unity"
    And everyone passes
    Then "Mega-Mech" is at "Altar to Unity"
    And "Shipyard Skulker" has 3 Might
    And "Shadow Dash" is in P1's banishment
