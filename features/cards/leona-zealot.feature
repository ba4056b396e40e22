Feature: Leona, Zealot
  She enters ready while an opponent is within 3 points of the Victory Score. Stunned enemy units where she is have 8 Might
  less, but not less than 1 by that.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-dm107 @R-477.3.e.2 @R-477.3
  Scenario: Not below 1
    Given P1 has "Leona, Zealot" in base
    And P2 has "Mountain Drake", "Shipyard Skulker" and "Iascylla" at "Altar to Unity"
    And "Mountain Drake" starts stunned
    And "Shipyard Skulker" starts stunned
    When P1 moves "Leona, Zealot" to "Altar to Unity"
    Then "Mountain Drake" has 2 Might
    And "Shipyard Skulker" has 1 Might
    And "Iascylla" has 6 Might
    And "Leona, Zealot" has 6 Might

  @S-dm108 @R-477.3.e.2.b
  Scenario: The limit is worked out anew as the unit's Might changes
    Given P1 has "Leona, Zealot" in base
    And P1 has "Discipline" in hand and the pool to pay for it
    And P2 has "Playful Phantom" at "Altar to Unity"
    And "Playful Phantom" starts stunned
    And P2 has "Feral Strength" in hand and the pool to pay for it
    And P2 has [2] in the pool
    When P1 moves "Leona, Zealot" to "Altar to Unity"
    Then "Playful Phantom" has 1 Might
    When P1 plays "Discipline" choosing "Playful Phantom"
    And everyone passes
    Then "Playful Phantom" has 1 Might
    When P2 plays "Feral Strength" choosing "Playful Phantom" and again choosing "Playful Phantom"
    And everyone passes
    Then "Playful Phantom" has 3 Might

  @S-dm109 @R-472 @R-369.3
  Scenario: She enters ready while an opponent is near victory
    Given P1 has "Leona, Zealot" in hand and the pool to pay for it
    And P2 starts with 5 points
    When P1 plays "Leona, Zealot" to base
    Then "Leona, Zealot" is ready

  @S-dm110 @R-472
  Scenario: Else exhausted
    Given P1 has "Leona, Zealot" in hand and the pool to pay for it
    And P1 starts with 6 points
    And P2 starts with 4 points
    When P1 plays "Leona, Zealot" to base
    Then "Leona, Zealot" is exhausted
