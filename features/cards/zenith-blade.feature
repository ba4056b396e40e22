Feature: Zenith Blade
  An enemy unit at a battlefield is stunned; then a friendly unit may be moved to where that enemy is. Both units are
  targets and named while the spell is finalized (355.5); whether to move is decided on resolution (355.12). The battlefield
  is no target (355.10.b): it is looked up from the enemy unit when the move is carried out (359.3.f.2).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Zenith Blade" in hand and the pool to pay for it
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" in base

  @S-v014 @R-423.1 @R-355.12 @FAQ-30.2 @FAQ-30.3
  Scenario: The enemy is stunned, and the friendly unit comes to where it is
    When P1 plays "Zenith Blade" choosing "Shipyard Skulker", then "Vanguard Sergeant"
    Then "Zenith Blade" on the chain is finalized
    When everyone passes
    Then P1 is asked "effect.may"
    And "Shipyard Skulker" is stunned
    When P1 answers "effect.may" with yes
    Then "Vanguard Sergeant" is at "Altar to Unity"
    And "Vanguard Sergeant" is an attacker
    And a combat is going on at "Altar to Unity"

  @S-v015 @R-355.12 @FAQ-30.3
  Scenario: It may stay where it is
    When P1 plays "Zenith Blade" choosing "Shipyard Skulker", then "Vanguard Sergeant"
    And everyone passes
    And P1 answers "effect.may" with no
    Then "Shipyard Skulker" is stunned
    And "Vanguard Sergeant" is in P1's base
    And "Zenith Blade" is in P1's trash

  @S-v016 @FAQ-30.1 @FAQ-30.7 @R-359.3.e.5 @R-359.3.f.2.a
  Scenario: With the enemy in its base there is neither stun nor move
    Given P2 has "Flash" in hand and the pool to pay for it
    And the players will answer:
      | player | for        | answer |
      | P1     | effect.may | yes    |
    When P1 plays "Zenith Blade" choosing "Shipyard Skulker", then "Vanguard Sergeant"
    And P1 passes
    And P2 plays "Flash" choosing "Shipyard Skulker"
    And everyone passes until the chain is empty
    Then "Shipyard Skulker" is in P2's base
    And no event "stunned" happened
    And "Vanguard Sergeant" is in P1's base
    And "Zenith Blade" is in P1's trash
    And P1's pool is empty

  @S-v017 @FAQ-30.6 @R-359.3.e.8 @R-359.3.e.11
  Scenario: With only the friendly unit gone the stun takes place
    Given P1 has "Pakaa Cub" at "Grove of the God-Willow"
    And P2 has "Gust" in hand and the pool to pay for it
    And the players will answer:
      | player | for        | answer |
      | P1     | effect.may | yes    |
    When P1 plays "Zenith Blade" choosing "Shipyard Skulker", then "Pakaa Cub"
    And P1 passes
    And P2 plays "Gust" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    Then "Shipyard Skulker" is stunned
    And "Pakaa Cub" is in P1's hand
    And no event "moved" happened

  @S-v018 @R-355.9.b @R-355.8
  Scenario: An enemy unit in a base is no target for the stun
    Given P2 has "Petty Officer" in base
    When P1 plays "Zenith Blade" choosing "Petty Officer", then "Vanguard Sergeant"
    Then that is refused by rule 355.9.b
    When P1 plays "Zenith Blade" choosing "Shipyard Skulker", then "Vanguard Sergeant"
    Then the chain is "Zenith Blade"
