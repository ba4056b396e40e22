Feature: LeBlanc, Fragmented
  Which phase it is, and whose, is looked at as the Deathknell resolves.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0060 @R-808.1
  Scenario: Dying at another time she draws one
    Given P1 has "LeBlanc, Fragmented" in base
    And the top of P1's deck is "Block" and "Gust"
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 plays "Vengeance" choosing "LeBlanc, Fragmented"
    And everyone passes
    And everyone passes
    Then P1's hand holds just "Block"

  @S-y0061 @R-808.1 @R-315.2
  Scenario: In her player's Beginning Phase she draws two
    Given it is P2's turn
    And P1 has "LeBlanc, Fragmented" and "Spinning Axe" in base
    And P1 has 4 of "Chaos Rune" as runes
    And P1 has "Shipyard Skulker" in the trash
    And P1 has "Heedless Resurrection" in hand
    And the top of P1's deck is "Block" and "Gust"
    And P1's rune deck starts empty
    When P2 ends the turn
    And P1 plays "Heedless Resurrection" choosing "Shipyard Skulker", paying with runes
    And everyone passes until the chain is empty
    Then these events happened in this order:
      | event | object |
      | died  | LeBlanc, Fragmented |
      | drew  | Block  |
      | drew  | Gust   |
      | phaseStarted | |

  @S-y0062 @R-807.1.c
  Scenario: Attacking she has 1 more Might
    Given P1 has "LeBlanc, Fragmented" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 moves "LeBlanc, Fragmented" to "Altar to Unity"
    Then "LeBlanc, Fragmented" has 4 Might
