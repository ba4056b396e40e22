Feature: Fiora, Victorious
  While she is Mighty she has Deflect, Ganking and Shield (707). What makes her Mighty is in a later layer than the keywords, so
  that the layers are gone through again (476.2).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y100 @R-810.3 @R-814.3 @R-476 @R-476.2 @R-476.1 @R-708
  Scenario: A buff makes her Mighty, and gives her all three
    Given P1 has "Fiora, Victorious" and "Arena Bar" in base
    And "Fiora, Victorious" starts exhausted
    Then "Fiora, Victorious" has 4 Might
    And "Fiora, Victorious" doesn't have the keyword "Shield"
    When P1 activates "Arena Bar" choosing "Fiora, Victorious"
    And everyone passes
    Then "Fiora, Victorious" has 5 Might
    And "Fiora, Victorious" has the keyword "Deflect 1"
    And "Fiora, Victorious" has the keyword "Ganking"
    And "Fiora, Victorious" has the keyword "Shield 1"

  @S-y101 @example @example-2 @R-476.2 @R-476.3 @R-707
  Scenario: Buffed and defending she has 6 Might, and without the buff 4 at once
    Given it is P2's turn
    And P1 has "Fiora, Victorious" at "Altar to Unity"
    And "Fiora, Victorious" starts with a buff
    And P1 has "Call to Glory" in hand
    And P2 has "Mega-Mech" in base
    When P2 moves "Mega-Mech" to "Altar to Unity"
    Then "Fiora, Victorious" has 6 Might
    When P2 passes
    And P1 plays "Call to Glory" choosing "Fiora, Victorious" paying buff
    Then "Fiora, Victorious" has no buff
    And "Fiora, Victorious" has 4 Might
    And "Fiora, Victorious" doesn't have the keyword "Shield"

  @S-y240 @example @example-1 @R-476.3 @R-476.2
  Scenario: Placing the buff gives her the keywords, and defending she has 6 Might
    Given P1 has "Arena Bar" in base
    And P1 has "Fiora, Victorious" at "Altar to Unity"
    And "Fiora, Victorious" starts exhausted
    And P2 has "Mega-Mech" in base
    When P1 activates "Arena Bar" choosing "Fiora, Victorious"
    And everyone passes
    Then "Fiora, Victorious" has 5 Might
    When P1 ends the turn
    And P2 moves "Mega-Mech" to "Altar to Unity"
    Then "Fiora, Victorious" has 6 Might
    And "Fiora, Victorious" has the keyword "Deflect 1"
    And "Fiora, Victorious" has the keyword "Ganking"
    And "Fiora, Victorious" has the keyword "Shield 1"
