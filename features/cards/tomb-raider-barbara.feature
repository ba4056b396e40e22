Feature: Tomb-Raider Barbara
  Played by somebody with seven runes or more, she has an enemy gear disempowered, or killed if it isn't empowered. The
  condition follows the trigger's and belongs to it (383.2.a.1).

  Background:
    Given P2 has "Tools of Empire" called "strong" and "Energy Conduit" called "weak" in base
    And "strong" starts empowered
    And P1 has "Tomb-Raider Barbara" in hand and the pool to pay for it

  @S-w035 @R-442.1 @R-383.2.a.1
  Scenario: An empowered gear is disempowered
    Given P1 has 7 of "Calm Rune" as runes
    When P1 plays "Tomb-Raider Barbara"
    Then P1 is asked "play.target" among "strong" and "weak"
    When P1 answers "play.target" with "strong"
    And everyone passes
    Then "strong" isn't empowered
    And "strong" is in P2's base

  @S-w036 @R-428.1 @R-442.1
  Scenario: Another gear is killed
    Given P1 has 7 of "Calm Rune" as runes
    When P1 plays "Tomb-Raider Barbara"
    And P1 answers "play.target" with "weak"
    And everyone passes
    Then "weak" is in P2's trash
    And "strong" is empowered

  @S-w037 @R-383.2.a.1
  Scenario: With six runes nothing triggers
    Given P1 has 6 of "Calm Rune" as runes
    When P1 plays "Tomb-Raider Barbara"
    Then "Tomb-Raider Barbara" is in P1's base
    And the chain is empty
    And nobody is asked anything
