Feature: Mageseeker Warden
  While it is at a battlefield, its controller's opponents can play units to their own base and nowhere else, whatever
  allows them another location: a text with "only" makes everything else impossible (054.2), and a prohibition beats a
  permission (054.1). Spells and abilities can't ready enemy units and gear then; the Awaken Phase, which is neither, can.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-u001 @R-054.2 @R-355.2
  Scenario: An opponent plays units to their base only
    Given P2 has "Mageseeker Warden" at "Altar to Unity"
    And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
    And P1 has "Petty Officer" in hand and the pool to pay for it
    When P1 plays "Petty Officer" to "Grove of the God-Willow"
    Then that is refused by rule 054.2
    When P1 plays "Petty Officer" to base
    Then "Petty Officer" is in P1's base

  @S-u002 @R-054.2
  Scenario: Its own controller isn't bound by it
    Given P1 has "Mageseeker Warden" at "Altar to Unity"
    And P1 has "Petty Officer" in hand and the pool to pay for it
    When P1 plays "Petty Officer" to "Altar to Unity"
    Then "Petty Officer" is at "Altar to Unity"

  @S-u003 @R-364.3.a
  Scenario: In a base it says nothing
    Given P2 has "Mageseeker Warden" in base
    And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
    And P1 has "Petty Officer" in hand and the pool to pay for it
    When P1 plays "Petty Officer" to "Grove of the God-Willow"
    Then "Petty Officer" is at "Grove of the God-Willow"

  @S-u004 @R-054.1 @R-822.1.b
  Scenario: Ambush doesn't help against it
    Given P2 has "Mageseeker Warden" at "Altar to Unity"
    And P1 has "Rengar, Trophy Hunter" in hand and the pool to pay for it
    When P1 plays "Rengar, Trophy Hunter" to "Altar to Unity"
    Then that is refused by rule 054
    When P1 plays "Rengar, Trophy Hunter" to base
    Then "Rengar, Trophy Hunter" is in P1's base

  @S-u005 @R-054.1 @R-811.1.d.1
  Scenario: A hidden unit, which could be played to its battlefield alone, can't be played
    Given P2 has "Mageseeker Warden" at "Altar to Unity"
    And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
    And P1 has "Tideturner" facedown at "Grove of the God-Willow"
    And P1 has "Petty Officer" in hand and the pool to pay for it
    When P1 plays "Tideturner" from hidden
    Then that is refused
    And P1 couldn't play "Tideturner"
    When P1 plays "Petty Officer" to base
    Then "Petty Officer" is in P1's base

  @S-u006 @R-054.1 @R-359.3.e.6 @R-055
  Scenario: An opponent's spell moves a unit of theirs, but can't ready it
    Given P2 has "Mageseeker Warden" at "Altar to Unity"
    And P1 has "Shipyard Skulker" in base
    And "Shipyard Skulker" starts exhausted
    And P1 has "Ride The Wind" in hand and the pool to pay for it
    When P1 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to "Grove of the God-Willow"
    And everyone passes
    Then "Shipyard Skulker" is at "Grove of the God-Willow"
    And "Shipyard Skulker" is exhausted

  @S-u007 @R-415.1
  Scenario: Its controller's own units are readied
    Given P1 has "Mageseeker Warden" at "Altar to Unity"
    And P1 has "Shipyard Skulker" in base
    And "Shipyard Skulker" starts exhausted
    And P1 has "Ride The Wind" in hand and the pool to pay for it
    When P1 plays "Ride The Wind" choosing "Shipyard Skulker" moving it to "Grove of the God-Willow"
    And everyone passes
    Then "Shipyard Skulker" is ready

  @S-u008 @R-315.1.b
  Scenario: In the Awaken Phase an opponent's units are readied all the same
    Given P2 has "Mageseeker Warden" at "Altar to Unity"
    And P1 has "Shipyard Skulker" in base
    And "Shipyard Skulker" starts exhausted
    And it is P2's turn
    When P2 ends the turn
    Then the turn player is P1
    And "Shipyard Skulker" is ready
