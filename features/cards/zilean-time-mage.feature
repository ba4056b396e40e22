Feature: Zilean, Time Mage
  It applies to the playing of a token, as often as a text tells that, once each turn (371.1); the second one isn't doubled
  in its turn (370.2).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0190 @R-371.1 @R-371.2 @R-370.2
  Scenario: The first token unit may come with a copy, the next doesn't
    Given P1 has "Zilean, Time Mage" at "Windswept Hillock"
    And P1 has "Gutter Palace" called "one" and "Gutter Palace" called "two" in base
    And P1 has "Block" and "Charm" in hand
    When P1 activates "one"
    And P1 answers "discard" with "Block"
    And everyone passes
    Then P1 is asked "replacement.may"
    When P1 answers "replacement.may" with yes
    And P1 answers "play.location" with "P1.base"
    And P1 answers "play.location" with "P1.base"
    Then 2 objects named "Bird" are in P1's base
    When P1 activates "two"
    And everyone passes
    And P1 answers "play.location" with "P1.base"
    Then 3 objects named "Bird" are in P1's base
    And nobody is asked anything

  @S-y0191 @R-371.2.b
  Scenario: Declined, it can be applied to a later one
    Given P1 has "Zilean, Time Mage" at "Windswept Hillock"
    And P1 has "Hextech Disc" called "one" and "Hextech Disc" called "two" in base
    And "one" starts empowered
    And "two" starts empowered
    And P1 has [2] in the pool
    When P1 activates "one" with ability 2
    And everyone passes
    And P1 answers "replacement.may" with no
    Then 1 object named "Mech" is in P1's base
    When P1 activates "two" with ability 2
    And everyone passes
    And P1 answers "replacement.may" with yes
    Then 3 objects named "Mech" are in P1's base

  @S-y0192 @R-370.1
  Scenario: In base he does nothing, and gear isn't doubled
    Given P1 has "Zilean, Time Mage" and "Hextech Disc" in base
    And "Hextech Disc" starts empowered
    And P1 has [1] in the pool
    When P1 activates "Hextech Disc" with ability 2
    And everyone passes
    Then 1 object named "Mech" is in P1's base
    And nobody is asked anything

  @S-y0193 @R-370.1
  Scenario: A token that is gear isn't doubled
    Given P1 has "Zilean, Time Mage" at "Windswept Hillock"
    And P1 has "Fae Dragon" and "Shipyard Skulker" in base
    And "Shipyard Skulker" starts with a buff
    And P1 has "Call to Glory" in hand
    When P1 plays "Call to Glory" choosing "Fae Dragon" paying buff
    And everyone passes until the chain is empty
    Then 1 object named "Gold" is in P1's base
