Feature: 434 Attach
  Attach links a card with the one that becomes its Top-Most Card; what follows from the link is told in 716.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @definition
  Rule: 434 Attach
    Attach

  Rule: 434.1 To attach is to link two cards of the board
    To Attach is to link two cards on the board so that their effects combine in some way: one or more cards
    become Attached and at least one becomes a Top-Most Card.

    @S-q050 @R-434.1
    Scenario: What is no longer on the board is attached to nothing
      Given P1 has "Pakaa Cub" at "Void Gate"
      And P1 has "B.F. Sword" in base
      And P1 has [Y] in the pool
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 activates "B.F. Sword" choosing "Pakaa Cub"
      And P1 passes
      And P2 plays "Gust" choosing "Pakaa Cub"
      And everyone passes until the chain is empty
      Then "Pakaa Cub" is in P1's hand
      And "B.F. Sword" is attached to nothing
      And "B.F. Sword" is in P1's base
      And no event "attached" happened

  Rule: 434.1.a Every attaching involves two cards
    Every Attach involves two cards at the same time.

  Rule: 434.1.a.1 One becomes Attached, the other the Top-Most Card
    The one of the two designated as being Attached becomes Attached; the other one becomes the Top-Most Card.

    @S-q051 @R-434.1.a @R-434.1.a.1 @R-818.1.b.2
    Scenario: The gear is attached to the unit, and not the unit to the gear
      Given P1 has "Pakaa Cub" in base
      And P1 has "B.F. Sword" in base
      And P1 has [Y] in the pool
      When P1 activates "B.F. Sword" choosing "Pakaa Cub"
      And everyone passes
      Then "B.F. Sword" is attached to "Pakaa Cub"
      And "Pakaa Cub" is attached to nothing

  @definition
  Rule: 434.1.b The Top-Most Card lies on top
    At the table, the Top-Most card lies over the Attached card or cards so that of these only every Effect Text
    and Might Bonus shows.

  Rule: 434.1.b.1 The order of attached cards makes no difference
    At the table, several cards attached to one Top-Most card are stacked so that every Effect Text box and Might
    Bonus can be read. The order of the Attached cards makes no difference to how effects apply: attaching the
    same cards in any other order gives the same result.

  Rule: 434.1.c Effect Text is appended
    The Effect Text of every card Attached to the Top-Most card is appended to the Rules Text of the Top-Most
    card.

    @S-q052 @R-434.1.c
    Scenario: Two texts are appended to one unit
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "Serrated Dirk" called "one" attached
      And P1 has "Serrated Dirk" called "two" in base
      And P1 has [R] in the pool
      Then "Pakaa Cub" has the keyword "Assault 2"
      When P1 activates "two" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" has the keyword "Assault 4"

  Rule: 434.1.d Might Bonuses count
    The Might Bonus of every card Attached to the Top-Most Card modulates that card's Might.

  Rule: 434.1.e The printed Rules Text is inactive
    For as long as a card remains Attached, its own printed Rules Text is Inactive.

  Rule: 434.1.f Attaching detaches from the card before
    Attaching a card to a new Top-Most Card makes it Detach from the card it is Attached to at that time.

  Rule: 434.1.g Attaching to the same card does nothing
    Attaching a card to the Top-Most Card it already has does nothing.

    @S-q053 @R-434.1.g @R-434.1.h
    Scenario: What was attached before this turn isn't attached this turn by that
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "Brutalizer" attached
      And P1 has "Angle Shot" in hand and the pool to pay for it
      And P1's whole deck is "Block"
      Then "Pakaa Cub" has 4 Might
      When P1 plays "Angle Shot" choosing "Pakaa Cub", then "Brutalizer" with mode 1
      And everyone passes
      Then "Brutalizer" is attached to "Pakaa Cub"
      And "Pakaa Cub" has 4 Might
      And P1's hand holds just "Block"
      And no event "attached" happened
      And no event "detached" happened

  Rule: 434.1.h Nothing further happens then
    When a Game Effect tells a player to Attach a card to the Top-Most Card it already has, nothing further
    happens.

  Rule: 434.2 Attaching is a Limited Action
    Attach belongs to the Limited Actions.

  Rule: 434.2.a Only a Game Effect has a player attach cards
    A player may Attach cards only when a Game Effect tells them to.

    @S-q054 @R-434.2 @R-434.2.a
    Scenario: Without paying for its Equip there is no attaching; another effect does it
      Given P1 has "Pakaa Cub" in base
      And P1 has "B.F. Sword" in base
      And P1 has "Angle Shot" in hand and the pool to pay for it
      Then P1 couldn't activate "B.F. Sword"
      When P1 activates "B.F. Sword" choosing "Pakaa Cub"
      Then that is refused
      And "B.F. Sword" is attached to nothing
      When P1 plays "Angle Shot" choosing "Pakaa Cub", then "B.F. Sword" with mode 1
      And everyone passes
      Then "B.F. Sword" is attached to "Pakaa Cub"

  Rule: 434.3 Attaching is no choosing
    To Attach is not in itself to choose or target anything, though a Game Effect that Attaches cards may do so.

    @S-q055 @R-434.3 @R-821.1.c.6
    Scenario: Weaponmaster chooses the Equipment, and doesn't choose the unit that it is attached to
      Given P1 has "B.F. Sword" in base
      And P1 has "Veteran Poro" in hand and the pool to pay for it
      And the players will answer:
        | player | for         | answer |
        | P1     | trigger.may | yes    |
        | P1     | effect.pay  | yes    |
      When P1 plays "Veteran Poro" to base
      And everyone passes
      Then "B.F. Sword" is attached to "Veteran Poro"
      And these events happened in this order:
        | event    | object     | target       |
        | targeted | B.F. Sword |              |
        | attached | B.F. Sword | Veteran Poro |
      And no event "targeted" happened to "Veteran Poro"

  Rule: 434.4 The attached card is where its Top-Most Card is
    When a card becomes Attached, its location becomes that of its new Top-Most Card.

  Rule: 434.4.a That is no move
    That change of location does not count as a Move.

  Rule: 434.5 Neither card is changed otherwise
    Attaching one card to another changes the state of neither, save that they become Attached and Top-Most Card
    and that the Attached card changes location.

    @S-q056 @R-434.5 @example
    Scenario: Exhausted Equipment stays exhausted
      Given P1 has "Pakaa Cub" in base
      And P1 has "B.F. Sword" in base
      And "B.F. Sword" starts exhausted
      And P1 has [Y] in the pool
      When P1 activates "B.F. Sword" choosing "Pakaa Cub"
      And everyone passes
      Then "B.F. Sword" is attached to "Pakaa Cub"
      And "B.F. Sword" is exhausted
      And "Pakaa Cub" is ready

    @S-q057 @R-434.5
    Scenario: An exhausted unit with damage and a buff stays as it is
      Given P1 has "Vanguard Sergeant" at "Void Gate"
      And "Vanguard Sergeant" starts exhausted
      And "Vanguard Sergeant" starts with a buff
      And "Vanguard Sergeant" starts with 2 damage
      And P1 has "B.F. Sword" in base
      And P1 has [Y] in the pool
      When P1 activates "B.F. Sword" choosing "Vanguard Sergeant"
      And everyone passes
      Then "Vanguard Sergeant" is exhausted
      And "Vanguard Sergeant" has a buff
      And "Vanguard Sergeant" has 2 damage
      And "Vanguard Sergeant" has 8 Might
      And "B.F. Sword" is ready
