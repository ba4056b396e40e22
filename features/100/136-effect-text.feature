Feature: 136 Effect Text
  Equipment has a second text, which works for the unit that it is attached to. Brutalizer and Guardian Angel, the
  printed examples of 136.2.d, are told with those cards.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @definition
  Rule: 136 Effect Text
    Effect Text

  @definition
  Rule: 136.1 Some cards have a second text
    Some cards have a second, separate section of text under the Rules Text, called the Effect Text.

  @definition
  Rule: 136.2 It may hold abilities
    Effect Text may hold further Abilities.

  Rule: 136.2.a It may be blank
    Effect Text may be blank.

    @S-q007 @R-136.2.a
    Scenario: Equipment without it gives its bonus and nothing else
      Given P1 has "Pakaa Cub" at "Void Gate"
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Vengeance" in hand and the pool to pay for it
      Then "Pakaa Cub" has 6 Might
      When P1 plays "Vengeance" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" is in P1's trash
      And the chain is empty

  Rule: 136.2.b It is inactive unless its card is attached
    Effect Text is inactive except while the card that has it is Attached to another card.

    @S-q002 @R-136.2.b
    Scenario: A keyword comes with attaching
      Given P1 has "Pakaa Cub" in base
      And P1 has "Serrated Dirk" in base
      And P1 has [R] in the pool
      Then "Pakaa Cub" doesn't have the keyword "Assault 2"
      And "Serrated Dirk" doesn't have the keyword "Assault 2"
      When P1 activates "Serrated Dirk" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" has the keyword "Assault 2"

  Rule: 136.2.c While attached, its abilities are the other card's
    While attached, the abilities of a card's Effect Text are appended to the Rules Text of the card that it is
    Attached to.

    @S-q003 @R-136.2.c
    Scenario: What the text says of "me" is the unit that it is attached to
      Given P1 has "Pakaa Cub" and "Shipyard Skulker" in base
      And "Pakaa Cub" starts with "Warmog's Armor" attached
      And "Shipyard Skulker" starts with "B.F. Sword" attached
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then the chain is empty
      When P1 moves "Pakaa Cub" to "Void Gate"
      And everyone passes until the showdown ends
      Then the chain is "Pakaa Cub"
      When everyone passes
      Then "Pakaa Cub" has a buff
      And "Warmog's Armor" is attached to "Pakaa Cub"

  Rule: 136.2.d "This" in it is the attached card
    When Effect Text says "this", or uses the name of the Attached game object that appended it, it means that
    Attached game object and not the Top-Most Card, even when both share that name.
