Feature: Zhonya's Hourglass
  In the place of a friendly unit's death (so the correction) the Hourglass is killed, and the unit is healed, exhausted and
  recalled (370.1.b). There is no "may": it is applied to the first such death (370.1). A replaced death hasn't happened
  (370.1.a.1), and a recall is no move. From hidden the gear enters at its battlefield and is recalled by the next cleanup
  (811.1.d.1.a, 323.7).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0161 @FAQ-48.7 @R-370.1.b @R-370.1.a.1
  Scenario: Instead of dying a unit is healed, exhausted and recalled
    Given P2 has "Watchful Sentry" and "Mega-Mech" at "Altar to Unity"
    And "Mega-Mech" starts with 5 damage
    And P2 has "Zhonya's Hourglass" in base
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 plays "Vengeance" choosing "Mega-Mech"
    And everyone passes
    Then "Zhonya's Hourglass" is in P2's trash
    And "Mega-Mech" is in P2's base
    And "Mega-Mech" is exhausted
    And "Mega-Mech" has 0 damage
    And no event "died" happened to "Mega-Mech"
    And no event "moved" happened

  @S-c0162 @R-370.1 @R-808.1.d.1
  Scenario: Deathknells of the unit are taken off the chain
    Given P2 has "Watchful Sentry" at "Altar to Unity"
    And P2 has "Zhonya's Hourglass" in base
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Watchful Sentry"
    And everyone passes
    Then "Watchful Sentry" is in P2's base
    And the chain is empty
    And P2's hand is empty

  @S-c0163 @R-370.1
  Scenario: It saves one unit only, and no enemy unit
    Given P1 has "Zhonya's Hourglass" in base
    And P1 has "Shipyard Skulker" and "Vanguard Sergeant" in base
    And P2 has "Mega-Mech" in base
    And P1 has "Vengeance" called "first" in hand and the pool to pay for it
    And P1 has "Vengeance" called "second" in hand and the pool to pay for it
    And P1 has "Vengeance" called "third" in hand and the pool to pay for it
    When P1 plays "first" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" is in P2's trash
    And "Zhonya's Hourglass" is in P1's base
    When P1 plays "second" choosing "Shipyard Skulker"
    And everyone passes
    Then "Zhonya's Hourglass" is in P1's trash
    And "Shipyard Skulker" is in P1's base
    When P1 plays "third" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's trash

  @S-c0164 @R-370.1 @R-465.2.d @R-323.5
  Scenario: It replaces a death in combat
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Zhonya's Hourglass" in base
    And P1 has "Mega-Mech" in base
    When P1 moves "Mega-Mech" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Shipyard Skulker" is in P2's base
    And "Shipyard Skulker" is exhausted
    And "Zhonya's Hourglass" is in P2's trash
    And "Altar to Unity" is controlled by P1
    And P1's points are 1

  @S-c0165 @FAQ-44.5 @FAQ-32.4 @R-811.1.d.1.a @R-323.7 @R-811.1.b
  Scenario: From hidden it is in base before the spell that it answers resolves
    Given it is P2's turn
    And P1 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Zhonya's Hourglass" facedown at "Altar to Unity"
    And P2 has "Vengeance" in hand and the pool to pay for it
    When P2 plays "Vengeance" choosing "Stalwart Poro"
    And P2 passes
    And P1 plays "Zhonya's Hourglass" from hidden
    Then "Zhonya's Hourglass" is in P1's base
    And the chain is "Vengeance"
    When everyone passes
    Then "Zhonya's Hourglass" is in P1's trash
    And "Stalwart Poro" is in P1's base
    And "Stalwart Poro" is exhausted
