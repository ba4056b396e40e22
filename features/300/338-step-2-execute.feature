Feature: 338 Step 2: Execute

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has "Mega-Mech" at "Altar to Unity"

  @definition
  Rule: 338 Step 2: Execute
    Step 2: Execute

  Rule: 338.1 The options are open to the player with Priority
    The options in the sub-rules are open to the player with Priority.

    @S-h054 @R-338.1
    Scenario: To nobody else
      Given P2 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P2 plays "Discipline" choosing "Mega-Mech"
      Then that is refused
      When P2 passes
      Then that is refused
      When P1 passes
      And P1 passes
      Then that is refused
      When P2 plays "Discipline" choosing "Mega-Mech"
      Then the chain is "Hextech Ray", "Discipline"

  Rule: 338.1.a They may play a card or activate an ability
    They may play a Card or Activated Ability whose timing is legal.

    @S-h055 @R-338.1.a
    Scenario: An ability and a card, one after the other
      Given P2 has "Dragonsoul Sage" in base
      And P2 has "Gust" in hand
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 activates "Dragonsoul Sage"
      Then P2's pool is [1]
      When P2 plays "Gust" choosing "Shipyard Skulker"
      Then the chain is "Hextech Ray", "Gust"
      And P2's pool is empty

  Rule: 338.1.a.1 In a Closed State not unless something allows it
    During a Closed State, Cards and Activated Abilities cannot be played, unless something allows it.

    @S-h056 @R-338.1.a.1
    Scenario: Neither a spell with Action nor an ability without Reaction
      Given P2 has "Cleave" and "Feral Strength" in hand and the pool to pay for them
      And P2 has "Orb of Regret" in base
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Cleave" choosing "Mega-Mech"
      Then that is refused
      When P2 activates "Orb of Regret" choosing "Mega-Mech"
      Then that is refused
      And P2 has priority
      When P2 plays "Feral Strength" choosing "Mega-Mech"
      Then the chain is "Hextech Ray", "Feral Strength"

  Rule: 338.1.a.2 Legally timed is what has Reaction, or will have it when it is played
    A Card or Activated Ability is Legally Timed here if it has Reaction, or will have Reaction when it is played
    under the appropriate circumstances.

    @S-h057 @R-338.1.a.2
    Scenario: A spell that lies facedown has Reaction, the same spell in hand hasn't
      Given P2 has "Block" called "hidden" facedown at "Altar to Unity"
      And P2 has "Block" called "held" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "held" choosing "Mega-Mech"
      Then that is refused
      And P2's pool is [2]
      When P2 plays "hidden" from hidden choosing "Mega-Mech"
      Then the chain is "Hextech Ray", "hidden"

    @S-h058 @R-338.1.a.2 @R-822.1.b
    Scenario: A unit with Ambush has Reaction on its way to where its player has units
      Given P2 has "Soulspinner" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Soulspinner" to "Altar to Unity"
      Then "Soulspinner" is at "Altar to Unity"
      And the chain is "Hextech Ray"

  Rule: 338.1.a.3 There can be other exceptions
    Regular play may create other exceptions.

    @S-h059 @R-338.1.a.3 @R-419.3.b
    Scenario: Cards that an effect plays while there is a chain need no Reaction
      Given P1 has "Promising Future" and "Vengeance" in hand and the pool to pay for them
      And P1 has [P] in the pool
      And the top of P1's deck is "Shipyard Skulker", "Gust", "Gust", "Gust" and "Gust"
      And the top of P2's deck is "Confront", "Gust", "Gust", "Gust" and "Gust"
      And the players will answer:
        | player | for           | answer             |
        | P1     | effect.choose | "Shipyard Skulker" |
        | P2     | effect.choose | "Confront"         |
      When P1 plays "Promising Future"
      And P1 plays "Vengeance" choosing "Mega-Mech"
      Then that is refused
      When everyone passes
      Then "Shipyard Skulker" is in P1's base
      And the chain is "Confront"
      And "Vengeance" is in P1's hand

  Rule: 338.1.a.4 What is played is added as a pending item
    By the steps of playing a card, the Card or Activated Ability is added to the chain as a Pending Item.

    @S-h060 @R-338.1.a.4
    Scenario: On top of the chain
      Given P1 has "Shipyard Skulker" and "Stalwart Poro" at "Grove of the God-Willow"
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Gust"
      Then P2 is asked "play.target"
      And the chain is "Hextech Ray", "Gust"
      And "Gust" on the chain is pending
      And "Hextech Ray" on the chain is finalized
      When P2 answers "play.target" with "Shipyard Skulker"
      Then "Gust" on the chain is finalized

  Rule: 338.1.a.5 The first player with Priority may add to what started the Chain
    For the player who is the first to have Priority after the Chain was created, this can be one more item besides
    the one that Started the Chain.

    @S-h061 @R-338.1.a.5
    Scenario: A second item before the other player can act
      Given P1 has "Frigid Touch" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 plays "Frigid Touch" choosing "Mega-Mech"
      Then the chain is "Hextech Ray", "Frigid Touch"
      When everyone passes
      Then "Mega-Mech" has 6 Might
      And the chain is "Hextech Ray"

  Rule: 338.1.a.6 The timing is judged as legality is checked
    The 'Check Legality' step of Playing a Card is where it is judged whether a Card or Activated Ability is legally
    timed.

    @S-h062 @R-338.1.a.6 @R-822.1.b
    Scenario: It depends on the location chosen whether a unit with Ambush may be played
      Given P2 has "Soulspinner" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Soulspinner" to base
      Then that is refused
      And "Soulspinner" is in P2's hand
      And P2's pool is [3]
      And the chain is "Hextech Ray"
      When P2 plays "Soulspinner" to "Altar to Unity"
      Then "Soulspinner" is at "Altar to Unity"
      And P2's pool is empty

  Rule: 338.1.a.7 After playing something the process starts over with Step 1
    One or more Pending Items come from Playing a Card or Activated Ability; go back to Step 1 (Finalize).

    @S-h063 @R-338.1.a.7
    Scenario: Whoever has passed before gets priority again
      Given P1 has "Feral Strength" in hand and the pool to pay for it
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Discipline" choosing "Mega-Mech"
      Then "Discipline" on the chain is finalized
      And P2 has priority
      When P2 passes
      Then the chain is "Hextech Ray", "Discipline"
      And P1 has priority
      When P1 plays "Feral Strength" choosing "Mega-Mech"
      Then the chain is "Hextech Ray", "Discipline", "Feral Strength"

  Rule: 338.1.b They may pass
    They may Pass Priority.

    @S-h064 @R-338.1.b
    Scenario: Though they could play something
      Given P1 has "Feral Strength" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      Then P2 has priority
      And the chain is "Hextech Ray"
      And "Feral Strength" is in P1's hand
      When P2 passes
      Then "Mega-Mech" has 3 damage

  Rule: 338.1.b.1 Priority then passes to the next player in turn order
    Priority passes from the player with Priority to the next Player in Turn Order; go to Step 3 (Pass).

    @S-h065 @R-338.1.b.1
    Scenario: With three players, from the one who has passed
      Given a game in the mode "skirmish"
      And P3 has "Shipyard Skulker" at "Grove of the God-Willow"
      And P3 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      Then P2 has priority
      When P2 passes
      Then P3 has priority
      When P3 plays "Discipline" choosing "Shipyard Skulker"
      And P3 passes
      Then P1 has priority
