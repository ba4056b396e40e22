Feature: Guttural Roar
  A unit gets +2 Might this turn, or +4 if it is empowered as the spell resolves.

  @S-w030 @R-441.2 @R-359.3.f.2
  Scenario: +4 for an empowered unit, +2 for another
    Given P1 has "Apprentice Mage" and "Stalwart Poro" in base
    And "Apprentice Mage" starts empowered
    And P1 has "Guttural Roar" called "one" and "Guttural Roar" called "two" in hand and the pool to pay for them
    When P1 plays "one" choosing "Apprentice Mage"
    And everyone passes
    Then "Apprentice Mage" has 8 Might
    When P1 plays "two" choosing "Stalwart Poro"
    And everyone passes
    Then "Stalwart Poro" has 4 Might
    When P1 ends the turn
    Then "Apprentice Mage" has 4 Might

  @S-w031 @R-359.3.f.2 @R-442.1
  Scenario: Disempowered in response it gets +2 only
    Given P1 has "Apprentice Mage" in base
    And "Apprentice Mage" starts empowered
    And P1 has "Guttural Roar" in hand and the pool to pay for it
    And P2 has "Sanction" in hand and the pool to pay for it
    When P1 plays "Guttural Roar" choosing "Apprentice Mage"
    And P1 passes
    And P2 plays "Sanction" with mode 2 choosing "Apprentice Mage"
    And everyone passes
    Then "Apprentice Mage" isn't empowered
    When everyone passes
    Then "Apprentice Mage" has 5 Might
