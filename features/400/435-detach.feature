Feature: 435 Detach
  Detach undoes the link of an Attach.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @definition
  Rule: 435 Detach
    Detach

  Rule: 435.1 To detach is to undo the link
    To Detach is to undo the link that an Attach made between two cards: one stops being Attached, and the other
    may thereby stop being a Top-Most card.

    @S-q060 @R-435.1 @R-435.1.b
    Scenario: The Equipment is loose, and the unit without it
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "Doran's Shield" attached
      And P2 has "Angle Shot" in hand and the pool to pay for it
      And it is P2's turn
      When P2 plays "Angle Shot" choosing "Pakaa Cub", then "Doran's Shield" with mode 2
      And everyone passes
      Then "Doran's Shield" is attached to nothing
      And "Doran's Shield" is in P1's base
      And "Pakaa Cub" has 3 Might
      And these events happened in this order:
        | event    | object         | target    |
        | detached | Doran's Shield | Pakaa Cub |

  Rule: 435.1.a Only attached cards can be detached
    Only a card that is Attached to another card at the time is affected by a Detach.

  Rule: 435.1.a.1 Detaching what is attached to nothing does nothing
    A game effect that has a player Detach a card which is Attached to nothing at that time does nothing.

    @S-q061 @R-435.1.a @R-435.1.a.1
    Scenario: Loose Equipment, and Equipment of another unit
      Given P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
      And P1 has "B.F. Sword" called "loose" in base
      And "Vanguard Sergeant" starts with "B.F. Sword" called "worn" attached
      And P1's whole deck is "Block" and "Gust"
      And P1 has "Angle Shot" called "one" and "Angle Shot" called "two" in hand and the pool to pay for them
      When P1 plays "one" choosing "Pakaa Cub", then "loose" with mode 2
      And everyone passes
      Then "loose" is attached to nothing
      When P1 plays "two" choosing "Pakaa Cub", then "worn" with mode 2
      And everyone passes
      Then "worn" is attached to "Vanguard Sergeant"
      And P1's hand holds just "Block" and "Gust"
      And no event "detached" happened

  Rule: 435.1.b What is detached isn't attached any more
    Cards that become Detached are no longer in the Attached state.

  @definition
  Rule: 435.1.b.1 It is kept apart at the table
    At the table, such cards are no longer kept under the card that was their Top-Most Card.

  Rule: 435.1.b.2 A Top-Most Card without attached cards is none
    A Top-Most Card that has no card Attached to it any more after this stops being a Top-Most Card.

  Rule: 435.1.c Its Effect Text becomes inactive, its Rules Text active
    The Effect Text of the card being Detached becomes Inactive, and its Rules Text is Inactive no longer.

    @S-q062 @R-435.1.c
    Scenario: Its Equip can be used again
      Given P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
      And "Pakaa Cub" starts with "Doran's Shield" attached
      And P1 has "Angle Shot" in hand and the pool to pay for it
      And P1 has [G] in the pool
      When P1 activates "Doran's Shield" choosing "Vanguard Sergeant"
      Then that is refused by rule 721.2
      When P1 plays "Angle Shot" choosing "Pakaa Cub", then "Doran's Shield" with mode 2
      And everyone passes
      And P1 activates "Doran's Shield" choosing "Vanguard Sergeant"
      And everyone passes
      Then "Doran's Shield" is attached to "Vanguard Sergeant"

  Rule: 435.1.d Its Effect Text is no longer the unit's
    The Detached card's Effect Text is no longer appended to the Rules Text of the Top-Most Card.

    @S-q063 @R-435.1.d
    Scenario: A keyword goes with it
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "Doran's Shield" and "Serrated Dirk" attached
      And P1 has "Angle Shot" in hand and the pool to pay for it
      When P1 plays "Angle Shot" choosing "Pakaa Cub", then "Doran's Shield" with mode 2
      And everyone passes
      Then "Pakaa Cub" doesn't have the keyword "Tank"
      And "Pakaa Cub" has the keyword "Assault 2"

  Rule: 435.1.e Nor is its Might Bonus
    The Detached card's Might Bonus no longer modulates the Might of the Top-Most Card.

    @S-q064 @R-435.1.e @R-142.4.b @R-323.5 @FAQ-38.3 @FAQ-38.5
    Scenario: Damage that becomes lethal by that kills in the next cleanup, once the spell is over
      Given P1 has "Shipyard Skulker" in base
      And "Shipyard Skulker" starts with "B.F. Sword" attached
      And "Shipyard Skulker" starts with 3 damage
      And P1's whole deck is "Block"
      And P1 has "Angle Shot" in hand and the pool to pay for it
      When P1 plays "Angle Shot" choosing "Shipyard Skulker", then "B.F. Sword" with mode 2
      And everyone passes
      Then "Shipyard Skulker" is in P1's trash
      And these events happened in this order:
        | event    | object           |
        | detached | B.F. Sword       |
        | drew     |                  |
        | died     | Shipyard Skulker |

  Rule: 435.2 Detaching is a Limited Action
    Detach belongs to the Limited Actions.

  Rule: 435.2.a Only a Game Effect has a player detach cards
    A player may Detach cards only when a Game Effect tells them to.

    @S-q065 @R-435.2 @R-435.2.a
    Scenario: A player can't take the Equipment off, and an effect does
      Given P1 has "Pakaa Cub" at "Void Gate"
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Angle Shot" in hand and the pool to pay for it
      Then P1 couldn't activate "B.F. Sword"
      And P1 couldn't move "B.F. Sword"
      When P1 moves "B.F. Sword" to base
      Then that is refused
      When P1 plays "Angle Shot" choosing "Pakaa Cub", then "B.F. Sword" with mode 2
      And everyone passes
      Then "B.F. Sword" is in P1's base

  Rule: 435.3 Detaching is no choosing
    To Detach is not in itself to choose or target anything, though a Game Effect that Detaches cards may do so.

    @S-q066 @R-435.3
    Scenario: What detaches because its unit dies hasn't been chosen
      Given P1 has "Pakaa Cub" at "Void Gate"
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Vengeance" in hand and the pool to pay for it
      When P1 plays "Vengeance" choosing "Pakaa Cub"
      And everyone passes
      Then these events happened in this order:
        | event    | object     |
        | targeted | Pakaa Cub  |
        | detached | B.F. Sword |
      And no event "targeted" happened to "B.F. Sword"

  Rule: 435.4 It is where its Top-Most Card was
    A card that Detaches is at the same location as the Top-Most Card it Detached from.

    @S-q067 @R-435.4 @R-435.4.a @R-149.3 @R-323.7
    Scenario: At a battlefield it is there until the next cleanup recalls it
      Given P1 has "Pakaa Cub" at "Void Gate"
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Angle Shot" in hand and the pool to pay for it
      When P1 plays "Angle Shot" choosing "Pakaa Cub", then "B.F. Sword" with mode 2
      And everyone passes
      Then "B.F. Sword" is in P1's base
      And "Pakaa Cub" is at "Void Gate"
      And these events happened in this order:
        | event    | object     | from      | to      |
        | detached | B.F. Sword |           |         |
        | recalled | B.F. Sword | Void Gate | P1.base |
      And no event "moved" happened

  Rule: 435.4.a Gear at a battlefield is then recalled
    If a Gear thereby comes to be at a Battlefield, it is Recalled during the next Cleanup.

  Rule: 435.4.b If the Top-Most Card left the board, that is its last location
    If the Detach happened because the Top-Most Card went from a board zone to a non-board zone, the card that
    was Attached Detaches to the last location that the Top-Most Card had before that change of zone.

    @S-q068 @R-435.4.b
    Scenario: The Equipment of a unit that dies in a battle far from home comes from there
      Given P2 has "Pakaa Cub" at "Void Gate"
      And "Pakaa Cub" starts with P1's "B.F. Sword" attached
      And P1 has "Vengeance" in hand and the pool to pay for it
      When P1 plays "Vengeance" choosing "Pakaa Cub"
      And everyone passes
      Then "B.F. Sword" is in P1's base
      And these events happened in this order:
        | event    | object     | from      | to      |
        | detached | B.F. Sword |           |         |
        | recalled | B.F. Sword | Void Gate | P1.base |
