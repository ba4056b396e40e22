Feature: Flash
  Up to two targets, each a unit friendly to its player (355.9.b), wherever they are; each moves to its base. Moving by an
  effect exhausts nobody: exhausting is the cost of a standard move (144.2). With Reaction it may answer items of the chain
  on any player's turn (813.1.c.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0065 @R-420.1 @R-144.2
  Scenario: Two friendly units from two battlefields
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" at "Grove of the God-Willow"
    And P1 has "Flash" in hand and the pool to pay for it
    When P1 plays "Flash" choosing "Shipyard Skulker" and "Vanguard Sergeant"
    And everyone passes
    Then "Shipyard Skulker" and "Vanguard Sergeant" are in P1's base
    And "Shipyard Skulker" and "Vanguard Sergeant" are ready
    And "Altar to Unity" is controlled by nobody
    And "Grove of the God-Willow" is controlled by nobody

  @S-c0066 @R-355.5
  Scenario: One alone, and the other stays
    Given P1 has "Shipyard Skulker" and "Vanguard Sergeant" at "Altar to Unity"
    And P1 has "Flash" in hand and the pool to pay for it
    When P1 plays "Flash" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" is in P1's base
    And "Shipyard Skulker" is at "Altar to Unity"

  @S-c0067 @R-355.9.b
  Scenario: Not an enemy unit, and not three
    Given P1 has "Shipyard Skulker", "Vanguard Sergeant" and "Stalwart Poro" at "Altar to Unity"
    And P2 has "Mega-Mech" at "Grove of the God-Willow"
    And P1 has "Flash" in hand and the pool to pay for it
    When P1 plays "Flash" choosing "Mega-Mech"
    Then that is refused by rule 355.9.b
    When P1 plays "Flash" choosing "Shipyard Skulker", "Vanguard Sergeant" and "Stalwart Poro"
    Then that is refused
    When P1 plays "Flash" choosing "Shipyard Skulker"
    Then the chain is "Flash"

  @S-c0068 @R-813.1.c.1 @R-359.3.e.2
  Scenario: It answers a spell on another player's turn
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has "Flash" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Flash" choosing "Shipyard Skulker"
    Then the chain is "Hextech Ray", "Flash"
    When everyone passes until the chain is empty
    Then "Shipyard Skulker" is in P2's base
    And "Shipyard Skulker" has 0 damage
