Feature: Noxus Saboteur
  Facedown cards of opponents where it is can't be revealed, so that they can't be played (054.1).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Noxus Saboteur" in base
    And P2 has "Stalwart Poro" at "Altar to Unity"
    And P2 has "Mega-Mech" at "Grove of the God-Willow"
    And P2 has "Block" called "here" facedown at "Altar to Unity"
    And P2 has "Block" called "elsewhere" facedown at "Grove of the God-Willow"

  @S-xc068 @R-054.1 @R-811.6
  Scenario: Not where it is, but elsewhere
    When P1 moves "Noxus Saboteur" to "Altar to Unity"
    And P1 passes
    And P2 plays "here" from hidden choosing "Stalwart Poro"
    Then that is refused by rule 054.1
    And P2 couldn't play "here"
    When P2 plays "elsewhere" from hidden choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has the keyword "Tank"
