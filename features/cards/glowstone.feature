Feature: Glowstone
  Disempowered and exhausted it goes over to a chosen player, who recalls it to their base. At the end of its controller's turn
  it is killed and deals 5 to all their units.

  @S-w160 @R-442.1 @R-191.4.a @R-411.1 @R-317.1.a
  Scenario: Given away, it bursts at the end of the other player's turn
    Given P1 has "Glowstone" and "Stalwart Poro" in base
    And P2 has "Pouty Poro" and "Mega-Mech" in base
    And "Glowstone" starts empowered
    When P1 activates "Glowstone" with ability 2
    Then P1 is asked "play.player"
    When P1 answers "play.player" with P2
    Then "Glowstone" isn't empowered
    When everyone passes
    Then "Glowstone" is controlled by P2
    And "Glowstone" is in P2's base
    When P1 ends the turn
    Then "Glowstone" is in P2's base
    When P2 ends the turn
    And everyone passes
    Then "Glowstone" is in P1's trash
    And "Pouty Poro" is in P2's trash
    And "Stalwart Poro" is in P1's base
    And "Mega-Mech" is in P2's base
    And these events happened in this order:
      | event          | object    | by |
      | controlChanged | Glowstone |    |
      | recalled       | Glowstone |    |
      | died           | Glowstone | P2 |
