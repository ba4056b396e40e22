Feature: Dune Surfer
  Where it is, its controller may assign combat damage to others before units with Tank.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Horns of the Dragon" and "Shipyard Skulker" at "Altar to Unity"

  @S-dm014 @R-766 @R-815.1.b @R-815.1.c
  Scenario: Its player needn't begin with the Tank
    Given P1 has "Dune Surfer" in base
    When P1 moves "Dune Surfer" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1 is asked "combat.assign"
    When P1 answers "combat.assign" with 0 to "Horns of the Dragon", 3 to "Shipyard Skulker"
    Then "Shipyard Skulker" is in P2's trash
    And "Horns of the Dragon" is at "Altar to Unity"

  @S-dm015 @R-815.1.b
  Scenario: Elsewhere it helps nobody
    Given P1 has "Dune Surfer" at "Grove of the God-Willow"
    And P1 has "Vanguard Sergeant" in base
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then these events happened in this order:
      | event          | object              | by | amount |
      | damageAssigned | Horns of the Dragon | P1 | 4      |
    And no event "damageMarked" happened to "Shipyard Skulker"

  @S-dm016 @R-767 @R-815.1.b
  Scenario: Its opponent doesn't ignore Tank
    Given it is P2's turn
    And P1 has "Galio, Indefatigable" and "Dune Surfer" at "Grove of the God-Willow"
    And P2 has "Vanguard Sergeant" in base
    When P2 moves "Vanguard Sergeant" to "Grove of the God-Willow"
    And everyone passes until the showdown ends
    Then these events happened in this order:
      | event          | object               | by | amount |
      | damageAssigned | Galio, Indefatigable | P2 | 4      |
    And "Dune Surfer" is at "Grove of the God-Willow"
