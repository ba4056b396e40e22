Feature: Skyward Strike
  It moves an enemy unit. Below 6 XP that is all: the Level ability is inactive (824.1.d, 727.1.b), so that it asks for no
  target (355.5) and nothing is owed for one (809.1.c). From 6 XP on an enemy unit is chosen for each of the two
  instructions (355.5), the same one or another.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Skyward Strike" in hand and the pool to pay for it
    And P2 has "Shipyard Skulker" at "Altar to Unity"

  @S-v001 @R-727.1.b @R-824.1.d @R-355.5
  Scenario: Below 6 XP it only moves, and asks for nothing else
    Given P1 starts with 5 XP
    And P2 has "Pouty Poro" in base
    When P1 plays "Skyward Strike" choosing "Shipyard Skulker" moving it to P2.base
    Then "Skyward Strike" on the chain is finalized
    And P1's pool is empty
    When everyone passes
    Then "Shipyard Skulker" is in P2's base
    And no event "stunned" happened
    And no event "targeted" happened to "Pouty Poro"

  @S-v002 @R-727.1.b
  Scenario: Its player is asked for one unit and its destination, and for no second unit
    Given P1 starts with 5 XP
    And P2 has "Petty Officer" in base
    When P1 plays "Skyward Strike"
    Then P1 is asked "play.target" among "Shipyard Skulker" and "Petty Officer"
    When P1 answers "play.target" with "Petty Officer"
    And P1 answers "play.destination" with "Grove of the God-Willow"
    Then "Skyward Strike" on the chain is finalized
    And nobody is asked anything

  @S-v003 @R-727.1.b.2 @R-824.1.c @R-355.5
  Scenario: From 6 XP on it also stuns an enemy unit, chosen for itself
    Given P1 starts with 6 XP
    And P2 has "Petty Officer" in base
    When P1 plays "Skyward Strike" choosing "Shipyard Skulker", then "Petty Officer" moving it to "Grove of the God-Willow"
    And everyone passes
    Then "Shipyard Skulker" is at "Grove of the God-Willow"
    And "Petty Officer" is stunned
    And no event "stunned" happened to "Shipyard Skulker"

  @S-v004 @R-727.1.b.2 @R-359.3.d
  Scenario: Both may fall on one unit
    Given P1 starts with 7 XP
    When P1 plays "Skyward Strike" choosing "Shipyard Skulker", then "Shipyard Skulker" moving it to P2.base
    And everyone passes
    Then "Shipyard Skulker" is in P2's base
    And "Shipyard Skulker" is stunned
    And these events happened in this order:
      | event   | object           |
      | moved   | Shipyard Skulker |
      | stunned | Shipyard Skulker |

  @S-v005 @R-727.1.b.2 @R-809.1.c
  Scenario: With the text active, Deflect is owed for its target
    Given P1 starts with 6 XP
    And P2 has "Pouty Poro" in base
    When P1 plays "Skyward Strike" choosing "Shipyard Skulker", then "Pouty Poro" moving it to P2.base
    Then that is refused by rule 358.2
    When P1 plays "Skyward Strike" choosing "Shipyard Skulker", then "Shipyard Skulker" moving it to P2.base
    Then the chain is "Skyward Strike"
