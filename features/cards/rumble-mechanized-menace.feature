Feature: Rumble, Mechanized Menace
  Units of his controller's that are Mechs have Shield beside what they have (477.2.b, 814.2).

  @S-y057 @R-477.2.b @R-814.2
  Scenario: His controller's Mechs, tokens included; nobody else's
    Given P1's legend is "Rumble, Mechanized Menace"
    And P1 has "Mega-Mech" called "mine", "Mech" and "Pakaa Cub" in base
    And P2 has "Mega-Mech" called "theirs" in base
    And P1 has "Forecaster" in hand and the pool to pay for it
    When P1 plays "Forecaster" to base
    Then "Forecaster" has the keyword "Shield 1"
    And "mine" has the keyword "Shield 1"
    And "Mech" has the keyword "Shield 1"
    And "Pakaa Cub" doesn't have the keyword "Shield"
    And "theirs" doesn't have the keyword "Shield"

  @S-y058 @R-814.1.c
  Scenario: Defending a Mech has 1 Might more
    Given it is P2's turn
    And P1's legend is "Rumble, Mechanized Menace"
    And P1 has "Mech" at "Altar to Unity"
    And P2 has "Pakaa Cub" in base
    When P2 moves "Pakaa Cub" to "Altar to Unity"
    Then "Mech" has 4 Might

  @S-y231 @R-477.1.b.1.a @R-477.1.b
  Scenario: A copy of a Mech is a Mech, with its name and Might
    Given P1's legend is "Rumble, Mechanized Menace"
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Mirror Image" in hand and the pool to pay for it
    When P1 plays "Mirror Image" choosing "Mega-Mech"
    And everyone passes until the chain is empty
    And the new token is called "copy"
    Then "copy" is named "Mega-Mech"
    And "copy" has 8 Might
    And "copy" has the keyword "Shield 1"
