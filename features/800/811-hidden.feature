Feature: 811 Hidden
  Only a card with Hidden can be hidden, which isn't playing it; it can be played like any other card instead.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y207 @R-811.1 @R-811.1.c
  Scenario: A card without Hidden can't be hidden
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Cleave" and "Block" in hand
    And P1 has [R] in the pool
    When P1 hides "Cleave" at "Altar to Unity"
    Then that is refused
    When P1 hides "Block" at "Altar to Unity"
    Then "Block" is facedown at "Altar to Unity"

  @S-y208 @R-811.1.c.1 @R-812.1.c
  Scenario: Hiding a card doesn't count as playing one
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Block" and "Noxus Hopeful" in hand
    And P1 has [2][R] in the pool
    When P1 hides "Block" at "Altar to Unity"
    Then P1's pool is [2]
    And P1 couldn't play "Noxus Hopeful"

  @S-y209 @R-811.3
  Scenario: Played from hand it is bound to no battlefield
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Shipyard Skulker" in base
    And P1 has "Tideturner" in hand and the pool to pay for it
    When P1 plays "Tideturner" to "Altar to Unity"
    And P1 answers "trigger.may" with yes
    And everyone passes
    Then "Tideturner" is in P1's base
    And "Shipyard Skulker" is at "Altar to Unity"
