Feature: Tideturner from hidden, answered by Gust
  A hidden card has Reaction from the next turn on and may be played for nothing (811.1.b, 811.6), a unit only to the
  battlefield where it was hidden (811.1.d.1). A unit enters as soon as it is finalized (337.2), so that its coming can't be
  answered; its play effect goes on the chain then (383.4.a.2), its "may" is decided and its target chosen (402.1, 402.2).
  The target of a hidden permanent's play effect must come from its battlefield, except where its own limits make that
  impossible: "at another location" does (811.1.d.2).

  "My original location" is looked up as the effect resolves (359.3.f.2). With Tideturner in hand by then it is null, and
  both moves are left out: the first for want of Tideturner, the second for want of a destination (359.3.e.12).

  Rule: 811.1.d Played from hidden, Tideturner comes to its battlefield and may swap with a unit elsewhere

    Background:
      Given it is P2's turn
      And the battlefields "Altar to Unity" and "Grove of the God-Willow"
      And P1 has "Stalwart Poro" at "Altar to Unity"
      And P1 has "Tideturner" facedown at "Altar to Unity"
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      And P1 has "Vanguard Sergeant" in base
      And P2 has "Hextech Ray" and "Gust" in hand and the pool to pay for them

    @S-6a58 @FAQ-40.1 @FAQ-40.2 @FAQ-40.3 @FAQ-40.4 @R-811.1.d.1 @R-811.1.d.2 @R-359.3.e.12 @R-359.3.f.2 @R-337.2
    Scenario: With Tideturner back in hand its original location is null
      When P2 plays "Hextech Ray" choosing "Stalwart Poro"
      And P2 passes
      And P1 plays "Tideturner" from hidden to base
      Then that is refused by rule 811.1.d.1
      When P1 plays "Tideturner" from hidden
      Then P1 is asked "trigger.may"
      And "Tideturner" is at "Altar to Unity"
      And "Tideturner" is exhausted
      And P1's pool is empty
      When P1 answers "trigger.may" with yes
      Then P1 is asked "play.target" among "Shipyard Skulker" and "Vanguard Sergeant"
      When P1 answers "play.target" with "Vanguard Sergeant"
      Then the chain is "Hextech Ray", "Tideturner"
      And P1 has priority
      When P1 passes
      Then P2 has priority
      When P2 plays "Gust" choosing "Tideturner"
      And everyone passes
      Then "Tideturner" is in P1's hand
      And the chain is "Hextech Ray", "Tideturner"
      When everyone passes
      Then "Vanguard Sergeant" is in P1's base
      And no event "moved" happened
      And the chain is "Hextech Ray"
      When everyone passes
      Then "Stalwart Poro" is in P1's trash
      And "Altar to Unity" is controlled by nobody

    @S-038f @example @example-2 @FAQ-40.5 @R-811.1.d.2 @R-359.3.f.2 @R-420.1
    Scenario: Unanswered, the two swap places
      When P2 plays "Hextech Ray" choosing "Stalwart Poro"
      And P2 passes
      And P1 plays "Tideturner" from hidden
      And P1 answers "trigger.may" with yes
      And P1 answers "play.target" with "Vanguard Sergeant"
      And everyone passes
      Then "Tideturner" is in P1's base
      And "Vanguard Sergeant" is at "Altar to Unity"
      When everyone passes
      Then "Stalwart Poro" is in P1's trash
      And "Altar to Unity" is controlled by P1

    @S-5b78 @FAQ-37.5 @R-383.3.a.2 @R-337.4
    Scenario: Declined, it is off the chain before anyone can react
      When P2 plays "Hextech Ray" choosing "Stalwart Poro"
      And P2 passes
      And P1 plays "Tideturner" from hidden
      And P1 answers "trigger.may" with no
      Then the chain is "Hextech Ray"
      And P2 has priority
      And "Tideturner" is at "Altar to Unity"

  Rule: 811.1.b A hidden card waits for the next turn

    @S-b43f @R-811.1.b
    Scenario: A card can't be played from hidden in the turn in which it was hidden
      Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
      And P1 has "Tideturner" in hand
      And P1 has "Daring Poro" at "Altar to Unity"
      And P1 has "Vanguard Sergeant" in base
      And P1 has [P] in the pool
      When P1 hides "Tideturner" at "Altar to Unity"
      Then "Tideturner" is facedown at "Altar to Unity"
      And P1's pool is empty
      When P1 plays "Tideturner" from hidden
      Then that is refused by rule 811.1.b
      And "Tideturner" is facedown at "Altar to Unity"
