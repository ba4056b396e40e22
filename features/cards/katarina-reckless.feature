Feature: Katarina, Reckless
  Hiding is no play (421); a card that is played from facedown is one whatever its type (811).

  Background:
    Given the battlefields "Vilemaw's Lair" and "Void Gate"

  @S-y0132 @R-421.1
  Scenario: Hiding a card readies her
    Given P1 has "Katarina, Reckless" at "Vilemaw's Lair"
    And "Katarina, Reckless" starts exhausted
    And P1 has "Block" in hand
    And P1 has [A] in the pool
    When P1 hides "Block" at "Vilemaw's Lair"
    And everyone passes
    Then "Katarina, Reckless" is ready
    And "Block" is facedown at "Vilemaw's Lair"

  @S-y0133 @R-811.1.b @R-419.4.a
  Scenario: Playing one from facedown has her deal 2 to an enemy unit
    Given P1 has "Katarina, Reckless" at "Vilemaw's Lair"
    And P1 has "Block" facedown at "Vilemaw's Lair"
    And P2 has "Recruit" in base
    When P1 plays "Block" from hidden choosing "Katarina, Reckless"
    And everyone passes
    And P1 passes
    And P2 passes
    Then "Recruit" is gone
