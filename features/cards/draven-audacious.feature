Feature: Draven, Audacious
  Deflect. The first combat that he wins in a turn gives his controller a point (383.1), and his death in combat gives one to an
  opponent whom his controller chooses.

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"

  @S-nc011 @R-809.1.c
  Scenario: Choosing him costs an opponent 1 Power more each time
    Given it is P2's turn
    And P1 has "Draven, Audacious" at "Windswept Hillock"
    And P2 has "Hextech Ray" called "first" and "Hextech Ray" called "second" in hand and the pool to pay for them
    And P2 has [R] in the pool
    When P2 plays "first" choosing "Draven, Audacious"
    And everyone passes
    Then "Draven, Audacious" has 3 damage
    And P2's pool is [1][R]
    When P2 plays "second" choosing "Draven, Audacious"
    Then that is refused

  @S-nc019 @R-809.1.c.1
  Scenario: Power of any domain pays for that
    Given it is P2's turn
    And P1 has "Draven, Audacious" at "Windswept Hillock"
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has [G] in the pool
    When P2 plays "Hextech Ray" choosing "Draven, Audacious"
    And everyone passes
    Then "Draven, Audacious" has 3 damage
    And P2's pool is empty

  @S-nc012 @R-466.3.c @R-194.1.c
  Scenario: Winning a combat gives a point, winning a second one in the same turn doesn't
    Given P1 has "Draven, Audacious" in base
    And P1 has "Ride The Wind" in hand and the pool to pay for it
    And P2 has "Shipyard Skulker" called "one" at "Windswept Hillock"
    And P2 has "Shipyard Skulker" called "two" at "Void Gate"
    When P1 moves "Draven, Audacious" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then P1 has won the combat at "Windswept Hillock"
    And the chain is "Draven, Audacious"
    And P1's points are 0
    When everyone passes
    Then P1's points are 2
    When P1 plays "Ride The Wind" choosing "Draven, Audacious" moving it to "Void Gate"
    And everyone passes
    And everyone passes until the showdown ends
    Then P1 has won the combat at "Void Gate"
    And the chain is empty
    And P1's points are 3

  @S-nc020 @R-383.1 @R-466.3.c
  Scenario: It is his own combats that are counted
    Given P1 has "Draven, Audacious" and "Mega-Mech" in base
    And P2 has "Shipyard Skulker" called "one" at "Windswept Hillock"
    And P2 has "Shipyard Skulker" called "two" at "Void Gate"
    When P1 moves "Mega-Mech" to "Void Gate"
    And everyone passes until the showdown ends
    Then P1 has won the combat at "Void Gate"
    And P1's points are 1
    When P1 moves "Draven, Audacious" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then the chain is "Draven, Audacious"
    When everyone passes
    Then P1's points are 3

  @S-nc013 @R-466.3.c
  Scenario: In the next turn he gives a point again, defending
    Given P1 has "Draven, Audacious" in base
    And P2 has "Shipyard Skulker" at "Windswept Hillock"
    And P2 has "Pakaa Cub" in base
    When P1 moves "Draven, Audacious" to "Windswept Hillock"
    And everyone passes until the showdown ends
    And everyone passes
    Then P1's points are 2
    When P1 ends the turn
    And P2 moves "Pakaa Cub" to "Windswept Hillock"
    And everyone passes until the showdown ends
    And everyone passes
    Then P1 has won the combat at "Windswept Hillock"
    And P1's points are 3

  @S-nc014 @R-428.1.a.1.b @R-194.1.c
  Scenario: Dying from combat damage he gives an opponent a point
    Given P1 has "Draven, Audacious" in base
    And P2 has "Mega-Mech" at "Windswept Hillock"
    When P1 moves "Draven, Audacious" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then "Draven, Audacious" is in P1's trash
    And the chain is "Draven, Audacious"
    When everyone passes
    Then P2's points are 1
    And P1's points are 0

  @S-nc015 @R-740.2.c
  Scenario: A spell that kills him in combat does so as well
    Given P1 has "Draven, Audacious" in base
    And P2 has "Mega-Mech" at "Windswept Hillock"
    And P2 has "Hidden Blade" in hand and the pool to pay for it
    And P2 has [R] in the pool
    When P1 moves "Draven, Audacious" to "Windswept Hillock"
    And P1 passes
    And P2 plays "Hidden Blade" choosing "Draven, Audacious"
    And everyone passes
    Then "Draven, Audacious" is in P1's trash
    When everyone passes
    Then P2's points are 1

  @S-nc016 @R-740.2.c
  Scenario: A death outside of combat gives nobody anything
    Given it is P2's turn
    And P1 has "Draven, Audacious" at "Windswept Hillock"
    And P2 has "Hidden Blade" in hand and the pool to pay for it
    And P2 has [R] in the pool
    When P2 plays "Hidden Blade" choosing "Draven, Audacious"
    And everyone passes
    Then "Draven, Audacious" is in P1's trash
    And the chain is empty
    And P2's points are 0

  @S-nc017 @example @R-808.1.d.1
  Scenario: If Zhonya's Hourglass takes the death's place, there is no point
    Given P1 has "Draven, Audacious" and "Zhonya's Hourglass" in base
    And P2 has "Mega-Mech" at "Windswept Hillock"
    When P1 moves "Draven, Audacious" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then "Draven, Audacious" is in P1's base
    And "Draven, Audacious" is exhausted
    And "Zhonya's Hourglass" is in P1's trash
    And the chain is empty
    And P2's points are 0

  @S-nc018 @R-355.9.a
  Scenario: His controller chooses which opponent it is
    Given a game in the mode "skirmish"
    And P1 has "Draven, Audacious" in base
    And P2 has "Mega-Mech" at "Windswept Hillock"
    When P1 moves "Draven, Audacious" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then P1 is asked "play.player" among "P2" and "P3"
    When P1 answers "play.player" with "P3"
    And everyone passes
    Then P3's points are 1
    And P2's points are 0
