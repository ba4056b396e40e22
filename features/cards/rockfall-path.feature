Feature: Rockfall Path
  No unit can be played here, whoever controls the place and whatever would allow it (054.1). Units may move here.

  Background:
    Given the battlefields "Rockfall Path" and "Altar to Unity"

  @S-u018 @R-054.1
  Scenario: Its controller can't play a unit here, but elsewhere
    Given P1 has "Shipyard Skulker" at "Rockfall Path"
    And P1 has "Petty Officer" in hand and the pool to pay for it
    When P1 plays "Petty Officer" to "Rockfall Path"
    Then that is refused by rule 054.1
    When P1 plays "Petty Officer" to base
    Then "Petty Officer" is in P1's base

  @S-u019 @R-446.2
  Scenario: A unit moves here
    Given P1 has "Shipyard Skulker" in base
    When P1 moves "Shipyard Skulker" to "Rockfall Path"
    Then "Shipyard Skulker" is at "Rockfall Path"
    When everyone passes until the showdown ends
    Then "Rockfall Path" is controlled by P1
