Feature: Hextech Ray
  It asks for "a unit at a battlefield": one target, named while the spell is being played (355.5), and a unit elsewhere
  isn't one (355.9.b). Dealing marks 3 damage (417.1.b), whose player is the caster (142.3.a); Might stays what it was. The
  cleanup that follows kills a unit for which that is lethal (323.5). With Action it may be played in showdowns on anyone's
  turn (806.1.c.1), and outside of them only by the turn player (310.1.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0081 @FAQ-48.1 @R-417.1.b @R-142.3.a @R-157
  Scenario: It deals 3 to a unit at a battlefield
    Given P2 has "Vanguard Sergeant" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Vanguard Sergeant"
    Then the chain is "Hextech Ray"
    And P1's pool is empty
    And "Vanguard Sergeant" has 0 damage
    When everyone passes
    Then "Vanguard Sergeant" has 3 damage marked by P1
    And "Vanguard Sergeant" has 4 Might
    And "Vanguard Sergeant" is at "Altar to Unity"
    And "Hextech Ray" is in P1's trash

  @S-c0082 @R-323.5 @R-142.4.b
  Scenario: 3 damage is lethal for 3 Might
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P2's trash
    And "Altar to Unity" is controlled by nobody

  @S-c0083 @R-355.9.b
  Scenario: A unit in a base is no target
    Given P2 has "Vanguard Sergeant" at "Altar to Unity"
    And P2 has "Shipyard Skulker" in base
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    Then that is refused by rule 355.9.b
    And "Hextech Ray" is in P1's hand
    When P1 plays "Hextech Ray" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" has 3 damage

  @S-c0084 @R-806.1.c.1 @R-310.1.a
  Scenario: On another player's turn only in a showdown
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" in base
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    When P2 plays "Hextech Ray" choosing "Mega-Mech"
    Then that is refused
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And P1 passes
    And P2 plays "Hextech Ray" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" has 3 damage
