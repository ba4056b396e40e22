Feature: 340 Step 4: Resolve

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Mega-Mech" at "Altar to Unity"

  @definition
  Rule: 340 Step 4: Resolve
    Step 4: Resolve

  Rule: 340.1 The newest item resolves, with everything it does
    The Finalized Chain Item that is newest resolves: all of its game effects are executed completely.

    @S-h070 @R-340.1
    Scenario: The answer resolves before what it answers
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Flash" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Flash" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" is in P2's base
      And the chain is "Hextech Ray"
      When everyone passes
      Then "Mega-Mech" has 0 damage
      And "Hextech Ray" is in P1's trash

    @S-h071 @R-340.1
    Scenario: All that a spell says is done, without passing in between
      Given P1 has "Void Seeker" in hand and the pool to pay for it
      When P1 plays "Void Seeker" choosing "Mega-Mech"
      And P1 passes
      Then "Mega-Mech" has 0 damage
      And P1's hand is empty
      When P2 passes
      Then "Mega-Mech" has 4 damage
      And P1's hand has 1 card
      And "Void Seeker" is in P1's trash

  Rule: 340.2 With nothing left on the Chain the state is Open
    If there is nothing left on the Chain, the game goes on in an Open State.

    @S-h072 @R-340.2
    Scenario: The turn player can play what needs an open state
      Given P1 has "Hextech Ray" and "Shipyard Skulker" in hand and the pool to pay for them
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And everyone passes
      Then the state is Neutral Open
      When P1 plays "Shipyard Skulker" to base
      Then "Shipyard Skulker" is in P1's base

    @S-h073 @R-340.2
    Scenario: In a showdown the showdown goes on
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P1 has "Playful Phantom" in base
      When P1 moves "Playful Phantom" to "Altar to Unity"
      And P1 plays "Hextech Ray" choosing "Mega-Mech"
      And everyone passes
      Then the state is Showdown Open
      And "Mega-Mech" has 3 damage
      And a showdown is going on at "Altar to Unity"

  Rule: 340.2.a In a Showdown focus passes then, save after a trigger or an Add ability
    When that happens during a Showdown, focus passes to the next player in turn order, unless a triggered ability
    or an ability that Adds resources was what initiated the chain.

    @S-h074 @R-340.2.a
    Scenario: After a spell focus passes
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P1 has "Playful Phantom" in base
      When P1 moves "Playful Phantom" to "Altar to Unity"
      And P1 plays "Hextech Ray" choosing "Mega-Mech"
      Then P1 has focus
      When everyone passes
      Then P2 has focus
      And P2 has priority

    @S-h075 @R-340.2.a
    Scenario: After a unit, which resolves at once, focus passes too
      Given P1 has "Shen, Kinkou" in hand and the pool to pay for it
      And P1 has "Playful Phantom" in base
      When P1 moves "Playful Phantom" to "Altar to Unity"
      And P1 plays "Shen, Kinkou" to base
      Then "Shen, Kinkou" is in P1's base
      And the state is Showdown Open
      And P2 has focus

    @S-h076 @R-340.2.a
    Scenario: After an Add ability it doesn't
      Given P1 has "Seal of Rage" in base
      And P1 has "Hextech Ray" in hand
      And P1 has [1] in the pool
      And P1 has "Playful Phantom" in base
      When P1 moves "Playful Phantom" to "Altar to Unity"
      And P1 activates "Seal of Rage"
      Then P1's pool is [1][R]
      And the state is Showdown Open
      And P1 has focus
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      Then the chain is "Hextech Ray"

    @S-h077 @R-340.2.a
    Scenario: After a chain that a trigger initiated it doesn't
      Given P1 has "Playful Phantom" in base
      And P2 has "Overzealous Fan" at "Altar to Unity"
      When P1 moves "Playful Phantom" to "Altar to Unity"
      And P2 answers "trigger.may" with yes
      And everyone passes
      Then "Playful Phantom" is in P1's base
      And the state is Showdown Open
      And P1 has focus

    @S-h078 @R-340.2.a
    Scenario: With a trigger on top of the spell that initiated the chain focus passes once
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P1 has "Ravenbloom Student" in base
      And P1 has "Playful Phantom" in base
      When P1 moves "Playful Phantom" to "Altar to Unity"
      And P1 plays "Hextech Ray" choosing "Mega-Mech"
      And everyone passes
      Then the chain is "Ravenbloom Student"
      And P1 has focus
      When everyone passes
      Then "Ravenbloom Student" has 3 Might
      And P2 has focus

  Rule: 340.3 With a pending item left it is finalized next
    If something is left on the Chain and any of it is Pending, go back to Step 1 (Finalize).

    @S-h079 @R-340.3
    Scenario: The play effect of a unit in answer to a spell
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Blastcone Fae" facedown at "Altar to Unity"
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Blastcone Fae" from hidden
      Then "Blastcone Fae" is at "Altar to Unity"
      And P2 is asked "play.target"
      And the chain is "Hextech Ray", "Blastcone Fae"
      And "Blastcone Fae" on the chain is pending
      When P2 answers "play.target" with "Mega-Mech"
      Then "Blastcone Fae" on the chain is finalized
      And P2 has priority
      When everyone passes
      Then "Mega-Mech" has 6 Might
      And "Mega-Mech" has 0 damage

  Rule: 340.4 With finalized items left the controller of the newest gets priority
    If something is left on the Chain and none of it is Pending, Priority goes to the controller of the newest item;
    go back to Step 2 (Execute).

    @S-h080 @R-340.4
    Scenario: Neither the next player nor the turn player
      Given a game in the mode "skirmish"
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Discipline" in hand and the pool to pay for it
      And P3 has "Feral Strength" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Discipline" choosing "Mega-Mech"
      And P2 passes
      And P3 plays "Feral Strength" choosing "Mega-Mech"
      And everyone passes
      Then the chain is "Hextech Ray", "Discipline"
      And P2 has priority
      When everyone passes
      Then the chain is "Hextech Ray"
      And P1 has priority

    @S-h081 @R-340.4
    Scenario: They may add to the chain before passing
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P1 has "Frigid Touch" in hand and the pool to pay for it
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Discipline" choosing "Mega-Mech"
      And everyone passes
      Then the chain is "Hextech Ray"
      When P1 plays "Frigid Touch" choosing "Mega-Mech"
      Then the chain is "Hextech Ray", "Frigid Touch"

    @S-h082 @R-340.4 @R-337.2
    Scenario: After a unit has been played in answer it is whoever controls what is left
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Shen, Kinkou" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Shen, Kinkou" to base
      Then "Shen, Kinkou" is in P2's base
      And the chain is "Hextech Ray"
      And P1 has priority
