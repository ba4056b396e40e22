Feature: Hostile Takeover
  Control passes of a unit that stays where it is. At a battlefield that its new controller doesn't control it contests
  (190.3.a); losing control of it at the end of the turn is a delayed trigger (390.2).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Hostile Takeover" in hand and the pool to pay for it

  @S-a040 @R-190.3.a @R-348.2.a
  Scenario: A unit that is alone is readied and conquers
    Given P2 has "Vanguard Sergeant" at "Altar to Unity"
    And "Vanguard Sergeant" starts exhausted
    When P1 plays "Hostile Takeover" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" is controlled by P1
    And "Vanguard Sergeant" is ready
    And "Altar to Unity" is contested by P1
    And a showdown is going on at "Altar to Unity"
    When everyone passes until the showdown ends
    Then "Altar to Unity" is controlled by P1
    And P1's points are 1

  @S-a041 @R-344.1 @R-464.2.c.1
  Scenario: With other enemies there it attacks them
    Given P2 has "Vanguard Sergeant" and "Pakaa Cub" at "Altar to Unity"
    When P1 plays "Hostile Takeover" choosing "Vanguard Sergeant"
    And everyone passes
    Then a combat is going on at "Altar to Unity"
    And "Vanguard Sergeant" is an attacker
    And "Pakaa Cub" is a defender
    When everyone passes until the showdown ends
    Then "Pakaa Cub" is in P2's trash
    And "Vanguard Sergeant" is at "Altar to Unity"
    And P1's points are 1

  @S-a042 @R-390.2 @R-355.5.b
  Scenario: At the end of the turn it comes to its owner's base
    Given P2 has "Vanguard Sergeant" at "Altar to Unity"
    When P1 plays "Hostile Takeover" choosing "Vanguard Sergeant"
    And everyone passes
    And everyone passes until the showdown ends
    And P1 ends the turn
    Then the chain is "Hostile Takeover"
    And "Vanguard Sergeant" is controlled by P1
    When everyone passes
    Then "Vanguard Sergeant" is in P2's base
    And "Vanguard Sergeant" is controlled by P2
    And the turn player is P2
    And "Altar to Unity" is controlled by nobody
    And P1's points are 1

  @S-a043 @R-124 @R-359.3.e.4
  Scenario: What has left the board meanwhile is left alone
    Given P2 has "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Hostile Takeover" choosing "Shipyard Skulker"
    And everyone passes
    And P1 passes
    And P2 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P2's hand
    When everyone passes until the showdown ends
    And P1 ends the turn
    Then the chain is "Hostile Takeover"
    When everyone passes
    Then "Shipyard Skulker" is in P2's hand
    And the turn player is P2

  @S-a044 @R-355.9.b
  Scenario: Just enemy units at battlefields can be chosen
    Given P1 has "Pakaa Cub" at "Grove of the God-Willow"
    And P2 has "Vanguard Sergeant" in base
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    When P1 plays "Hostile Takeover" choosing "Vanguard Sergeant"
    Then that is refused by rule 355.9.b
    When P1 plays "Hostile Takeover" choosing "Pakaa Cub"
    Then that is refused by rule 355.9.b
    When P1 plays "Hostile Takeover" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is controlled by P1

  @S-a045 @R-191.4.b
  Scenario: Triggers on the chain stay with whoever had control
    Given P2 has "Treasure Hunter" in base
    And P2 has "Hostile Takeover" called "unused" in hand
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Hostile Takeover" called "hidden" facedown at "Altar to Unity"
    And it is P2's turn
    When P2 moves "Treasure Hunter" to "Altar to Unity"
    Then the chain is "Treasure Hunter"
    When P2 passes
    And P1 plays "hidden" from hidden choosing "Treasure Hunter"
    And everyone passes
    Then "Treasure Hunter" is controlled by P1
    When everyone passes
    And the new token is called "gold"
    Then "gold" is in P2's base
    And "Treasure Hunter" is at "Altar to Unity"
