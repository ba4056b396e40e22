Feature: Fiora, Peerless
  "One on one" belongs to the condition: she is alone at her location, and so is the enemy unit there (740.2.b). It is looked
  at once, as she becomes attacker or defender (383.4.e.2.b, 383.4.f.2.b), not again as the trigger resolves. Doubling adds
  the Might that she has then, as a fixed amount, for this combat (432.1.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0058 @FAQ-13.1 @FAQ-13.8 @R-383.4.e @R-740.2.b @R-432.1 @R-466.7.c
  Scenario: Attacking a lone defender
    Given P1 has "Fiora, Peerless" in base
    And P2 has "Playful Phantom" at "Altar to Unity"
    When P1 moves "Fiora, Peerless" to "Altar to Unity"
    Then the chain is "Fiora, Peerless"
    And "Fiora, Peerless" has 3 Might
    When everyone passes
    Then "Fiora, Peerless" has 6 Might
    And P1 has focus
    When everyone passes until the showdown ends
    Then "Playful Phantom" is in P2's trash
    And "Fiora, Peerless" is at "Altar to Unity"
    And "Altar to Unity" is controlled by P1
    And "Fiora, Peerless" has 3 Might

  @S-c0059 @FAQ-13.2 @R-383.4.f @R-740.2.b
  Scenario: Defending against a lone attacker
    Given P2 has "Fiora, Peerless" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" in base
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    Then the chain is "Fiora, Peerless"
    When everyone passes
    Then "Fiora, Peerless" has 6 Might
    When everyone passes until the showdown ends
    Then "Vanguard Sergeant" is in P1's trash
    And "Fiora, Peerless" is at "Altar to Unity"

  @S-c0060 @FAQ-13.3 @R-740.2.a @R-383.4.e.2.b
  Scenario: With a friend in the attack it doesn't trigger
    Given P1 has "Fiora, Peerless" and "Shipyard Skulker" in base
    And P2 has "Playful Phantom" at "Altar to Unity"
    When P1 moves "Fiora, Peerless" and "Shipyard Skulker" to "Altar to Unity"
    Then the chain is empty
    And "Fiora, Peerless" is an attacker
    And "Fiora, Peerless" has 3 Might

  @S-c0061 @FAQ-13.4 @FAQ-13.5 @R-383.4.e.2.b
  Scenario: Against two it doesn't trigger, and not when one of them has gone either
    Given P1 has "Fiora, Peerless" in base
    And P1 has "Gust" in hand and the pool to pay for it
    And P2 has "Playful Phantom" and "Shipyard Skulker" at "Altar to Unity"
    When P1 moves "Fiora, Peerless" to "Altar to Unity"
    Then the chain is empty
    When P1 plays "Gust" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P2's hand
    And the chain is empty
    And "Fiora, Peerless" has 3 Might

  @S-c0062 @FAQ-13.6 @R-383.2.c
  Scenario: Once triggered, it resolves though others have joined
    Given P1 has "Fiora, Peerless" in base
    And P2 has "Playful Phantom" at "Altar to Unity"
    And P2 has "Shen, Kinkou" in hand and the pool to pay for it
    When P1 moves "Fiora, Peerless" to "Altar to Unity"
    And P1 passes
    And P2 plays "Shen, Kinkou" to "Altar to Unity"
    Then "Shen, Kinkou" is at "Altar to Unity"
    When everyone passes
    Then "Fiora, Peerless" has 6 Might

  @S-c0063 @FAQ-13.7 @R-432.1 @R-432.1.a
  Scenario: What is added is the Might that she has as it resolves
    Given P1 has "Fiora, Peerless" in base
    And P1 has "Discipline" in hand and the pool to pay for it
    And "Fiora, Peerless" starts with a buff
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "Fiora, Peerless" to "Altar to Unity"
    And P1 plays "Discipline" choosing "Fiora, Peerless"
    And everyone passes
    Then "Fiora, Peerless" has 6 Might
    When everyone passes
    Then "Fiora, Peerless" has 12 Might

  @S-c0064 @R-383.4.e @R-740.2.b
  Scenario: Without an enemy there is no attack to trigger on
    Given P1 has "Fiora, Peerless" in base
    When P1 moves "Fiora, Peerless" to "Altar to Unity"
    Then the chain is empty
    And "Fiora, Peerless" has 3 Might
    When everyone passes until the showdown ends
    Then "Altar to Unity" is controlled by P1

  @S-c0330 @FAQ-13.9 @R-358.2
  Scenario: She costs 3 Energy and a Body Power
    Given P1 has "Fiora, Peerless" and "Shipyard Skulker" in hand
    And P1 has [3][Y] in the pool
    When P1 plays "Fiora, Peerless"
    Then that is refused
    And "Fiora, Peerless" is in P1's hand
    When P1 plays "Shipyard Skulker"
    Then P1's pool is [Y]
