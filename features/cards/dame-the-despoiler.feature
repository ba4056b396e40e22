Feature: Dame the Despoiler
  While she is empowered, attacking or defending raises her Might this turn to that of a unit where she is, and then by 1.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-dm053 @R-827.1.b @R-477.3.b
  Scenario: Up to that unit's Might, and 1 more
    Given P1 has "Dame the Despoiler" called "dame" in base
    And P1 has [5][O] in the pool
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 activates "dame"
    And everyone passes
    And P1 moves "dame" to "Altar to Unity"
    And P1 answers "play.target" with "Mega-Mech"
    And everyone passes
    Then "dame" has 9 Might
    When everyone passes until the showdown ends
    Then "Mega-Mech" is in P2's trash
    And "dame" has 9 Might
    When P1 ends the turn
    Then "dame" has 5 Might

  @S-dm054 @R-477.3.c @R-383.4.f
  Scenario: Against a weaker one just 1 more
    Given P1 has "Dame the Despoiler" called "dame" at "Altar to Unity"
    And "dame" starts empowered
    And P2 has "Shipyard Skulker" in base
    And it is P2's turn
    When P2 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 answers "play.target" with "Shipyard Skulker"
    And everyone passes
    Then "dame" has 6 Might

  @S-dm055 @R-828.1.b.1
  Scenario: Without being empowered she gets nothing
    Given P1 has "Dame the Despoiler" called "dame" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "dame" to "Altar to Unity"
    Then nobody is asked anything
    And the chain is empty
    And "dame" is an attacker
    And "dame" has 5 Might
