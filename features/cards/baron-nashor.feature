Feature: Baron Nashor
  As he enters, the Baron Pit is created, uncontrolled, unless a battlefield of that name is on the board (370.1.b.1, 439.4.b).
  If it is, he enters there, wherever he was played to (369.3), and so contests it. Units can move there from
  any place, so from another battlefield without Ganking (187.9).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0001 @R-369.3 @R-370.1.b.1 @R-439.4.b @R-190.3.a.1
  Scenario: He enters at the Baron Pit, which is added as he does
    Given P1 has "Baron Nashor" in hand and the pool to pay for it
    When P1 plays "Baron Nashor" to base
    Then "Baron Nashor" is at "Baron Pit"
    And "Baron Pit" is controlled by nobody
    And "Baron Pit" is contested by P1
    And "Baron Nashor" is exhausted
    And a showdown is going on at "Baron Pit"
    When everyone passes until the showdown ends
    Then "Baron Pit" is controlled by P1
    And P1's points are 1

  @S-y0002 @R-369.3 @R-439.2.b.5
  Scenario: With a Baron Pit on the board he enters where he was played to, and no other one is added
    Given the battlefields "Baron Pit"
    And P1 has "Baron Nashor" in hand and the pool to pay for it
    When P1 plays "Baron Nashor" to base
    Then "Baron Nashor" is in P1's base
    And no event "tokenCreated" happened
    And nobody is asked anything

  @S-y0003 @R-369.3 @R-355.2
  Scenario: Played to a battlefield, he leaves that one alone
    Given P1 controls "Altar to Unity"
    And P1 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Baron Nashor" in hand and the pool to pay for it
    When P1 plays "Baron Nashor" to "Altar to Unity"
    Then "Baron Nashor" is at "Baron Pit"
    And "Stalwart Poro" is at "Altar to Unity"

  @S-y0004 @R-757
  Scenario: Enemy spells can't choose him
    Given it is P2's turn
    And P1 has "Baron Nashor" and "Shipyard Skulker" in base
    And P2 has "Vengeance" in hand and the pool to pay for it
    When P2 plays "Vengeance" choosing "Baron Nashor"
    Then that is refused
    When P2 plays "Vengeance" choosing "Shipyard Skulker"
    Then "Vengeance" is on the chain

  @S-y0016 @R-757
  Scenario: Spells of his own player can
    Given P1 has "Baron Nashor" in base
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 plays "Vengeance" choosing "Baron Nashor"
    And everyone passes
    Then "Baron Nashor" is in P1's trash

  @S-y0005 @R-364.2
  Scenario: Other friendly units have 2 more Might, and he hasn't
    Given P1 has "Baron Nashor" and "Shipyard Skulker" in base
    And P2 has "Mega-Mech" in base
    And P1 has "Pouty Poro" in hand and the pool to pay for it
    When P1 plays "Pouty Poro" to base
    Then "Pouty Poro" has 4 Might
    And "Shipyard Skulker" has 5 Might
    And "Baron Nashor" has 12 Might
    And "Mega-Mech" has 8 Might

  @S-y0006 @R-187.9 @R-144.4.c.1
  Scenario: Units move to the Baron Pit from a battlefield without Ganking, and not away from it so
    Given the battlefields "Baron Pit"
    And P1 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" at "Baron Pit"
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    Then that is refused by rule 144.4.c.1
    When P1 moves "Shipyard Skulker" to "Grove of the God-Willow"
    Then that is refused by rule 144.4.c.1
    When P1 moves "Shipyard Skulker" to "Baron Pit"
    Then "Shipyard Skulker" is at "Baron Pit"

  @S-y0007 @R-187.9 @R-144.4.a
  Scenario: Units move there from base as to any battlefield, and from there to base
    Given P1 has "Shipyard Skulker" in base
    And P1 has "Baron Nashor" in hand and the pool to pay for it
    When P1 plays "Baron Nashor" to base
    And everyone passes until the showdown ends
    And P1 moves "Shipyard Skulker" to "Baron Pit"
    Then "Shipyard Skulker" is at "Baron Pit"
    And "Shipyard Skulker" has 5 Might

  @S-sc111 @R-365.1
  Scenario: While he is being played his text isn't in force
    Given the battlefields "Baron Pit"
    And P1 has "Stalwart Poro" at "Altar to Unity"
    And P1 has "Baron Nashor" in hand and the pool to pay for it
    When P1 plays "Baron Nashor"
    Then P1 is asked "play.location"
    And "Stalwart Poro" has 2 Might
    When P1 answers "play.location" with "Altar to Unity"
    Then "Stalwart Poro" has 4 Might
