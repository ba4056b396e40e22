Feature: 819 Quick-Draw
  Quick-Draw lets a gear be played as a Reaction and attaches it.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @definition
  Rule: 819 Quick-Draw
    Quick-Draw

  @definition
  Rule: 819.1 Quick-Draw triggers and permits
    Quick-Draw is both a Triggered Ability keyword and a Permissive keyword.

  @definition
  Rule: 819.1.a It is found on gear with Equip
    It is found on Gear that has an Equip ability.

  Rule: 819.1.b It includes Reaction
    A card with Quick-Draw has Reaction as part of the keyword.

  Rule: 819.1.c A card with it is played and attached at Reaction timing
    Through Quick-Draw a card can be played, and Attached, at Reaction timing.

    @S-q080 @R-819.1.b @R-819.1.c @R-819.1.d
    Scenario: In answer to damage, a unit gets its Might in time
      Given it is P2's turn
      And P1 has "Shipyard Skulker" at "Void Gate"
      And P1 has "Long Sword" and "B.F. Sword" in hand and the pool to pay for them
      And P2 has "Hextech Ray" in hand and the pool to pay for it
      When P2 plays "Hextech Ray" choosing "Shipyard Skulker"
      And P2 passes
      And P1 plays "B.F. Sword"
      Then that is refused by rule 309.1.a
      When P1 plays "Long Sword"
      Then the chain is "Hextech Ray", "Long Sword"
      When everyone passes
      Then "Long Sword" is attached to "Shipyard Skulker"
      And "Shipyard Skulker" has 5 Might
      When everyone passes
      Then "Shipyard Skulker" has 4 damage
      And "Shipyard Skulker" is at "Void Gate"

  Rule: 819.1.d When it is played it is attached to a unit you control
    Quick-Draw stands for two things together: "[Reaction]", and a trigger that attaches this card, when you play
    it, to a Unit which you control.

    @S-q081 @R-819.1.d
    Scenario: Its player chooses among their units, and isn't asked to pay
      Given P1 has "Shipyard Skulker" and "Pakaa Cub" in base
      And P2 has "Mega-Mech" in base
      And P1 has "Long Sword" in hand and the pool to pay for it
      When P1 plays "Long Sword"
      Then P1 is asked "play.target" among "Shipyard Skulker" and "Pakaa Cub"
      When P1 answers "play.target" with "Pakaa Cub"
      And everyone passes
      Then "Long Sword" is attached to "Pakaa Cub"
      And P1's pool is empty
      And no event "equipped" happened

    @S-q082 @R-819.1.d @R-402.4
    Scenario: Without a unit it stays loose in the base
      Given P2 has "Mega-Mech" in base
      And P1 has "Long Sword" in hand and the pool to pay for it
      When P1 plays "Long Sword"
      Then "Long Sword" is in P1's base
      And "Long Sword" is attached to nothing
      And the chain is empty

  Rule: 819.2 Further instances do nothing more
    More than one instance of Quick-Draw gives no extra triggers and does nothing that the first did not.

    @S-sc106 @R-819.2
    Scenario: It triggers once
      Given the card "Twice as Quick" is written out:
        | type | tags      | keywords               |
        | gear | Equipment | Quick-Draw, Quick-Draw |
      And P1 has "Twice as Quick" in hand
      And P1 has "Shipyard Skulker" in base
      When P1 plays "Twice as Quick"
      Then the chain is "Twice as Quick"
      When everyone passes
      Then "Twice as Quick" is attached to "Shipyard Skulker"
      And the chain is empty

  Rule: 819.3 Having Quick-Draw is a characteristic
    Quick-Draw, and having it or not, is a characteristic of the Gear which other Game Effects may look at or
    refer to.

    @S-q083 @R-819.3
    Scenario: A gear on the board still has it
      Given P1 has "Pakaa Cub" in base
      And P1 has "Long Sword" in base
      And P1 has [R] in the pool
      Then "Long Sword" has the keyword "Quick-Draw"
      When P1 activates "Long Sword" choosing "Pakaa Cub"
      And everyone passes
      Then "Long Sword" has the keyword "Quick-Draw"
      And "Pakaa Cub" doesn't have the keyword "Quick-Draw"
