Feature: Overzealous Fan's trigger, declined and accepted
  The trigger opens with "you may" and a cost (383.3.a, 383.3.b): whether it is performed is decided while it is being
  finalized (402.1), and killing the Fan is its base cost, paid then (204.3.a, 404.1). Declined, the trigger leaves the
  chain and counts as not having triggered (383.3.a.2); nobody gets priority with it. Accepted, the attacker is a target
  chosen before the cost is paid (402.2), the Fan is in the trash before anyone can react, and reacting doesn't bring it
  back.

  The trigger goes on the chain as the Fan becomes a defender (383.4.f.2). When a chain that a triggered ability opened
  is over, focus doesn't pass (346.1), so that the attacker still has it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Overzealous Fan" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" in base

  @S-951f @R-383.3.a.2 @R-402.1.a @R-346.1
  Scenario: Declined, it leaves the chain, and the Fan fights
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    Then P2 is asked "trigger.may"
    When P2 answers "trigger.may" with no
    Then the chain is empty
    And "Overzealous Fan" is at "Altar to Unity"
    And "Overzealous Fan" is a defender
    And "Vanguard Sergeant" is an attacker
    And P1 has focus
    And P1 has priority
    And no event "chainItemFinalized" happened
    When everyone passes until the showdown ends
    Then "Overzealous Fan" is in P2's trash
    And "Vanguard Sergeant" is at "Altar to Unity"
    And "Altar to Unity" is controlled by P1
    And P1's points are 1

  @S-088b @R-204.3.a @R-383.3.b.1 @R-402.2 @R-404.1 @R-346.1 @R-340.2.a
  Scenario: Accepted, the cost is paid at once, and the chosen attacker goes to its base
    Given P1 has "Shipyard Skulker" in base
    And P2 has "Stalwart Poro" at "Altar to Unity"
    When P1 moves "Vanguard Sergeant" and "Shipyard Skulker" to "Altar to Unity"
    And P2 answers "trigger.may" with yes
    Then P2 is asked "play.target" among "Vanguard Sergeant" and "Shipyard Skulker"
    And "Overzealous Fan" is at "Altar to Unity"
    When P2 answers "play.target" with "Shipyard Skulker"
    Then "Overzealous Fan" is in P2's trash
    And the chain is "Overzealous Fan"
    And "Shipyard Skulker" is at "Altar to Unity"
    And P2 has priority
    When everyone passes
    Then "Shipyard Skulker" is in P1's base
    And "Vanguard Sergeant" is at "Altar to Unity"
    And P1 has focus
    When everyone passes until the showdown ends
    Then "Stalwart Poro" is in P2's trash
    And "Shipyard Skulker" is in P1's base
    And "Altar to Unity" is controlled by P1

  @S-6f8d @R-359.3.e.9 @R-425.1.c @R-465.1 @R-466.5.b
  Scenario: With the attacker gone in response the Fan stays dead
    Given P1 has "Flash" in hand and the pool to pay for it
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And P2 answers "trigger.may" with yes
    And P2 passes
    And P1 plays "Flash" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" is in P1's base
    And the chain is "Overzealous Fan"
    When everyone passes
    Then the chain is empty
    And "Overzealous Fan" is in P2's trash
    And "Vanguard Sergeant" is in P1's base
    When everyone passes until the showdown ends
    Then no event "damageMarked" happened
    And "Altar to Unity" is controlled by nobody
    And P1's points are 0
