Feature: Profiteer
  Played, it may have its player disempower something of theirs to empower a legend, unit or gear: a cost that opens the
  effect (383.3.b), paid with whatever is empowered, a legend too (107), while its target is anybody's.

  Background:
    Given P1's legend is "Zed, Master of Shadows"
    And P1 has "Profiteer" in hand and the pool to pay for it
    And P1 has "Steel Paws" and "Stalwart Poro" in base
    And P2's legend is "Lee Sin, Blind Monk"
    And P2 has "Energy Conduit" in base

  @S-w106 @R-383.3.b @R-442.1 @R-441.1
  Scenario: The legend is disempowered for a unit
    Given "Zed, Master of Shadows" starts empowered
    When P1 plays "Profiteer"
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    Then P1 is asked "play.target" among "Zed, Master of Shadows", "Lee Sin, Blind Monk", "Profiteer", "Steel Paws", "Stalwart Poro" and "Energy Conduit"
    When P1 answers "play.target" with "Steel Paws"
    Then "Zed, Master of Shadows" isn't empowered
    When everyone passes
    Then "Steel Paws" is empowered
    And "Steel Paws" has 7 Might

  @S-w107 @R-383.3.b.1 @R-203.3
  Scenario: With nothing empowered there is nothing to pay with
    Given P2 has "Steel Paws" called "theirs" in base
    And "theirs" starts empowered
    When P1 plays "Profiteer"
    Then "Profiteer" is in P1's base
    And nobody is asked anything
    And the chain is empty
    And "theirs" is empowered
