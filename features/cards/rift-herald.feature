Feature: Rift Herald
  Its Deathknell plays a unit for nothing but its Power, to the base (355.2). Nobody else sees the hand, so that its player
  can't be made to have a unit there (128.6).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0024 @R-383.4 @R-424.1
  Scenario: Moving to a battlefield it shows a unit and draws it
    Given P1 has "Rift Herald" in base
    And the top of P1's deck is "Block", "Shipyard Skulker" and "Charm"
    And the next recycle to P1's deck brings "Charm" and "Block"
    When P1 moves "Rift Herald" to "Altar to Unity"
    And P1 passes
    And P2 passes
    And P1 answers "effect.choose" with "Shipyard Skulker"
    Then "Shipyard Skulker" is in P1's hand
    And these events happened in this order:
      | event    | object           |
      | revealed | Shipyard Skulker |

  @S-y0025 @R-383.4
  Scenario: Moving to base it doesn't
    Given P1 has "Rift Herald" at "Altar to Unity"
    When P1 moves "Rift Herald" to base
    Then "Rift Herald" is in P1's base
    And the chain is empty
    And nobody is asked anything

  @S-y0026 @R-808.1 @R-356.1.b
  Scenario: Dying it has a unit of the hand played to base, ignoring its Energy cost
    Given it is P2's turn
    And P1 has "Rift Herald" in base
    And P1 has "Mega-Mech" in hand
    And P2 has "Vengeance" in hand and the pool to pay for it
    When P2 plays "Vengeance" choosing "Rift Herald"
    And everyone passes
    And everyone passes
    And P1 answers "effect.ignore" with no
    Then "Mega-Mech" is in P1's base

  @S-yw001 @R-128.6 @R-128.6.a
  Scenario: Its player may ignore that, with a unit in hand
    Given it is P2's turn
    And P1 has "Rift Herald" in base
    And P1 has "Mega-Mech" in hand
    And P2 has "Vengeance" in hand and the pool to pay for it
    When P2 plays "Vengeance" choosing "Rift Herald"
    And everyone passes
    And everyone passes
    Then P1 is asked "effect.ignore"
    When P1 answers "effect.ignore" with yes
    Then "Mega-Mech" is in P1's hand
    And nobody is asked anything

  @S-yw002 @R-128.6.a
  Scenario: Without a unit in hand nobody is asked
    Given it is P2's turn
    And P1 has "Rift Herald" in base
    And P1 has "Charm" in hand
    And P2 has "Vengeance" in hand and the pool to pay for it
    When P2 plays "Vengeance" choosing "Rift Herald"
    And everyone passes
    And everyone passes
    Then nobody is asked anything
    And "Charm" is in P1's hand
