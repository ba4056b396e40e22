Feature: 471 What a score brings, and victory
  A score brings a point, or for a conquest close to victory perhaps only a card, and then the abilities that watch for
  it trigger. The cleanup that comes next looks for a winner.

  Rule: 471 Scoring brings a point and sets off abilities
    Whenever a player Scores, two things happen: a possible Point (471.1) and Score abilities (471.2).

    @S-m213 @R-471
    Scenario: Both happen when conquering
      Given the battlefields "Targon's Peak" and "Windswept Hillock"
      And P1 has "Shipyard Skulker" in base
      When P1 moves "Shipyard Skulker" to "Targon's Peak"
      And everyone passes until the showdown ends
      Then P1's points are 1
      And the chain is "Targon's Peak"

    @S-m214 @R-471
    Scenario: Both happen when holding
      Given the battlefields "Altar to Unity" and "Windswept Hillock"
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      When P1 ends the turn
      Then P2's points are 1
      And the chain is "Altar to Unity"

  Rule: 471.1 One point or none, going by the score
    First, the player Gains at most one Point; whether they do depends on the score they have now.

    @S-m215 @R-471.1
    Scenario: However many units take part, it is one point
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 has "Shipyard Skulker", "Pakaa Cub" and "Mega-Mech" in base
      When P1 moves "Shipyard Skulker", "Pakaa Cub" and "Mega-Mech" to "Void Gate"
      And everyone passes until the showdown ends
      Then P1's points are 1

    @S-m216 @R-471.1
    Scenario: With a score of 6 it is a point, with a score of 7 it is none
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 starts with 6 points
      And P2 starts with 7 points
      And P1 has "Pakaa Cub" in base
      And P2 has "Mega-Mech" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 moves "Pakaa Cub" to "Void Gate"
      And everyone passes until the showdown ends
      Then P1's points are 7
      When P1 plays "Charm" choosing "Mega-Mech" moving it to "Void Gate"
      And everyone passes
      And everyone passes until the showdown ends
      Then "Void Gate" is controlled by P2
      And P2's points are 7
      And nobody has won

  Rule: 471.1.a The Final Point is harder to gain
    Extra restrictions apply to Gaining the Final Point.

    @S-m217 @R-471.1.a @R-487.3
    Scenario: Of three conquests the first brings a point, the second none, and the third the Final Point
      Given a game in the mode "skirmish"
      And the battlefields "Void Gate", "Windswept Hillock" and "Trifarian War Camp"
      And P1 starts with 6 points
      And P1 has "Shipyard Skulker", "Pakaa Cub" and "Mega-Mech" in base
      When P1 moves "Shipyard Skulker" to "Void Gate"
      And everyone passes until the showdown ends
      Then P1's points are 7
      And P1's hand is empty
      When P1 moves "Pakaa Cub" to "Windswept Hillock"
      And everyone passes until the showdown ends
      Then P1's points are 7
      And P1's hand has 1 card
      And nobody has won
      When P1 moves "Mega-Mech" to "Trifarian War Camp"
      And everyone passes until the showdown ends
      Then P1's points are 8
      And P1 has won

  Rule: 471.1.a.1 Only conquering is restricted
    Those Final Point restrictions bind only Conquer: Points Gained from any other source are free of them.

    @S-m218 @R-471.1.a.1
    Scenario: Holding one battlefield of two brings the Final Point
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And it is P2's turn
      And P1 starts with 7 points
      And P1 has "Shipyard Skulker" at "Void Gate"
      When P2 ends the turn
      Then P1's points are 8
      And P1 has won

    @S-m219 @R-471.1.a.1 @R-431.2.c
    Scenario: A burn out of the opponent brings it without any battlefield
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 starts with 7 points
      And P2 has "Pakaa Cub" at "Void Gate"
      And P2's whole deck is "Cleave"
      And P1 has "Hidden Blade" in hand and the pool to pay for it
      When P1 plays "Hidden Blade" choosing "Pakaa Cub"
      And everyone passes
      Then P1's points are 8
      And P1 has won

  Rule: 471.1.b From one point short on, a conquest may bring no point
    The sub-rule below applies when a player would Gain a Point by a Conquer while their Point Total is already one
    short of the Mode of Play's Victory Score, or higher than that.

    @S-m220 @R-471.1.b
    Scenario: With one point less than that it brings one
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 starts with 6 points
      And P1 has "Shipyard Skulker" in base
      When P1 moves "Shipyard Skulker" to "Void Gate"
      And everyone passes until the showdown ends
      Then P1's points are 7
      And P1's hand is empty

    @S-m221 @R-471.1.b
    Scenario: With the Victory Score reached already, while the opponent has as much, it brings a card
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 starts with 8 points
      And P2 starts with 8 points
      And P1 has "Shipyard Skulker" in base
      When P1 moves "Shipyard Skulker" to "Void Gate"
      And everyone passes until the showdown ends
      Then "Void Gate" is controlled by P1
      And P1's points are 8
      And P1's hand has 1 card
      And nobody has won

  Rule: 471.1.b.1 The Final Point for a player who has scored everything, else a card
    If that player has Scored every Battlefield this turn, they Gain the Final Point; if they have not, they draw a
    card in place of the Point.

    @S-m222 @R-471.1.b.1
    Scenario: One battlefield of two brings a card in place of the point
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 starts with 7 points
      And P1 has "Shipyard Skulker" in base
      And the top of P1's deck is "Cleave"
      When P1 moves "Shipyard Skulker" to "Void Gate"
      And everyone passes until the showdown ends
      Then P1's hand holds just "Cleave"
      And P1's points are 7
      And no event "pointsGained" happened
      And these events happened in this order:
        | event  | object    | player |
        | scored | Void Gate | P1     |
        | drew   |           | P1     |

    @S-m223 @R-471.1.b.1
    Scenario: One held and the other conquered are every battlefield
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And it is P2's turn
      And P1 starts with 6 points
      And P1 has "Shipyard Skulker" at "Void Gate"
      And P1 has "Pakaa Cub" in base
      When P2 ends the turn
      Then P1's points are 7
      When P1 moves "Pakaa Cub" to "Windswept Hillock"
      And everyone passes until the showdown ends
      Then P1's points are 8
      And P1 has won

    @S-m224 @R-471.1.b.1
    Scenario: A battlefield scored this turn counts though it has been left again, and though it brought no point
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 starts with 7 points
      And P1 has "Shipyard Skulker" and "Pakaa Cub" in base
      And P1 has "Flash" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Void Gate"
      And everyone passes until the showdown ends
      And P1 plays "Flash" choosing "Shipyard Skulker"
      And everyone passes
      Then "Void Gate" is controlled by nobody
      And P1's points are 7
      When P1 moves "Pakaa Cub" to "Windswept Hillock"
      And everyone passes until the showdown ends
      Then P1's points are 8
      And P1 has won

    @S-m225 @R-471.1.b.1
    Scenario: A battlefield that is controlled but wasn't scored this turn doesn't count
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 starts with 7 points
      And P1 has "Shipyard Skulker" at "Void Gate"
      And P1 has "Pakaa Cub" in base
      When P1 moves "Pakaa Cub" to "Windswept Hillock"
      And everyone passes until the showdown ends
      Then "Void Gate" is controlled by P1
      And "Windswept Hillock" is controlled by P1
      And P1's points are 7
      And P1's hand has 1 card

  Rule: 471.2 Then the abilities for scoring trigger
    Second, Score abilities at the Battlefield that was Scored trigger.

    @S-m226 @R-471.2
    Scenario: The point comes first
      Given the battlefields "Targon's Peak" and "Windswept Hillock"
      And P1 has "Shipyard Skulker" in base
      When P1 moves "Shipyard Skulker" to "Targon's Peak"
      And everyone passes until the showdown ends
      Then the chain is "Targon's Peak"
      And these events happened in this order:
        | event        | object        | player | amount |
        | pointsGained |               | P1     | 1      |
        | triggered    | Targon's Peak |        |        |

    @S-m227 @R-471.2 @R-383.4.c.2.c
    Scenario: They trigger also where a card came in place of the point
      Given the battlefields "Targon's Peak" and "Windswept Hillock"
      And P1 starts with 7 points
      And P1 has "Shipyard Skulker" in base
      When P1 moves "Shipyard Skulker" to "Targon's Peak"
      And everyone passes until the showdown ends
      Then P1's hand has 1 card
      And P1's points are 7
      And the chain is "Targon's Peak"

  Rule: 471.2.a Conquering triggers conquer abilities there
    Conquering a Battlefield triggers the Conquer abilities there.

    @S-m228 @R-471.2.a
    Scenario: Those of units there, and not those of units elsewhere
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 has "Plundering Poro" and "Kai'Sa, Survivor" in base
      When P1 moves "Plundering Poro" to "Void Gate"
      And everyone passes until the showdown ends
      Then the chain is "Plundering Poro"
      When everyone passes
      Then the chain is empty
      And 1 object named "Gold" is in P1's base
      And P1's hand is empty

    @S-m229 @R-471.2.a
    Scenario: Hold abilities of the battlefield don't trigger
      Given the battlefields "Altar to Unity" and "Targon's Peak"
      And P1 has "Shipyard Skulker" and "Pakaa Cub" in base
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Altar to Unity" is controlled by P1
      And the chain is empty
      When P1 moves "Pakaa Cub" to "Targon's Peak"
      And everyone passes until the showdown ends
      Then the chain is "Targon's Peak"

  Rule: 471.2.b Holding triggers hold abilities there
    Holding a Battlefield triggers the Hold abilities there.

    @S-m230 @R-471.2.b
    Scenario: Conquer abilities of the other battlefield, held as well, don't trigger
      Given the battlefields "Altar to Unity" and "Targon's Peak"
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Plundering Poro" at "Targon's Peak"
      When P1 ends the turn
      Then P2's points are 2
      And the chain is "Altar to Unity"
      When everyone passes
      Then the chain is empty
      And 1 object named "Recruit" is in P2's base

  Rule: 471.2.c They trigger for the battlefield that is scored, once in a turn
    Such abilities trigger only on the Battlefield actually being Scored, so for any one player they cannot trigger
    more than once in a turn.

    @S-m231 @R-471.2.c
    Scenario: Getting the battlefield back in the same turn triggers nothing more
      Given the battlefields "Targon's Peak" and "Windswept Hillock"
      And P1 has "Shipyard Skulker" and "Mega-Mech" in base
      And P1 has "Flash" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Targon's Peak"
      And everyone passes until the showdown ends
      Then the chain is "Targon's Peak"
      When everyone passes
      And P1 plays "Flash" choosing "Shipyard Skulker"
      And everyone passes
      And P1 moves "Mega-Mech" to "Targon's Peak"
      And everyone passes until the showdown ends
      Then "Targon's Peak" is controlled by P1
      And the chain is empty

    @S-m232 @R-471.2.c @R-470
    Scenario: For another player who scores it in the same turn it triggers as well
      Given the battlefields "Targon's Peak" and "Windswept Hillock"
      And P1 has "Pakaa Cub" in base
      And P2 has "Mega-Mech" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 moves "Pakaa Cub" to "Targon's Peak"
      And everyone passes until the showdown ends
      Then the chain is "Targon's Peak"
      When everyone passes
      And P1 plays "Charm" choosing "Mega-Mech" moving it to "Targon's Peak"
      And everyone passes
      And everyone passes until the showdown ends
      Then "Targon's Peak" is controlled by P2
      And the chain is "Targon's Peak"

    @S-m233 @R-471.2.c
    Scenario: Scoring one battlefield doesn't trigger what another has
      Given the battlefields "Altar to Unity" and "Navori Fighting Pit"
      And P2 has "Shipyard Skulker" at "Altar to Unity"
      And P1 has "Pakaa Cub" at "Navori Fighting Pit"
      When P1 ends the turn
      Then the chain is "Altar to Unity"
      When everyone passes
      Then the chain is empty
      And "Shipyard Skulker" has no buff
      And "Pakaa Cub" has no buff

  Rule: 472 Enough points, and more than every opponent, win at a cleanup
    At a cleanup, a player Wins the Game if their Points equal or exceed the Victory Score of their Mode of Play and
    are also more than the points of every opponent.

    @S-m234 @R-472 @R-323.1
    Scenario: Reaching the Victory Score alone
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And it is P2's turn
      And P1 starts with 6 points
      And P2 starts with 7 points
      And P1 has "Shipyard Skulker" at "Void Gate"
      And P1 has "Pakaa Cub" at "Windswept Hillock"
      When P2 ends the turn
      Then P1's points are 8
      And P1 has won

    @S-m235 @R-472
    Scenario: One point short isn't enough, however far the others are behind
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And it is P2's turn
      And P1 starts with 6 points
      And P1 has "Shipyard Skulker" at "Void Gate"
      When P2 ends the turn
      Then P1's points are 7
      And nobody has won
      And P1 has priority

    @S-m236 @R-472
    Scenario: With as many points as an opponent nobody wins, with one more the Victory Score may be exceeded
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And it is P2's turn
      And P1 starts with 8 points
      And P2 starts with 8 points
      And P1 has "Shipyard Skulker" at "Void Gate"
      And P2 has "Shen, Kinkou" in hand and the pool to pay for it
      When P2 plays "Shen, Kinkou"
      Then "Shen, Kinkou" is in P2's base
      And nobody has won
      When P2 ends the turn
      Then P1's points are 9
      And P1 has won

    @S-m237 @R-472 @R-487.3
    Scenario: In a game of three the points of every opponent count
      Given a game in the mode "skirmish"
      And the battlefields "Void Gate", "Windswept Hillock" and "Trifarian War Camp"
      And it is P2's turn
      And P2 starts with 8 points
      And P3 starts with 7 points
      And P1 starts with 8 points
      And P3 has "Shipyard Skulker" at "Void Gate"
      When P2 ends the turn
      Then the turn player is P3
      And P3's points are 8
      And nobody has won
      When P3 ends the turn
      And P1 ends the turn
      And P2 ends the turn
      Then P3's points are 9
      And P3 has won

    @S-m238 @R-472
    Scenario: Not before the cleanup, so that what is being resolved is finished
      Given the battlefields "Void Gate" and "Windswept Hillock"
      And P1 starts with 7 points
      And P2 has "Pakaa Cub" at "Void Gate"
      And P2's whole deck is "Cleave"
      And P1 has "Hidden Blade" in hand and the pool to pay for it
      When P1 plays "Hidden Blade" choosing "Pakaa Cub"
      And everyone passes
      Then P1 has won
      And P2's hand holds just "Cleave" and "Pakaa Cub"
      And "Hidden Blade" is in P1's trash
      And these events happened in this order:
        | event        | object    | player |
        | burnedOut    |           | P2     |
        | pointsGained |           | P1     |
        | drew         |           | P2     |
        | gameWon      |           | P1     |
