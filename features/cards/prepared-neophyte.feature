Feature: Prepared Neophyte
  It has +4 Might from the moment that its controller has spent [4] or more on playing one spell this turn.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Prepared Neophyte" in base
    And P2 has "Mega-Mech" called "mech" at "Altar to Unity"

  @S-xc035 @R-365.1 @R-444.1
  Scenario: Four Energy on one spell, what Repeat costs included
    Given P1 has "Frigid Touch" in hand
    And P1 has [4] in the pool
    When P1 plays "Frigid Touch" choosing "mech", and again choosing "mech"
    Then "Prepared Neophyte" has 5 Might
    When everyone passes
    Then "Prepared Neophyte" has 5 Might

  @S-xc036 @R-365.1
  Scenario: Not several spells together, not a unit, and not less
    Given P1 has "Void Seeker" called "one" in hand and the pool to pay for it
    And P1 has "Void Seeker" called "two" in hand and the pool to pay for it
    And P1 has "Ezreal, Prodigy" in hand and the pool to pay for it
    When P1 plays "one" choosing "mech"
    And everyone passes
    And P1 plays "two" choosing "mech"
    And everyone passes
    And P1 plays "Ezreal, Prodigy"
    Then "Prepared Neophyte" has 1 Might
