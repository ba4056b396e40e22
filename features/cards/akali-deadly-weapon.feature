Feature: Akali, Deadly Weapon
  Whenever she moves she may deal 1 to a unit at a battlefield that she came from or went to (447), 2 while she is empowered,
  which also gives her +1 Might. Both places are those of that move, wherever she is later (359.3.f.3).

  Background:
    Given the battlefields "Altar to Unity" and "Windswept Hillock"

  @S-w100 @R-447 @R-383.3.a @R-355.9.b
  Scenario: From the base just units where she went can be chosen
    Given P1 has "Akali, Deadly Weapon" and "Stalwart Poro" in base
    And P1 has "Pakaa Cub" at "Windswept Hillock"
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Pouty Poro" in base
    When P1 moves "Akali, Deadly Weapon" to "Altar to Unity"
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    Then P1 is asked "play.target" among "Akali, Deadly Weapon" and "Mega-Mech"
    When P1 answers "play.target" with "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 1 damage

  @S-w101 @R-447.1 @R-447.2 @R-810.1
  Scenario: From battlefield to battlefield units at either can
    Given P1 has "Akali, Deadly Weapon" and "Pakaa Cub" at "Windswept Hillock"
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "Akali, Deadly Weapon" to "Altar to Unity"
    And P1 answers "trigger.may" with yes
    Then P1 is asked "play.target" among "Akali, Deadly Weapon", "Mega-Mech" and "Pakaa Cub"
    When P1 answers "play.target" with "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 1 damage

  @S-w102 @R-447.1
  Scenario: Back to the base, those that she left
    Given P1 has "Akali, Deadly Weapon" and "Pakaa Cub" at "Windswept Hillock"
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "Akali, Deadly Weapon" to base
    And P1 answers "trigger.may" with yes
    And everyone passes
    Then "Pakaa Cub" has 1 damage
    And "Mega-Mech" has 0 damage

  @S-w103 @R-828.1.c @R-441.2 @R-827.1.c
  Scenario: Empowered, she deals 2 and has 4 Might
    Given P1 has "Akali, Deadly Weapon" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has [2][R] in the pool
    When P1 activates "Akali, Deadly Weapon" with ability Empower
    And everyone passes
    Then "Akali, Deadly Weapon" has 4 Might
    When P1 moves "Akali, Deadly Weapon" to "Altar to Unity"
    And P1 answers "trigger.may" with yes
    And P1 answers "play.target" with "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 2 damage

  @S-w104 @R-383.3.a.2
  Scenario: She may leave it
    Given P1 has "Akali, Deadly Weapon" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "Akali, Deadly Weapon" to "Altar to Unity"
    And P1 answers "trigger.may" with no
    Then the chain is empty
    And a combat is going on at "Altar to Unity"
    And "Mega-Mech" has 0 damage

  @S-w105 @R-359.3.f.3
  Scenario: Sent away in response, she still deals it where she had gone
    Given P1 has "Akali, Deadly Weapon" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Flash" in hand and the pool to pay for it
    When P1 moves "Akali, Deadly Weapon" to "Altar to Unity"
    And P1 answers "trigger.may" with yes
    And P1 answers "play.target" with "Mega-Mech"
    And P1 plays "Flash" choosing "Akali, Deadly Weapon"
    And everyone passes
    And P1 answers "trigger.may" with no
    Then "Akali, Deadly Weapon" is in P1's base
    When everyone passes
    Then "Mega-Mech" has 1 damage
