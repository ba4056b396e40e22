Feature: Mournful Witness
  It is empowered when a combat ends that it was in, and has +2 Might then.

  @S-w112 @R-441.1 @R-828.1.c
  Scenario: After its combat it has 4 Might
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Mournful Witness" called "witness" in base
    And P1 has "Mournful Witness" called "elsewhere" at "Grove of the God-Willow"
    And P2 has "Inferna" at "Altar to Unity"
    When P1 moves "witness" to "Altar to Unity"
    And everyone passes until the showdown ends
    And everyone passes until the chain is empty
    Then "witness" is empowered
    And "witness" has 4 Might
    And "elsewhere" isn't empowered
