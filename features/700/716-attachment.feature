Feature: 716 Attachment
  Attaching links gear to a unit. While the link lasts, the Effect Text and the Might Bonus of the gear count for
  the unit, and the gear's own Rules Text is inactive. Who chooses the order of detaching (719.5.a) can't be shown
  yet: no card of the pool does anything as it detaches.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @definition
  Rule: 716 Attachment
    Attachment

  Rule: 717 Attaching links two cards so that they work together
    Attaching is a limited action that links cards so that their effects combine in some way: one card becomes
    Attached, the other becomes A Top-Most Card.

    @S-q010 @R-717 @R-434.1 @R-434.1.a @R-434.1.a.1
    Scenario: The Equipment is attached, and the unit has what it gives
      Given P1 has "Pakaa Cub" in base
      And P1 has "Doran's Shield" in base
      And P1 has [G] in the pool
      Then "Doran's Shield" is attached to nothing
      When P1 activates "Doran's Shield" choosing "Pakaa Cub"
      And everyone passes
      Then "Doran's Shield" is attached to "Pakaa Cub"
      And "Pakaa Cub" is attached to nothing
      And "Pakaa Cub" has 4 Might
      And "Pakaa Cub" has the keyword "Tank"
      And these events happened in this order:
        | event    | object         | target    |
        | attached | Doran's Shield | Pakaa Cub |

  Rule: 718 Attached is a state of a card
    A card is Attached while it is linked to another card in that manner.

    @S-q011 @R-718 @R-718.5
    Scenario: While it is attached it is a gear on the board as before, in nobody's base list but with its unit
      Given P1 has "Pakaa Cub" at "Altar to Unity"
      And "Pakaa Cub" starts with "Doran's Shield" attached
      Then "Doran's Shield" is attached to "Pakaa Cub"
      And "Doran's Shield" is at "Altar to Unity"
      And P1's base is empty
      When P1 moves "Pakaa Cub" to base
      Then "Doran's Shield" is attached to "Pakaa Cub"
      And "Pakaa Cub" is in P1's base

  Rule: 718.1 It lasts until the card is detached
    The Attached state lasts until the card is Detached.

    @S-q012 @R-718.1
    Scenario: Turns go by, and the unit is moved, returned to base and equipped further
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "Doran's Shield" attached
      And P1 has "Angle Shot" in hand and the pool to pay for it
      When P1 moves "Pakaa Cub" to "Void Gate"
      And everyone passes until the showdown ends
      And P1 plays "Angle Shot" choosing "Pakaa Cub", then "Doran's Shield" with mode 1
      And everyone passes
      Then "Doran's Shield" is attached to "Pakaa Cub"
      When P1 ends the turn
      Then the turn player is P2
      And "Doran's Shield" is attached to "Pakaa Cub"
      And "Pakaa Cub" has 4 Might

  Rule: 718.2 Its Rules Text is inactive
    An Attached card's printed Rules Text is Inactive.

    @S-q013 @R-718.2 @R-434.1.e @R-135.4 @R-721.2
    Scenario: An attached Equipment's Equip can't be used, and that of a loose one can
      Given P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
      And "Pakaa Cub" starts with "B.F. Sword" called "worn" attached
      And P1 has "B.F. Sword" called "loose" in base
      And P1 has [Y][Y] in the pool
      When P1 activates "worn" choosing "Vanguard Sergeant"
      Then that is refused by rule 721.2
      When P1 activates "loose" choosing "Vanguard Sergeant"
      And everyone passes
      Then "worn" is attached to "Pakaa Cub"
      And "loose" is attached to "Vanguard Sergeant"
      And P1's pool is [Y]

  Rule: 718.3 Its Effect Text is appended to the Top-Most Card
    Abilities in an Attached card's Effect Text are appended to the Top-Most Card's Rules Text.

    @S-q014 @R-718.3 @R-719.1 @R-434.1.c @R-136.2.c @R-477.2.c
    Scenario: The unit conquers, and has what its Equipment has appended
      Given P1 has "Pakaa Cub" and "Shipyard Skulker" in base
      And "Pakaa Cub" starts with "Warmog's Armor" attached
      When P1 moves "Pakaa Cub" to "Void Gate"
      And everyone passes until the showdown ends
      Then the chain is "Pakaa Cub"
      When everyone passes
      Then "Pakaa Cub" has a buff
      And "Shipyard Skulker" has no buff

    @S-q015 @R-718.3 @R-719.1
    Scenario: The Effect Text is that of the unit's controller, whoever controls the Equipment
      Given P2 has "Watchful Sentry" called "sentry" at "Void Gate"
      And "sentry" starts with P1's "Sacred Shears" attached
      And P1 has "Hextech Ray" in hand and the pool to pay for it
      And P1's whole deck is "Gust"
      And P2's whole deck is "Charm", "Block" and "Defy"
      And the players will answer:
        | player | for           | answer                  |
        | P2     | trigger.order | "sentry" and "sentry#2" |
      When P1 plays "Hextech Ray" choosing "sentry"
      And everyone passes until the chain is empty
      Then "sentry" is in P2's trash
      And P2's hand has 2 cards
      And P1's hand is empty

  Rule: 718.4 Its Might Bonus changes the Might of the Top-Most Card
    An Attached card's Might Bonus changes the Top-Most Card's Might by the listed value.

    @S-q016 @R-718.4 @R-434.1.d @R-137.3 @R-477.3.d
    Scenario: Several bonuses add up, and a bonus of 0 adds nothing
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword", "Doran's Shield" and "Serrated Dirk" attached
      And P1 has "Shipyard Skulker" in base
      Then "Pakaa Cub" has 7 Might
      And "Shipyard Skulker" has 3 Might
      When P1 moves "Pakaa Cub" and "Shipyard Skulker" to "Void Gate"
      Then a showdown is going on at "Void Gate"
      And "Pakaa Cub" has 7 Might
      And "Shipyard Skulker" has 3 Might

  Rule: 718.5 It keeps the properties of a card on the board
    An Attached card keeps all the properties that come with being a card on the board.

  Rule: 718.5.a Types and tags stay
    An Attached card keeps all of its Types and Tags.

    @S-q017 @R-718.5.a @R-150.5
    Scenario: What kills all gear kills attached gear, and leaves the unit
      Given P1 has "Pakaa Cub" at "Void Gate"
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P2 has "Iron Ballista" in base
      And P1 has "Thermo Beam" in hand and the pool to pay for it
      When P1 plays "Thermo Beam"
      And everyone passes
      Then "B.F. Sword" is in P1's trash
      And "Iron Ballista" is in P2's trash
      And "Pakaa Cub" is at "Void Gate"
      And "Pakaa Cub" has 3 Might

  Rule: 718.5.b It can be chosen
    Game effects can still choose or target an Attached card.

    @S-q018 @R-718.5.b
    Scenario: A spell that chooses a gear may choose an attached one
      Given P2 has "Pakaa Cub" at "Void Gate"
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Rocket Barrage" in hand and the pool to pay for it
      When P1 plays "Rocket Barrage" choosing "B.F. Sword" with mode 2
      And everyone passes
      Then "B.F. Sword" is in P2's trash
      And "Pakaa Cub" has 3 Might

  Rule: 718.5.c It doesn't move apart from its Top-Most Card
    An Attached card cannot be moved apart from the Top-Most Card it is Attached to.

    @S-q019 @R-718.5.c
    Scenario: The unit can move, and the Equipment alone can't
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword" attached
      When P1 moves "B.F. Sword" to "Void Gate"
      Then that is refused
      When P1 moves "Pakaa Cub" to "Void Gate"
      Then "B.F. Sword" is at "Void Gate"
      And "Pakaa Cub" is at "Void Gate"

  Rule: 718.5.d It is attached to one card at a time
    At any one time a card can be Attached to no more than one Top-Most card.

    @S-q020 @R-718.5.d @R-434.1.f
    Scenario: Attached to another unit, it is no longer attached to the first
      Given P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Angle Shot" in hand and the pool to pay for it
      When P1 plays "Angle Shot" choosing "Vanguard Sergeant", then "B.F. Sword" with mode 1
      And everyone passes
      Then "B.F. Sword" is attached to "Vanguard Sergeant"
      And "Vanguard Sergeant" has 7 Might
      And "Pakaa Cub" has 3 Might
      And these events happened in this order:
        | event    | object     | target            |
        | detached | B.F. Sword | Pakaa Cub         |
        | attached | B.F. Sword | Vanguard Sergeant |

  Rule: 718.5.e It and its Top-Most Card may have different controllers
    An Attached card and its Top-Most card may have different Controllers.

    @S-q021 @R-718.5.e @R-107.1.c.1 @R-719.5 @FAQ-32.3
    Scenario: In the base of the unit's controller the cleanup leaves it alone, until it is loose there
      Given P2 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with P1's "B.F. Sword" attached
      And P2 has "Shipyard Skulker" at "Void Gate"
      And P1 has "Hextech Ray" and "Vengeance" in hand and the pool to pay for them
      When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
      And everyone passes
      Then "Shipyard Skulker" is in P2's trash
      And "B.F. Sword" is in P2's base
      And "B.F. Sword" is controlled by P1
      And no event "recalled" happened
      When P1 plays "Vengeance" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" is in P2's trash
      And "B.F. Sword" is in P1's base

  Rule: 718.5.f Control of one is no matter of the other
    A change of Control of the Top-Most card leaves Control of its Attached cards alone, and the other way round.

    @S-q022 @R-718.5.f @R-718.5.g
    Scenario: Taking control of a unit leaves its Equipment with its controller, attached and counting
      Given P2 has "Pakaa Cub" at "Void Gate"
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Hostile Takeover" in hand and the pool to pay for it
      When P1 plays "Hostile Takeover" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" is controlled by P1
      And "B.F. Sword" is controlled by P2
      And "B.F. Sword" is attached to "Pakaa Cub"
      And "Pakaa Cub" has 6 Might

  Rule: 718.5.g It gives its text and bonus whoever controls it
    The Attached card still appends its Effect Text abilities to the Top-Most card's Rules Text and still changes
    the Top-Most Card's Might by its Might Bonus.

    @S-q023 @R-718.5.g
    Scenario: A unit has keyword and bonus of another player's Equipment
      Given P2 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with P1's "Doran's Shield" attached
      And P1 has "Void Seeker" in hand and the pool to pay for it
      And P2 has "Shipyard Skulker" at "Void Gate"
      Then "Pakaa Cub" has 4 Might
      And "Pakaa Cub" has the keyword "Tank"
      When P1 plays "Void Seeker" choosing "Shipyard Skulker"
      And everyone passes
      Then "Pakaa Cub" has 4 Might

  Rule: 719 A Top-Most Card has something attached to it
    A Top-Most Card is one to which one or more cards are linked by Attaching.

    @S-q024 @R-719 @R-434.1.b.1
    Scenario: One unit may carry several cards, in whatever order they were attached
      Given P1 has "Pakaa Cub" and "Shipyard Skulker" in base
      And P1 has "B.F. Sword" called "s1" and "B.F. Sword" called "s2" in base
      And P1 has "Doran's Shield" called "d1" and "Doran's Shield" called "d2" in base
      And P1 has [G][G][Y][Y] in the pool
      When P1 activates "s1" choosing "Pakaa Cub"
      And everyone passes
      And P1 activates "d1" choosing "Pakaa Cub"
      And everyone passes
      And P1 activates "d2" choosing "Shipyard Skulker"
      And everyone passes
      And P1 activates "s2" choosing "Shipyard Skulker"
      And everyone passes
      Then "s1" and "d1" are attached to "Pakaa Cub"
      And "Pakaa Cub" has 7 Might
      And "Shipyard Skulker" has 7 Might
      And "Pakaa Cub" has the keyword "Tank"
      And "Shipyard Skulker" has the keyword "Tank"

  Rule: 719.1 What is attached appends its text for as long as it stays
    The Effect Text of every card Attached to it is appended to the Top-Most Card's Rules Text, for as long as
    that card stays Attached.

    @S-q025 @R-719.1 @R-136.2.b
    Scenario: Detached, it appends nothing any more
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "Warmog's Armor" attached
      And P1 has "Angle Shot" in hand and the pool to pay for it
      When P1 plays "Angle Shot" choosing "Pakaa Cub", then "Warmog's Armor" with mode 2
      And everyone passes
      Then "Warmog's Armor" is attached to nothing
      When P1 moves "Pakaa Cub" to "Void Gate"
      And everyone passes until the showdown ends
      Then "Void Gate" is controlled by P1
      And the chain is empty
      And "Pakaa Cub" has no buff

  Rule: 719.2 With nothing attached it is no Top-Most Card
    Once no card is Attached to it any more, it is no longer a Top-Most Card.

    @S-q026 @R-719.2 @R-435.1.b.2
    Scenario: Of two attached cards one is detached, then the other
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword" and "Serrated Dirk" attached
      And P1 has "Angle Shot" called "one" and "Angle Shot" called "two" in hand and the pool to pay for them
      When P1 plays "one" choosing "Pakaa Cub", then "B.F. Sword" with mode 2
      And everyone passes
      Then "Serrated Dirk" is attached to "Pakaa Cub"
      And "Pakaa Cub" has the keyword "Assault 2"
      When P1 plays "two" choosing "Pakaa Cub", then "Serrated Dirk" with mode 2
      And everyone passes
      Then "B.F. Sword" and "Serrated Dirk" are attached to nothing
      And "Pakaa Cub" doesn't have the keyword "Assault 2"
      And "Pakaa Cub" has 3 Might

  Rule: 719.3 Both are at one location
    A Top-Most Card shares one location with every card Attached to it.

    @S-q027 @R-719.3 @R-434.4 @R-434.4.a
    Scenario: Attaching brings the Equipment to where the unit is, which is no move
      Given P1 has "Pakaa Cub" at "Void Gate"
      And P1 has "B.F. Sword" in base
      And P1 has [Y] in the pool
      When P1 activates "B.F. Sword" choosing "Pakaa Cub"
      And everyone passes
      Then "B.F. Sword" is at "Void Gate"
      And no event "moved" happened
      And no event "recalled" happened

  Rule: 719.3.a What is attached goes along
    All Attached cards go along when their Top-Most Card changes location.

    @S-q028 @R-719.3.a
    Scenario: Moved to a battlefield, recalled from there
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword" and "Serrated Dirk" attached
      And P1 has "Zhonya's Hourglass" in base
      And P1 has "Vengeance" in hand and the pool to pay for it
      When P1 moves "Pakaa Cub" to "Void Gate"
      And everyone passes until the showdown ends
      Then "B.F. Sword" and "Serrated Dirk" are at "Void Gate"
      When P1 plays "Vengeance" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" is in P1's base
      And "B.F. Sword" and "Serrated Dirk" are in P1's base
      And "B.F. Sword" and "Serrated Dirk" are attached to "Pakaa Cub"
      And no event "moved" happened to "B.F. Sword"
      And no event "recalled" happened to "B.F. Sword"

    @S-q035 @R-719.3.a @R-435.4
    Scenario: Loose again, it is where its unit has gone to
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Angle Shot" in hand and the pool to pay for it
      When P1 moves "Pakaa Cub" to "Void Gate"
      And everyone passes until the showdown ends
      And P1 plays "Angle Shot" choosing "Pakaa Cub", then "B.F. Sword" with mode 2
      And everyone passes
      Then these events happened in this order:
        | event    | object     | from      | to      |
        | detached | B.F. Sword |           |         |
        | recalled | B.F. Sword | Void Gate | P1.base |

  Rule: 719.4 Exhausted or ready is each card's own affair
    Whether the Top-Most card is Exhausted or Ready neither affects nor changes that status of its Attached
    cards, and the other way round.

    @S-q029 @R-719.4
    Scenario: The unit moves and is exhausted, its Equipment stays ready
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword" attached
      When P1 moves "Pakaa Cub" to "Void Gate"
      Then "Pakaa Cub" is exhausted
      And "B.F. Sword" is ready

    @S-q030 @R-719.4
    Scenario: Exhausted Equipment exhausts nothing
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And "B.F. Sword" starts exhausted
      Then "Pakaa Cub" is ready
      When P1 moves "Pakaa Cub" to "Void Gate"
      Then "Pakaa Cub" is at "Void Gate"
      And "B.F. Sword" is exhausted

  Rule: 719.4.a So is every other status but location, Attached and Top-Most
    The same independence holds for every status except location, Attached and Top-Most.

    @S-q031 @R-719.4.a @example @example-1
    Scenario: Stunning the unit changes nothing about what is attached to it
      Given P2 has "Pakaa Cub" at "Void Gate"
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Zenith Blade" in hand and the pool to pay for it
      And P1 has "Mega-Mech" in base
      When P1 plays "Zenith Blade" choosing "Pakaa Cub", then "Mega-Mech"
      And everyone passes
      And P1 answers "effect.may" with no
      Then "Pakaa Cub" is stunned
      And "B.F. Sword" is ready
      And "B.F. Sword" is attached to "Pakaa Cub"
      And no event "stunned" happened to "B.F. Sword"

    @S-q034 @R-719.4.a @example @example-2
    Scenario: Empowering an attached card changes nothing about the unit
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Hextech Formula" in base
      When P1 activates "Hextech Formula" choosing "B.F. Sword"
      And everyone passes
      Then "B.F. Sword" is empowered
      And "Pakaa Cub" isn't empowered
      And "Pakaa Cub" has 6 Might

  Rule: 719.5 When the Top-Most Card leaves the board, what is attached detaches and stays
    When a Top-Most Card goes from a board zone to a non-board zone, every Attached card Detaches from it and
    stays in the zone it is in.

    @S-q032 @R-719.5 @R-435.4.b
    Scenario: The unit goes to its owner's hand, its Equipment to nobody's
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Vanguard Sergeant" at "Void Gate"
      And "Vanguard Sergeant" starts with "Serrated Dirk" and "Doran's Shield" attached
      And P1 has "Rebuke" in hand and the pool to pay for it
      When P1 plays "Rebuke" choosing "Vanguard Sergeant"
      And everyone passes
      And P1 answers "detach.order" with "Serrated Dirk" and "Doran's Shield"
      Then P1's hand holds just "Vanguard Sergeant"
      And "Serrated Dirk" and "Doran's Shield" are attached to nothing
      And "Serrated Dirk" and "Doran's Shield" are in P1's base
      And "B.F. Sword" is attached to "Pakaa Cub"
      And these events happened in this order:
        | event    | object         | target            |
        | detached | Serrated Dirk  | Vanguard Sergeant |
        | detached | Doran's Shield | Vanguard Sergeant |

    @S-q033 @R-719.5
    Scenario: A unit that dies in a base leaves its Equipment there
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Vengeance" in hand and the pool to pay for it
      When P1 plays "Vengeance" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" is in P1's trash
      And "B.F. Sword" is in P1's base
      And "B.F. Sword" is attached to nothing
      And no event "recalled" happened

  Rule: 719.5.a The order of detaching is up to the controller of the card that left
    The player controlling the Top-Most Card that changed zones chooses the order in which those cards Detach,
    and by that the order of any effects that come from the Detaching.

    @S-sc130 @R-719.5.a
    Scenario: The unit's controller is asked, whoever killed it, and any order will do
      Given P2 has "Vanguard Sergeant" at "Void Gate"
      And "Vanguard Sergeant" starts with "Serrated Dirk", "Doran's Shield" and "B.F. Sword" attached
      And P1 has "Vengeance" in hand and the pool to pay for it
      When P1 plays "Vengeance" choosing "Vanguard Sergeant"
      And everyone passes
      Then P2 is asked "detach.order" among "Serrated Dirk", "Doran's Shield" and "B.F. Sword"
      And "Vanguard Sergeant" is at "Void Gate"
      When P2 answers "detach.order" with "B.F. Sword", "Serrated Dirk" and "Doran's Shield"
      Then "Vanguard Sergeant" is in P2's trash
      And "Serrated Dirk", "Doran's Shield" and "B.F. Sword" are in P2's base
      And these events happened in this order:
        | event    | object         | target            |
        | detached | B.F. Sword     | Vanguard Sergeant |
        | detached | Serrated Dirk  | Vanguard Sergeant |
        | detached | Doran's Shield | Vanguard Sergeant |

    @S-sc131 @R-719.5.a
    Scenario: Of two units that die together each one's controller is asked
      Given P1 has "Pakaa Cub" called "mine" in base
      And "mine" starts with "Doran's Shield" called "shield" and "Serrated Dirk" called "dirk" attached
      And P2 has "Pakaa Cub" called "theirs" at "Void Gate"
      And "theirs" starts with "Doran's Shield" called "old" and "Serrated Dirk" called "rusty" attached
      And "mine" starts with 2 damage
      And "theirs" starts with 2 damage
      And the players will answer:
        | player | for          | answer             |
        | P1     | detach.order | "dirk" and "shield" |
        | P2     | detach.order | "rusty" and "old"   |
      When P1 moves "mine" to "Void Gate"
      And everyone passes until the showdown ends
      Then "mine" is in P1's trash
      And "theirs" is in P2's trash
      And "shield" and "dirk" are attached to nothing
      And "old" and "rusty" are attached to nothing

    @S-sc132 @R-719.5.a
    Scenario: With a single card attached there is nothing to put in order
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Vengeance" in hand and the pool to pay for it
      When P1 plays "Vengeance" choosing "Pakaa Cub"
      And everyone passes
      Then nobody is asked anything
      And "B.F. Sword" is attached to nothing
