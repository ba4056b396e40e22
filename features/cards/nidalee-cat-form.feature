Feature: Nidalee, Cat Form
  With Ambush it may come into a combat as a Reaction (822.1.b). A card is drawn when it has won the combat (466.3.c), not
  where units of both players are left (466.3.d).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-v045 @FAQ-16.6 @R-466.3.d
  Scenario: With units of both left nobody has won
    Given P1 has "Nidalee, Cat Form" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And "Mega-Mech" starts stunned
    When P1 moves "Nidalee, Cat Form" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then nobody has won the combat at "Altar to Unity"
    And the chain is empty
    And "Nidalee, Cat Form" is in P1's base
    And P1's hand is empty

  @S-v046 @R-466.3.c
  Scenario: Nidalee draws a card
    Given P1 has "Nidalee, Cat Form" in base
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    When P1 moves "Nidalee, Cat Form" to "Altar to Unity"
    And everyone passes until the showdown ends
    And everyone passes
    Then P1's hand has 1 card

  @S-v047 @R-466.3.c @R-466.3.b
  Scenario: Its loser's units have won nothing
    Given P1 has "Nidalee, Cat Form" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "Nidalee, Cat Form" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P2 has won the combat at "Altar to Unity"
    And the chain is empty
    And "Nidalee, Cat Form" is in P1's trash
    And P1's hand is empty

  @S-v048 @R-822.1.b @R-466.3.c
  Scenario: Ambush brings Nidalee into a combat that she then wins
    Given P1 has "Pakaa Cub" in base
    And P1 has "Nidalee, Cat Form" in hand and the pool to pay for it
    And P2 has "Petty Officer" at "Altar to Unity"
    And the players will answer:
      | player | for           | answer                   |
      | P2     | combat.assign | 3 to "Pakaa Cub", 2 to "Nidalee, Cat Form" |
    When P1 moves "Pakaa Cub" to "Altar to Unity"
    And P1 plays "Nidalee, Cat Form" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Pakaa Cub" is in P1's trash
    And the chain is "Nidalee, Cat Form"
