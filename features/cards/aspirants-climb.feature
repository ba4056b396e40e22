Feature: Aspirant's Climb
  The Victory Score is 1 higher (194.3.a), wherever it counts: for winning in a cleanup (472), for the Final Point (471.1.b),
  and for winning by a burn out (431.3.c).

  Background:
    Given the battlefields "Aspirant's Climb" and "Windswept Hillock"
    And it is P2's turn

  @S-sc010 @R-194.3.a @R-472
  Scenario: The eighth point doesn't win
    Given P1 starts with 7 points
    And P1 has "Pakaa Cub" at "Aspirant's Climb"
    When P2 ends the turn
    Then P1's points are 8
    And nobody has won

  @S-sc011 @R-194.3.a @R-472
  Scenario: The ninth does
    Given P1 starts with 8 points
    And P1 has "Pakaa Cub" at "Windswept Hillock"
    When P2 ends the turn
    Then P1's points are 9
    And P1 has won

  @S-sc012 @R-194.3.a @R-472
  Scenario: With two of them it takes ten
    Given the battlefields "Aspirant's Climb" called "one" and "Aspirant's Climb" called "two"
    And P1 starts with 8 points
    And P1 has "Pakaa Cub" at "one"
    When P2 ends the turn
    Then P1's points are 9
    And nobody has won

  @S-sc013 @R-471.1.b @R-194.3.a
  Scenario: The eighth point comes of any conquest, being no Final Point
    Given it is P1's turn
    And P1 starts with 7 points
    And P1 has "Pakaa Cub" in base
    When P1 moves "Pakaa Cub" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then P1's points are 8
    And P1's hand is empty
    And nobody has won

  @S-sc014 @R-471.1.b @R-194.3.a
  Scenario: For the ninth every battlefield has to be scored
    Given it is P1's turn
    And P1 starts with 8 points
    And P1 has "Pakaa Cub" and "Mega-Mech" in base
    When P1 moves "Pakaa Cub" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then P1's points are 8
    And P1's hand has 1 card
    When P1 moves "Mega-Mech" to "Aspirant's Climb"
    And everyone passes until the showdown ends
    Then P1's points are 9
    And P1 has won

  @S-sc015 @R-431.3.c @R-194.3.a
  Scenario: Whoever burns out again and again goes on until the opponent has nine
    Given it is P1's turn
    And P1 starts with 6 points
    And P2 has "Recruit" at "Windswept Hillock"
    And P2's whole deck is "Cleave"
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    When P1 plays "Hidden Blade" choosing "Recruit"
    And P1 passes
    And P2 passes
    Then P2's hand holds just "Cleave"
    And P1's points are 9
    And P1 has won
