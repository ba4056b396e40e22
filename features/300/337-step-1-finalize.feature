Feature: 337 Step 1: Finalize

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 337 Step 1: Finalize
    Step 1: Finalize

  Rule: 337.1 The oldest pending item is finalized first, by its controller
    While any Chain Item is Pending, the controller of the oldest Pending one must go through the steps of Playing
    it until it is a Finalized Item or leaves the Chain.

    @S-h041 @R-337.1
    Scenario: Of two spells that an effect plays, the one played first
      Given P1 has "Promising Future" in hand and the pool to pay for it
      And P1 has [R] in the pool
      And P1 has "Shipyard Skulker" at "Altar to Unity"
      And P2 has "Vanguard Sergeant" at "Grove of the God-Willow"
      And the top of P1's deck is "Void Seeker", "Gust", "Gust", "Gust" and "Gust"
      And the top of P2's deck is "Incinerate", "Gust", "Gust", "Gust" and "Gust"
      And the players will answer:
        | player | for           | answer        |
        | P1     | effect.choose | "Void Seeker" |
        | P2     | effect.choose | "Incinerate"  |
      When P1 plays "Promising Future"
      And everyone passes
      Then P2 is asked "play.target"
      And "Incinerate" on the chain is pending
      When P2 answers "play.target" with "Shipyard Skulker"
      Then P1 is asked "play.target"
      And "Incinerate" on the chain is finalized
      And "Void Seeker" on the chain is pending
      When P1 answers "play.target" with "Vanguard Sergeant"
      Then "Void Seeker" on the chain is finalized

    @S-h042 @R-337.1
    Scenario: An item that leaves the chain lets the next one have its turn
      Given P1 has "Shipyard Skulker" and "Vanguard Sergeant" in base
      And P2 has "Overzealous Fan" and "Teemo, Strategist" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" and "Vanguard Sergeant" to "Altar to Unity"
      And P2 answers "trigger.order" with "Overzealous Fan", "Teemo, Strategist"
      Then P2 is asked "trigger.may"
      When P2 answers "trigger.may" with no
      Then the chain is "Teemo, Strategist"
      And P2 is asked "play.target"
      When P2 answers "play.target" with "Vanguard Sergeant"
      Then "Teemo, Strategist" on the chain is finalized
      And P2 has priority

  Rule: 337.1.a Finalizing an item doesn't pass priority
    Priority is not passed by finalizing an item to the chain.

    @S-h043 @R-337.1.a
    Scenario: Whoever has played a spell has priority, and may play another
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P1 has "Feral Strength" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Altar to Unity"
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      Then P1 has priority
      And no event "priorityPassed" happened
      When P1 plays "Feral Strength" choosing "Mega-Mech"
      Then the chain is "Hextech Ray", "Feral Strength"
      And P1 has priority

    @S-h044 @R-337.1.a
    Scenario: Also whoever has answered with a spell
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Discipline" and "Clairvoyance" in hand and the pool to pay for them
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Discipline" choosing "Mega-Mech"
      Then P2 has priority
      When P2 plays "Clairvoyance"
      Then the chain is "Hextech Ray", "Discipline", "Clairvoyance"

  Rule: 337.1.b Items are finalized in the order in which they were added
    Chain Items become Finalized in the order in which they were added to the Chain.

    @S-h045 @R-337.1.b
    Scenario: Two death triggers
      Given P1 has "Singularity" in hand and the pool to pay for it
      And P1 has "Watchful Sentry" in base
      And P2 has "Honest Broker" in base
      When P1 plays "Singularity" choosing "Watchful Sentry" and "Honest Broker"
      And everyone passes
      Then the chain is "Watchful Sentry", "Honest Broker"
      And these events happened in this order:
        | event              | object          |
        | triggered          | Watchful Sentry |
        | triggered          | Honest Broker   |
        | chainItemFinalized | Watchful Sentry |
        | chainItemFinalized | Honest Broker   |

  Rule: 337.2 Units, gear and Add abilities resolve at once
    If the Chain Item just finalized is a Unit, a Gear or an ability that Adds resources, it resolves at once: go to
    Step 4 (Resolve).

    @S-h046 @R-337.2 @FAQ-17.1
    Scenario: A unit is on the board without anybody passing
      Given P1 has "Shipyard Skulker" in hand and the pool to pay for it
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Shipyard Skulker" to base
      Then "Shipyard Skulker" is in P1's base
      And the chain is empty
      And no event "priorityPassed" happened
      When P2 plays "Discipline" choosing "Shipyard Skulker"
      Then that is refused

    @S-h047 @R-337.2 @FAQ-17.2
    Scenario: A gear is on the board without anybody passing
      Given P1 has "Energy Conduit" in hand and the pool to pay for it
      When P1 plays "Energy Conduit"
      Then "Energy Conduit" is in P1's base
      And the chain is empty
      And no event "priorityPassed" happened
      And P1 has priority

    @S-h048 @R-337.2
    Scenario: An Add ability resolves at once, also with a spell below it
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P1 has "Seal of Discord" in base
      And P2 has "Mega-Mech" at "Altar to Unity"
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 activates "Seal of Discord"
      Then P1's pool is [P]
      And the chain is "Hextech Ray"
      And "Mega-Mech" has 0 damage
      And no event "priorityPassed" happened

    @S-h049 @R-337.2
    Scenario: A unit in answer to a spell, which stays on the chain
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Shen, Kinkou" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Shen, Kinkou" to "Altar to Unity"
      Then "Shen, Kinkou" is at "Altar to Unity"
      And the chain is "Hextech Ray"
      And "Mega-Mech" has 0 damage
      When everyone passes
      Then "Mega-Mech" has 3 damage

    @S-h050 @R-337.2
    Scenario: A spell doesn't
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Altar to Unity"
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      Then "Hextech Ray" on the chain is finalized
      And "Mega-Mech" has 0 damage
      When everyone passes
      Then "Mega-Mech" has 3 damage

  Rule: 337.3 As long as items are pending, the next one is finalized
    If Pending Chain Items still remain after the Chain Item is finalized, go back to step 1 (Finalize).

    @S-h051 @R-337.3
    Scenario: Nobody gets priority until the second of two triggers is finalized
      Given P1 has "Shipyard Skulker" and "Vanguard Sergeant" in base
      And P2 has "Overzealous Fan" and "Teemo, Strategist" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" and "Vanguard Sergeant" to "Altar to Unity"
      And P2 answers "trigger.order" with "Teemo, Strategist", "Overzealous Fan"
      And P2 answers "play.target" with "Shipyard Skulker"
      Then "Teemo, Strategist" on the chain is finalized
      And "Overzealous Fan" on the chain is pending
      And P2 is asked "trigger.may"
      When P2 answers "trigger.may" with yes
      And P2 answers "play.target" with "Vanguard Sergeant"
      Then the chain is "Teemo, Strategist", "Overzealous Fan"
      And "Overzealous Fan" on the chain is finalized
      And no event "priorityPassed" happened
      And P2 has priority

  Rule: 337.4 With everything finalized priority goes to the controller of the next item
    If nothing on the chain remains to be Finalized after the Chain Item is finalized, Priority goes to the
    controller of the next item on the chain; go to step 2 (Execute).

    @S-h052 @R-337.4
    Scenario: That is the newest item, which may be another player's than the turn player's
      Given P1 has "Singularity" in hand and the pool to pay for it
      And P1 has "Watchful Sentry" in base
      And P2 has "Honest Broker" in base
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Singularity" choosing "Watchful Sentry" and "Honest Broker"
      And everyone passes
      Then the chain is "Watchful Sentry", "Honest Broker"
      And P2 has priority
      When P1 passes
      Then that is refused
      When P2 passes
      Then P1 has priority

    @S-h053 @R-337.4 @FAQ-12.2
    Scenario: Nobody can react before
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      And P2 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Hextech Ray"
      And P2 plays "Discipline" choosing "Mega-Mech"
      Then that is refused
      When P1 answers "play.target" with "Mega-Mech"
      And P2 plays "Discipline" choosing "Mega-Mech"
      Then that is refused
      And P1 has priority
      When P1 passes
      And P2 plays "Discipline" choosing "Mega-Mech"
      Then the chain is "Hextech Ray", "Discipline"
