Feature: 818 Equip
  Equip attaches a gear to a unit for a cost. A cost that its text changes (818.1.c.4) is told with Hextech Gauntlets.
  Timing and targets that it changes, several instances of Equip, and what asks whether a unit is equipped wait for cards
  that the pool doesn't have.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @definition
  Rule: 818 Equip
    Equip

  @definition
  Rule: 818.1 Equip is an Activated Ability keyword
    Equip is an Activated Ability keyword.

  @definition
  Rule: 818.1.a It is found on Equipment
    It is found on Gear carrying the Equipment tag.

  Rule: 818.1.b Its cost is paid, and the card is attached to the unit chosen
    Equip has an activation cost; paying it Attaches the card that has Equip to a chosen Unit.

    @S-q070 @R-818.1.b @R-818.1.c.2
    Scenario: It goes over the chain like any activated ability
      Given P1 has "Pakaa Cub" in base
      And P1 has "B.F. Sword" in base
      And P1 has [Y] in the pool
      When P1 activates "B.F. Sword" with ability Equip choosing "Pakaa Cub"
      Then the chain is "B.F. Sword"
      And P1's pool is empty
      And "B.F. Sword" is attached to nothing
      When everyone passes
      Then "B.F. Sword" is attached to "Pakaa Cub"

  Rule: 818.1.b.1 The unit is a target
    The Unit that Equip chooses is a Target.

    @S-q071 @R-818.1.b.1
    Scenario: Another player's unit can't be chosen, and the chosen one has to be there still
      Given P1 has "Pakaa Cub" at "Void Gate"
      And P2 has "Shipyard Skulker" in base
      And P1 has "B.F. Sword" in base
      And P1 has [Y] in the pool
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 activates "B.F. Sword" choosing "Shipyard Skulker"
      Then that is refused by rule 355.9.b
      When P1 activates "B.F. Sword" choosing "Pakaa Cub"
      Then these events happened in this order:
        | event    | object    | player |
        | targeted | Pakaa Cub | P1     |
      When P1 passes
      And P2 plays "Gust" choosing "Pakaa Cub"
      And everyone passes until the chain is empty
      Then "B.F. Sword" is attached to nothing
      And these events happened in this order:
        | event       | object    |
        | mistargeted | Pakaa Cub |

  Rule: 818.1.b.2 The unit becomes the Top-Most Card
    In the Attach action, that Unit becomes the Top-Most Card.

  @definition
  Rule: 818.1.c How it is written
    Written as "Equip [Cost]".

  Rule: 818.1.c.1 What triggers while paying or choosing goes on the chain above it
    Abilities that trigger while costs are paid or choices made for an Equip ability go onto the Chain above it,
    in a Pending state.

    @S-q072 @R-818.1.c.1 @R-376
    Scenario: A unit killed for the cost has its Deathknell above the Equip
      Given P1 has "Pakaa Cub" and "Watchful Sentry" in base
      And P1 has "Blade of the Ruined King" in base
      And P1 has [Y] in the pool
      And P1's whole deck is "Block"
      When P1 activates "Blade of the Ruined King" choosing "Pakaa Cub"
      Then "Watchful Sentry" is in P1's trash
      And the chain is "Blade of the Ruined King", "Watchful Sentry"
      When everyone passes
      Then P1's hand holds just "Block"
      And "Blade of the Ruined King" is attached to nothing
      When everyone passes
      Then "Blade of the Ruined King" is attached to "Pakaa Cub"
      And "Pakaa Cub" has 7 Might

    @S-q0a1 @R-818.1.c.1 @R-357.3 @R-358.1
    Scenario: The unit that would be equipped isn't there to be killed for the cost
      Given P1 has "Pakaa Cub" in base
      And P1 has "Blade of the Ruined King" in base
      And P1 has [Y] in the pool
      Then P1 couldn't activate "Blade of the Ruined King"
      When P1 activates "Blade of the Ruined King" choosing "Pakaa Cub"
      Then that is refused
      And "Pakaa Cub" is in P1's base
      When P1 moves "Pakaa Cub" to "Altar to Unity"
      Then "Pakaa Cub" is at "Altar to Unity"

  Rule: 818.1.c.2 For its cost it attaches the gear to a unit you control
    Equip stands for an activated ability: for [Cost], attach this gear to a unit which you control.

    @S-q073 @R-818.1.c.2 @R-151.2 @R-308.1.a
    Scenario: At the usual timing of a gear's ability: on its controller's turn, in an Open State outside a showdown
      Given P1 has "Pakaa Cub" in base
      And P1 has "B.F. Sword" in base
      And P1 has [Y] in the pool
      And P1 has "Confront" in hand and the pool to pay for it
      When P1 plays "Confront"
      And P1 activates "B.F. Sword" choosing "Pakaa Cub"
      Then that is refused by rule 309.1.a
      When everyone passes
      And P1 moves "Pakaa Cub" to "Void Gate"
      And P1 activates "B.F. Sword" choosing "Pakaa Cub"
      Then that is refused by rule 308.1.a
      When everyone passes until the showdown ends
      And P1 activates "B.F. Sword" choosing "Pakaa Cub"
      And everyone passes
      Then "B.F. Sword" is attached to "Pakaa Cub"
      And "B.F. Sword" is at "Void Gate"

  Rule: 818.1.c.3 Its cost can be resources, other things, or both
    An Equip cost can consist of resource costs, non-resource costs, or both.

    @S-q074 @R-818.1.c.3
    Scenario: XP and nothing else
      Given P1 has "Pakaa Cub" in base
      And P1 has "Shepherd's Heirloom" called "one" and "Shepherd's Heirloom" called "two" in base
      And P1 starts with 1 XP
      When P1 activates "one" choosing "Pakaa Cub"
      And everyone passes
      Then "one" is attached to "Pakaa Cub"
      And "Pakaa Cub" has 5 Might
      And P1 couldn't activate "two"

  Rule: 818.1.c.4 It may have text that changes its cost
    An Equip ability may carry text that changes the Equip cost; this text counts when the card's Equip cost is
    worked out to pay for the ability.

  @due
  Rule: 818.1.c.5 It may have text that changes its timing or its targets
    An Equip ability may carry text that changes its timing or its targeting.

  Rule: 818.2 The unit has been equipped by it
    Once the Attach action from Equip is complete, the chosen Unit counts as having been Equipped by the Gear
    that has the ability.

  Rule: 818.2.a Being equipped is an event
    Being Equipped in this way is an event that other Game Effects and Triggered Abilities may refer to.

    @S-q075 @R-818.2 @R-818.2.a
    Scenario: By Equip, and not by an effect that attaches otherwise
      Given P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
      And P1 has "B.F. Sword" in base
      And P1 has [Y] in the pool
      And P1 has "Angle Shot" in hand and the pool to pay for it
      When P1 activates "B.F. Sword" choosing "Pakaa Cub"
      And everyone passes
      Then these events happened in this order:
        | event    | object     | target    |
        | attached | B.F. Sword | Pakaa Cub |
        | equipped | Pakaa Cub  |           |
      When P1 plays "Angle Shot" choosing "Vanguard Sergeant", then "B.F. Sword" with mode 1
      And everyone passes
      Then "B.F. Sword" is attached to "Vanguard Sergeant"
      And no event "equipped" happened to "Vanguard Sergeant"

  Rule: 818.3 A Top-Most Card with Equipment is Equipped
    Equipped is the state a Top-Most Card is in when at least one Equipment card is Attached to it.

  Rule: 818.3.a It is so as long as the Equipment is attached
    The Equipped state begins and ends together with the Equipment's Attached state.

  Rule: 818.3.b One Equipment is enough
    For as long as at least one of the cards Attached to it is an Equipment, a Top-Most Card is Equipped.

  Rule: 818.3.c Equipped goes with having a card with Equip attached
    A Top-Most card being Equipped goes hand in hand with its having a card with Equip Attached to it.

  @due
  Rule: 818.4 Several instances are several abilities
    Several instances of Equip are so many Activated Abilities, each of which can be activated on its own for its
    own costs.

  Rule: 818.5 Having Equip is a characteristic
    Equip, and having it or not, is a characteristic of the Gear which other Game Effects may look at or refer
    to.

  Rule: 818.5.a Inactive text counts for it
    Even with the Gear's Rules Text Inactive, one may still refer to whether the Gear has Equip.

    @S-q076 @R-818.5 @R-818.5.a
    Scenario: Weaponmaster looks at the Equip of a card that is attached
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "Shepherd's Heirloom" attached
      And P1 starts with 1 XP
      And P1 has "Veteran Poro" in hand and the pool to pay for it
      And the players will answer:
        | player | for         | answer |
        | P1     | trigger.may | yes    |
        | P1     | effect.pay  | yes    |
      When P1 plays "Veteran Poro" to base
      And everyone passes
      Then "Shepherd's Heirloom" is attached to "Veteran Poro"
