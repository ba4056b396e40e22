Feature: Deadbloom Predator and other units that are played to battlefields of an enemy
  An occupied battlefield is one where a unit is (170.11.a), an enemy one is controlled by an opponent. A unit played there
  contests it and attacks. Rengar, Pouncing may be played to a battlefield that his player is attacking.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-u024 @R-170.11.a @R-355.2.b
  Scenario Outline: <unit> is played into battle
    Given P2 has "Daring Poro" at "Altar to Unity"
    And P1 has "<unit>" in hand and the pool to pay for it
    When P1 plays "<unit>" to "Altar to Unity"
    Then "<unit>" is at "Altar to Unity"
    And a combat is going on at "Altar to Unity"
    And "<unit>" is an attacker

    Examples:
      | unit               |
      | Deadbloom Predator |
      | Dauntless Vanguard |

  @S-u025 @R-170.11.a
  Scenario Outline: <unit> isn't played to a battlefield where no unit is
    Given P1 has "<unit>" in hand and the pool to pay for it
    When P1 plays "<unit>" to "Grove of the God-Willow"
    Then that is refused
    When P1 plays "<unit>" to base
    Then "<unit>" is in P1's base

    Examples:
      | unit               |
      | Deadbloom Predator |
      | Dauntless Vanguard |

  @S-u026 @R-355.2.b
  Scenario Outline: <unit> is played to an open battlefield
    Given P1 has "<unit>" in hand and the pool to pay for it
    And the top of P1's deck is "Gust"
    When P1 plays "<unit>" to "Altar to Unity"
    Then "<unit>" is at "Altar to Unity"

    Examples:
      | unit            |
      | Sneaky Deckhand |
      | Sai Scout       |

  @S-u027 @R-355.2.b @R-462.2
  Scenario: Rengar, Pouncing joins an attack of his player's in the showdown
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Shipyard Skulker" in base
    And P1 has "Rengar, Pouncing" in hand and the pool to pay for it
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 plays "Rengar, Pouncing" to "Altar to Unity"
    Then "Rengar, Pouncing" is at "Altar to Unity"
    And "Rengar, Pouncing" is an attacker
    And "Rengar, Pouncing" has 5 Might

  @S-u028 @R-355.2.a
  Scenario: Where his player doesn't attack he isn't played
    Given P1 has "Mega-Mech" at "Altar to Unity"
    And it is P2's turn
    And P2 has "Shipyard Skulker" in base
    And P2 has "Daring Poro" at "Grove of the God-Willow"
    And P1 has "Rengar, Pouncing" in hand and the pool to pay for it
    When P2 moves "Shipyard Skulker" to "Altar to Unity"
    And P2 passes
    And P1 plays "Rengar, Pouncing" to "Grove of the God-Willow"
    Then that is refused by rule 355.2
    When P1 plays "Rengar, Pouncing" to "Altar to Unity"
    Then "Rengar, Pouncing" is a defender
