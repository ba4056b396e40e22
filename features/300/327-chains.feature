Feature: 327 Chains

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Hextech Ray" in hand
    And P2 has "Mega-Mech" at "Altar to Unity"

  @definition
  Rule: 327 Chains
    Chains

  Rule: 328 The Chain is a zone that exists for a time
    The Chain is a Non-Board Zone, which exists temporarily whenever someone plays a card or activates an ability.

    @S-h003 @R-328
    Scenario: A spell that is played is on the chain, and in no other zone
      Given P1 has [1][R] in the pool
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      Then "Hextech Ray" is on the chain
      And P1's hand is empty
      And P1's trash is empty
      When everyone passes
      Then the chain is empty
      And "Hextech Ray" is in P1's trash

    @S-h004 @R-328
    Scenario: An activated ability makes a chain too, while its source stays where it is
      Given P1 has "Iron Ballista" in base
      When P1 activates "Iron Ballista" choosing "Mega-Mech"
      Then the chain is "Iron Ballista"
      And "Iron Ballista" is in P1's base
      And "Mega-Mech" has 0 damage
      When everyone passes
      Then the chain is empty
      And "Mega-Mech" has 2 damage

  Rule: 328.1 Cards, abilities and tokens are put on the Chain as they are played
    In the process of being played, cards, abilities and tokens are put on the Chain.

    @S-h005 @R-328.1
    Scenario: A unit is on the chain while it is being played
      Given P1 has "Shipyard Skulker" in hand
      And P1 has [2] in the pool
      And P1 has the runes "Chaos Rune" called "rune"
      When P1 plays "Shipyard Skulker" to base
      Then P1 is asked "pay"
      And "Shipyard Skulker" is on the chain
      When P1 answers "pay" with exhaust "rune"
      Then "Shipyard Skulker" is in P1's base
      And the chain is empty

    @S-h006 @R-328.1
    Scenario: A triggered ability is put on the chain
      Given P1 has "Blastcone Fae" in hand and the pool to pay for it
      When P1 plays "Blastcone Fae" to base
      Then "Blastcone Fae" is in P1's base
      And the chain is "Blastcone Fae"
      When P1 answers "play.target" with "Mega-Mech"
      And everyone passes
      Then the chain is empty
      And "Mega-Mech" has 6 Might

    @S-h007 @R-328.1
    Scenario: A token that is played goes by way of the chain
      Given P1's legend is "Viktor, Herald of the Arcane"
      And P1 has [1] in the pool
      When P1 activates "Viktor, Herald of the Arcane"
      And everyone passes
      Then 1 object named "Recruit" is in P1's base
      And the chain is empty
      And these events happened in this order:
        | event              | object  |
        | chainItemPending   | Recruit |
        | chainItemFinalized | Recruit |

  Rule: 329 An item is first pending, then finalized
    A card, token or ability is added to the chain as a Pending Chain Item, and becomes a Finalized Chain Item.

    @S-h008 @R-329
    Scenario: A spell whose target is still to be chosen is pending, and finalized once it is chosen and paid for
      Given P1 has [1][R] in the pool
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      When P1 plays "Hextech Ray"
      Then P1 is asked "play.target"
      And "Hextech Ray" on the chain is pending
      When P1 answers "play.target" with "Mega-Mech"
      Then "Hextech Ray" on the chain is finalized
      And these events happened in this order:
        | event              | object      |
        | chainItemPending   | Hextech Ray |
        | chainItemFinalized | Hextech Ray |

  Rule: 329.1 A pending item is on the Chain already
    A Pending Item is already on the Chain.

    @S-h009 @R-329.1
    Scenario: It is on the chain, so that the state is closed, until it is taken back
      Given P1 has [1][R] in the pool
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      When P1 plays "Hextech Ray"
      Then "Hextech Ray" on the chain is pending
      And P1 is asked "play.target"
      And P1's hand is empty
      And the state is Neutral Closed
      When P1 takes it back
      Then the chain is empty
      And the state is Neutral Open
      And "Hextech Ray" is in P1's hand

  Rule: 329.2 An item stays pending until its legality is checked
    A Chain Item stays Pending until the 'Check Legality' step of playing a card.

    @S-h010 @R-329.2
    Scenario: Pending while choosing and while paying
      Given P1 has [R] in the pool
      And P1 has the runes "Fury Rune" called "rune"
      And P1 has "Shipyard Skulker" at "Grove of the God-Willow"
      When P1 plays "Hextech Ray"
      Then P1 is asked "play.target"
      And "Hextech Ray" on the chain is pending
      When P1 answers "play.target" with "Mega-Mech"
      Then P1 is asked "pay"
      And "Hextech Ray" on the chain is pending
      When P1 answers "pay" with exhaust "rune"
      Then nobody is asked anything
      And "Hextech Ray" on the chain is finalized

  Rule: 329.3 What is no longer pending is finalized
    On ceasing to be Pending, a Chain Item is finalized: it becomes a Finalized Chain Item.

    @S-h011 @R-329.3
    Scenario: A triggered ability is finalized once its choice is made
      Given P1 has "Blastcone Fae" in hand and the pool to pay for it
      When P1 plays "Blastcone Fae" to base
      Then "Blastcone Fae" on the chain is pending
      When P1 answers "play.target" with "Mega-Mech"
      Then "Blastcone Fae" on the chain is finalized
      And "Mega-Mech" has 8 Might

    @S-h012 @R-329.3
    Scenario: A unit becomes a finalized item too, on its way to the board
      Given P1 has "Shipyard Skulker" in hand and the pool to pay for it
      When P1 plays "Shipyard Skulker" to base
      Then "Shipyard Skulker" is in P1's base
      And these events happened in this order:
        | event              | object           |
        | chainItemPending   | Shipyard Skulker |
        | chainItemFinalized | Shipyard Skulker |
        | cardPlayed         | Shipyard Skulker |

  Rule: 330 There is a Chain as long as an item is on it
    There is a Chain for as long as a Chain Item is on it.

    @S-h013 @R-330
    Scenario: Of two items one resolves, and there still is a chain
      Given P1 has [1][R] in the pool
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Discipline" choosing "Mega-Mech"
      And everyone passes
      Then the chain is "Hextech Ray"
      And the state is Neutral Closed
      When everyone passes
      Then the chain is empty
      And the state is Neutral Open

  Rule: 330.1 There is never more than one Chain
    There can never be more than one Chain at a time.

    @S-h014 @R-330.1
    Scenario: What triggers while there is a chain joins it
      Given P1 has "Vengeance" in hand and the pool to pay for it
      And P2 has "Watchful Sentry" at "Grove of the God-Willow"
      And P2 has "Hidden Blade" facedown at "Grove of the God-Willow"
      When P1 plays "Vengeance" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Hidden Blade" from hidden choosing "Watchful Sentry"
      And everyone passes
      Then the chain is "Vengeance", "Watchful Sentry"
      And the state is Neutral Closed
      And P2's hand has 2 cards
      When everyone passes
      Then the chain is "Vengeance"
      And P2's hand has 3 cards
      And "Mega-Mech" is at "Altar to Unity"

  Rule: 330.2 What is played when there is a Chain is put on it
    If a card or token would begin to be played when there already is a Chain, it is put on that Chain.

    @S-h015 @R-330.2
    Scenario: A spell in answer to a spell
      Given P1 has [1][R] in the pool
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Discipline" choosing "Mega-Mech"
      Then the chain is "Hextech Ray", "Discipline"
      When everyone passes
      Then the chain is "Hextech Ray"
      And "Mega-Mech" has 10 Might
      And "Mega-Mech" has 0 damage

    @S-h016 @R-330.2
    Scenario: A unit in answer to a spell
      Given P1 has [1][R] in the pool
      And P2 has "Shen, Kinkou" in hand
      And P2 has [2][Y] in the pool
      And P2 has the runes "Order Rune" called "rune"
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Shen, Kinkou" to base
      Then P2 is asked "pay"
      And the chain is "Hextech Ray", "Shen, Kinkou"
      When P2 answers "pay" with exhaust "rune"
      Then "Shen, Kinkou" is in P2's base
      And the chain is "Hextech Ray"

    @S-h017 @R-330.2
    Scenario: Tokens that are played while there is a chain
      Given P1 has [1][R] in the pool
      And P2 has "Machine Evangel" at "Grove of the God-Willow"
      And P2 has "Hidden Blade" facedown at "Grove of the God-Willow"
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Hidden Blade" from hidden choosing "Machine Evangel"
      And everyone passes
      Then the chain is "Hextech Ray", "Machine Evangel"
      When everyone passes
      Then 3 objects named "Recruit" are in P2's base
      And the chain is "Hextech Ray"
      And "Mega-Mech" has 0 damage

  Rule: 331 Whether there is a Chain says part of the State of the Turn
    Whether there currently is a Chain is one of the things that determine the State of the Turn.

    @S-h018 @R-331
    Scenario: Closed with a chain, open without, and the rest of the state is as before
      Given P1 has [1][R] in the pool
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      Then the state is Neutral Closed
      When everyone passes
      Then the state is Neutral Open

  Rule: 331.1 With a Chain the state is Closed
    With a Chain in existence, the turn is in a Closed State.

    @S-h019 @R-331.1
    Scenario: Also in a showdown
      Given P1 has [1][R] in the pool
      And P1 has "Vanguard Sergeant" in base
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then the state is Showdown Open
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      Then the state is Showdown Closed

    @S-h020 @R-331.1
    Scenario: Also with nothing but an ability on the chain
      Given P1 has "Iron Ballista" in base
      When P1 activates "Iron Ballista" choosing "Mega-Mech"
      Then the state is Neutral Closed
      When everyone passes
      Then the state is Neutral Open

  Rule: 331.1.a In a Closed State cards can't be played, save what is allowed
    During a Closed State no card of any Category can be played, unless something allows it.

    @S-h021 @R-331.1.a
    Scenario: Neither a spell nor a unit nor a gear, but one with Reaction
      Given P1 has [1][R] in the pool
      And P1 has "Cleave", "Shipyard Skulker" and "Orb of Regret" in hand and the pool to pay for them
      And P1 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 plays "Cleave" choosing "Mega-Mech"
      Then that is refused
      When P1 plays "Shipyard Skulker" to base
      Then that is refused
      When P1 plays "Orb of Regret"
      Then that is refused
      And P1's pool is [7]
      When P1 plays "Discipline" choosing "Mega-Mech"
      Then the chain is "Hextech Ray", "Discipline"
      And P1's pool is [5]

  Rule: 331.1.b In a Closed State abilities can't be activated, save what is allowed
    During a Closed State no card ability can be played, unless something allows it.

    @S-h022 @R-331.1.b
    Scenario: Not one without a keyword, but one with Reaction
      Given P1 has [1][R] in the pool
      And P1 has "Orb of Regret" and "Seal of Discord" in base
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 activates "Orb of Regret" choosing "Mega-Mech"
      Then that is refused
      And "Orb of Regret" is ready
      When P1 activates "Seal of Discord"
      Then P1's pool is [P]
      When everyone passes
      And P1 activates "Orb of Regret" choosing "Mega-Mech"
      Then the chain is "Orb of Regret"

  Rule: 331.2 Without a Chain the state is Open
    With no Chain in existence, the turn is in an Open State.

    @S-h023 @R-331.2
    Scenario: With the chain gone what needs an open state can be played again
      Given P1 has [1][R] in the pool
      And P1 has "Vengeance" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 plays "Vengeance" choosing "Mega-Mech"
      Then that is refused
      When everyone passes
      Then the state is Neutral Open
      When P1 plays "Vengeance" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" is in P2's trash
