Feature: Noxus Hopeful
  Legion stands for a condition: that its player has finalized another card this turn (812.1.c). While it is met, this costs
  2 Energy less (727.1). Whether the other card was countered makes no difference (419.4.b), whose it was does.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-v006 @example @R-727.1 @R-812.1.c
  Scenario: After another card it costs 2 Energy less
    Given P1 has "Pakaa Cub" in hand and the pool to pay for it
    And P1 has "Noxus Hopeful" in hand
    And P1 has [2] in the pool
    When P1 plays "Pakaa Cub" to base
    And P1 plays "Noxus Hopeful" to base
    Then "Noxus Hopeful" is in P1's base
    And P1's pool is empty

  @S-v007 @R-727.1.b @R-812.1.c
  Scenario: As the first card of the turn it costs 4
    Given P1 has "Noxus Hopeful" in hand
    And P1 has "Pakaa Cub" in hand
    And P1 has [3] in the pool
    When P1 plays "Noxus Hopeful" to base
    Then that is refused by rule 358.2
    When P1 plays "Pakaa Cub" to base
    Then P1's pool is empty

  @S-v008 @R-812.1.c
  Scenario: A card that an opponent has played is none of its player's
    Given P1 has "Noxus Hopeful" in hand and the pool to pay for it
    And P2 has "Flash" in hand and the pool to pay for it
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Petty Officer" in base
    When P1 moves "Petty Officer" to "Altar to Unity"
    And P1 passes
    And P2 plays "Flash" choosing "Shipyard Skulker"
    And everyone passes
    And everyone passes until the showdown ends
    And P1 plays "Noxus Hopeful" to base
    Then "Noxus Hopeful" is in P1's base
    And P1's pool is empty

  @S-v009 @FAQ-03.6 @R-419.4.b @R-812.1.c
  Scenario: A countered spell was finalized, and that is what counts
    Given P1 has "Void Seeker" in hand and the pool to pay for it
    And P1 has "Noxus Hopeful" in hand
    And P1 has [2] in the pool
    And P2 has "Defy" in hand and the pool to pay for it
    And P2 has "Petty Officer" at "Altar to Unity"
    When P1 plays "Void Seeker" choosing "Petty Officer"
    And P1 passes
    And P2 plays "Defy" choosing "Void Seeker"
    And everyone passes
    Then "Void Seeker" is in P1's trash
    And "Petty Officer" has 0 damage
    When P1 plays "Noxus Hopeful" to base
    Then "Noxus Hopeful" is in P1's base
    And P1's pool is empty

  @S-xc074 @R-052 @R-812.1.c @FAQ-03.3
  Scenario: A token is no card
    Given P1 has "Noxus Hopeful" in hand
    And P1 has "Petty Officer" in base
    And P1's legend is "Viktor, Herald of the Arcane"
    And P1 has [3] in the pool
    When P1 activates "Viktor, Herald of the Arcane"
    And everyone passes until the chain is empty
    Then 1 object named "Recruit" is in P1's base
    When P1 plays "Noxus Hopeful"
    Then that is refused
