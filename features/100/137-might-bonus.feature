Feature: 137 Might Bonus
  Equipment changes the Might of the unit that it is attached to. What has no Might (137.3.b) has nothing attached
  to it by any card of the pool.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @definition
  Rule: 137 Might Bonus
    Might Bonus

  @definition
  Rule: 137.1 It is written as an operator and a number
    Some cards show a Might Bonus in the lower right corner, written as an operator and an integer.

  Rule: 137.2 It may be +0
    A Might Bonus may be +0.

    @S-q004 @R-137.2
    Scenario: A bonus of 0 changes nothing
      Given P1 has "Pakaa Cub" in base
      And P1 has "Serrated Dirk" in base
      And P1 has [R] in the pool
      When P1 activates "Serrated Dirk" choosing "Pakaa Cub"
      And everyone passes
      Then "Serrated Dirk" is attached to "Pakaa Cub"
      And "Pakaa Cub" has 3 Might

  Rule: 137.3 It changes the Might of what the card is attached to
    The Might Bonus of a card changes the Might of the card it is Attached to.

    @S-q005 @R-137.3
    Scenario: For that unit alone, in combat too
      Given P1 has "Pakaa Cub" and "Shipyard Skulker" in base
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P2 has "Playful Phantom" at "Void Gate"
      Then "Pakaa Cub" has 6 Might
      And "Shipyard Skulker" has 3 Might
      When P1 moves "Pakaa Cub" to "Void Gate"
      And everyone passes until the showdown ends
      Then "Playful Phantom" is in P2's trash
      And "Pakaa Cub" is at "Void Gate"

  Rule: 137.3.a It counts while the card is attached, and not a moment longer
    A Might Bonus counts while its card is Attached and ceases to count the moment that card is Attached no
    longer.

    @S-q006 @R-137.3.a @R-323.5
    Scenario: Killed Equipment gives nothing any more
      Given P1 has "Pakaa Cub" in base
      And "Pakaa Cub" starts with "B.F. Sword" attached
      And P1 has "Rocket Barrage" in hand and the pool to pay for it
      When P1 plays "Rocket Barrage" choosing "B.F. Sword" with mode 2
      And everyone passes
      Then "B.F. Sword" is in P1's trash
      And "Pakaa Cub" has 3 Might

  @due
  Rule: 137.3.b What has no Might ignores it
    A Might Bonus is ignored when the card it is Attached to has no Might value.
