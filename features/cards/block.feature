Feature: Block
  A unit gains Shield 3 and Tank this turn. Shield counts while the unit is a defender (814.1.c), on top of a Shield of its
  own (814.2); Tank makes the attacker assign lethal damage to it before others (815.1.b), lethal by the Might that it has
  then. From hand it has Action; from hidden Reaction, for units at its battlefield (811.6, 811.1.d.2).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0017 @example @R-814.2 @R-814.1.d.1 @R-811.6
  Scenario: A unit with Shield has Shield 4 as long as it defends
    Given P2 has "Stalwart Poro" at "Altar to Unity"
    And P2 has "Block" facedown at "Altar to Unity"
    And P1 has "Playful Phantom" in base
    When P1 moves "Playful Phantom" to "Altar to Unity"
    Then "Stalwart Poro" has 3 Might
    When P1 passes
    And P2 plays "Block" from hidden choosing "Stalwart Poro"
    And everyone passes
    Then "Stalwart Poro" has 6 Might
    And "Stalwart Poro" has the keyword "Tank"
    When everyone passes until the showdown ends
    Then "Playful Phantom" is in P1's trash
    And "Stalwart Poro" is at "Altar to Unity"
    And "Stalwart Poro" has 2 Might

  @S-c0018 @R-815.1.b @R-465.2.c.6
  Scenario: Lethal damage goes to it before it goes to others
    Given P2 has "Shipyard Skulker" and "Vanguard Sergeant" at "Altar to Unity"
    And P2 has "Block" in hand and the pool to pay for it
    And P1 has "Mega-Mech" in base
    When P1 moves "Mega-Mech" to "Altar to Unity"
    And P1 passes
    And P2 plays "Block" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 6 Might
    When everyone passes until the showdown ends
    Then these events happened in this order:
      | event          | object            | amount |
      | damageAssigned | Shipyard Skulker  | 6      |
      | damageAssigned | Vanguard Sergeant | 2      |
    And "Shipyard Skulker" is in P2's trash
    And "Vanguard Sergeant" is at "Altar to Unity"
    And "Mega-Mech" is in P1's trash

  @S-c0019 @R-814.1.c @R-317.2.c
  Scenario: Outside of combat there is no more Might, and when the turn ends no Tank
    Given P1 has "Shipyard Skulker" in base
    And P1 has "Block" in hand and the pool to pay for it
    When P1 plays "Block" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 3 Might
    And "Shipyard Skulker" has the keyword "Tank"
    When P1 ends the turn
    Then "Shipyard Skulker" doesn't have the keyword "Tank"

  @S-c0020 @R-811.1.d.2
  Scenario: From hidden not for a unit elsewhere
    Given P2 has "Stalwart Poro" at "Altar to Unity"
    And P2 has "Block" facedown at "Altar to Unity"
    And P2 has "Shipyard Skulker" in base
    And P1 has "Playful Phantom" in base
    When P1 moves "Playful Phantom" to "Altar to Unity"
    And P1 passes
    And P2 plays "Block" from hidden choosing "Shipyard Skulker"
    Then that is refused by rule 811.1.d.2
    When P2 plays "Block" from hidden choosing "Stalwart Poro"
    Then the chain is "Block"

  @S-c0328 @FAQ-01.1 @FAQ-01.2 @FAQ-22.1 @R-811.1.b @R-811.1.c.2
  Scenario: It is hidden for one Power of any domain, at a battlefield that its player controls
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Block" in hand
    And P1 has [P] in the pool
    When P1 hides "Block" at "Grove of the God-Willow"
    Then that is refused
    When P1 hides "Block" at "Altar to Unity"
    Then "Block" is facedown at "Altar to Unity"
    And P1's pool is empty
    And the chain is empty
    When P1 plays "Block" from hidden choosing "Shipyard Skulker"
    Then that is refused by rule 811.1.b

  @S-c0329 @FAQ-01.3 @R-811.1.b
  Scenario: Energy doesn't pay for hiding it
    Given P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Block" in hand
    And P1 has [3] in the pool
    When P1 hides "Block" at "Altar to Unity"
    Then that is refused
    And "Block" is in P1's hand
    When P1 plays "Block" choosing "Shipyard Skulker"
    Then P1's pool is [1]
