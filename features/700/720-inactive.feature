Feature: 720 Inactive
  Text that is disregarded for a while is still on the card. What a spell could choose by reading inactive text
  (722.2), what triggers on detaching (725.2) and triggered abilities behind a Dependent Keyword (725.4) need cards
  that the pool doesn't have yet.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @definition
  Rule: 720 Inactive
    Inactive

  Rule: 721 Inactive text is disregarded
    Inactive is the state of card text that has been made to be ignored, disregarded or not applicable for some
    of the play.

    @S-q040 @R-721 @R-721.1
    Scenario: The Effect Text of loose Equipment and the Rules Text of attached Equipment
      Given P1 has "Pakaa Cub" at "Void Gate"
      And P1 has "Rabadon's Deathcrown" in base
      And P2 has "Mega-Mech" at "Altar to Unity"
      And P1 has "Hextech Ray" called "before" and "Hextech Ray" called "after" in hand and the pool to pay for them
      And P1 has [R] in the pool
      When P1 plays "before" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" has 3 damage
      When P1 activates "Rabadon's Deathcrown" choosing "Pakaa Cub"
      And everyone passes
      And P1 plays "after" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" is in P2's trash

  Rule: 721.1 It doesn't apply at all
    Text in the Inactive state does not apply at all.

    @S-q041 @R-721.1 @R-137.3.a
    Scenario: Loose Equipment gives nothing to anybody
      Given P1 has "Pakaa Cub" in base
      And P1 has "Doran's Shield" in base
      And P1 has [G] in the pool
      Then "Pakaa Cub" has 3 Might
      And "Pakaa Cub" doesn't have the keyword "Tank"
      When P1 activates "Doran's Shield" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" has 4 Might
      And "Pakaa Cub" has the keyword "Tank"

  Rule: 721.2 Inactive abilities don't trigger and can't be activated
    An Inactive Ability does not trigger, does not apply and cannot be activated; Inactive instructions are not
    processed.

    @S-q042 @R-721.2
    Scenario: Temporary of an attached gear doesn't trigger, and of a loose one does
      Given it is P2's turn
      And P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "Spinning Axe" called "worn" attached
      And P1 has "Spinning Axe" called "loose" in base
      When P2 ends the turn
      Then the chain is "loose"
      When everyone passes
      Then "loose" is in P1's trash
      And "worn" is attached to "Pakaa Cub"

  Rule: 722 It is still there
    Inactive text has not gone: it is still present on the card.

    @S-q043 @R-722 @R-722.1 @R-135.4.a
    Scenario: Keywords of inactive text are still the card's
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "Spinning Axe" attached
      And P1 has "Vengeance" in hand and the pool to pay for it
      Then "Spinning Axe" has the keyword "Temporary"
      And "Pakaa Cub" doesn't have the keyword "Temporary"
      When P1 plays "Vengeance" choosing "Pakaa Cub"
      And everyone passes
      Then "Spinning Axe" is in P1's base
      And "Spinning Axe" has the keyword "Temporary"

  Rule: 722.1 Keywords can still be looked for
    A card with Inactive text still has its keywords as far as Game Effects that refer to a keyword, or look for
    one, are concerned.

  @due
  Rule: 722.2 Inactive text can still be read for targeting
    A Game Effect that reads or interprets text to decide whether something may be targeted can still read
    Inactive text for that purpose.

  Rule: 723 Rules Text is active as a rule
    By default no Rules Text is Inactive.

    @S-q044 @R-136.2.b @R-723 @R-724
    Scenario: Loose Equipment: its Equip can be used, its Deathknell is nobody's
      Given P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
      And P1 has "Sacred Shears" in base
      And P1's whole deck is "Gust" and "Block"
      And P1 has "Rocket Barrage" in hand and the pool to pay for it
      And P1 has [Y] in the pool
      Then P1 could activate "Sacred Shears"
      When P1 plays "Rocket Barrage" choosing "Sacred Shears" with mode 2
      And everyone passes
      Then "Sacred Shears" is in P1's trash
      And the chain is empty
      And P1's hand is empty

  Rule: 724 Effect Text is inactive unless its card is attached
    Effect Text is Inactive except while its card is Attached.

    @S-q045 @R-724
    Scenario: With a unit that dies it is the unit's, without it isn't
      Given P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
      And "Pakaa Cub" starts with "Sacred Shears" attached
      And P1's whole deck is "Gust" and "Block"
      And P1 has "Vengeance" called "one" and "Vengeance" called "two" in hand and the pool to pay for them
      When P1 plays "one" choosing "Pakaa Cub"
      And everyone passes until the chain is empty
      Then P1's hand holds just "two" and "Gust"
      When P1 plays "two" choosing "Vanguard Sergeant"
      And everyone passes until the chain is empty
      Then "Vanguard Sergeant" is in P1's trash
      And P1's hand holds just "Gust"

  Rule: 725 Exceptions
    Under the particular circumstances and exceptions below, some Inactive text stops being Inactive.

  Rule: 725.1 Text about being attached works as the card attaches
    Text of an Attached card that is a Passive or Replacement ability applying during Attaching, or a Triggered
    ability that triggers off of Attaching, exists and can be processed as the card Attaches.

    @S-q046 @R-725 @R-725.1
    Scenario: Attached anew from another unit, a card still copies as it is attached
      Given P1 has "Kai'Sa, Survivor" called "kaisa" and "Plundering Poro" in base
      And "Plundering Poro" starts with "Svellsongur" attached
      And P1's whole deck is "Gust", "Block" and "Defy"
      And P1 has "Angle Shot" in hand and the pool to pay for it
      When P1 plays "Angle Shot" choosing "kaisa", then "Svellsongur" with mode 1
      And everyone passes
      Then P1's hand has 1 card
      When P1 moves "kaisa" to "Void Gate"
      And everyone passes until the showdown ends
      And P1 answers "trigger.order" with "kaisa" and "kaisa#2"
      And everyone passes until the chain is empty
      Then P1's hand has 3 cards

  @due
  Rule: 725.2 Text about being detached works as the card detaches
    Text of an Attached card that is a Passive or Replacement ability applying during Detaching, or a Triggered
    ability that triggers off of Detaching, exists and can be processed as the card Detaches.

  Rule: 725.3 Weaponmaster can look at the Equip of an attached card
    The Weaponmaster keyword can refer to the Equip ability of an Attached card, and to any abilities passively
    modifying that Equip ability.

    @S-q047 @R-725.3 @R-821.1.c
    Scenario: From one unit to the one that is played
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Veteran Poro" in hand and the pool to pay for it
      And the players will answer:
        | player | for         | answer |
        | P1     | trigger.may | yes    |
        | P1     | effect.pay  | yes    |
      When P1 plays "Veteran Poro" to base
      And everyone passes
      Then "B.F. Sword" is attached to "Veteran Poro"
      And "Veteran Poro" has 5 Might
      And "Pakaa Cub" has 3 Might

  @due
  Rule: 725.4 Abilities that trigger on what activates them
    If a Dependent Ability is a Triggered Ability whose condition occurs at the very time the Dependent Keyword's
    condition is met, its text exists and can be processed as that condition is met.
