Feature: Syndra, Transcendent
  While she is in a showdown the spells of her controller have Repeat for [2][chaos], beside their own (820.3).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Syndra, Transcendent" in base
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    And P1 has [2][P] in the pool
    And P2 has "Mega-Mech" called "mech" at "Grove of the God-Willow"

  @S-xc024 @R-820.1.d.1 @R-820.4
  Scenario: In her showdown
    When P1 moves "Syndra, Transcendent" to "Altar to Unity"
    And P1 plays "Hextech Ray" choosing "mech", and again choosing "mech"
    Then P1's pool is empty
    When everyone passes
    Then "mech" has 6 damage

  @S-xc025 @R-365.1
  Scenario: Not otherwise
    When P1 plays "Hextech Ray" choosing "mech", and again choosing "mech"
    Then that is refused
    When P1 plays "Hextech Ray" choosing "mech"
    Then P1's pool is [2][P]
