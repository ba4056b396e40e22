Feature: Bandle Tree
  One more card can be hidden here than elsewhere (107.3.b.1).

  Background:
    Given the battlefields "Bandle Tree" and "Grove of the God-Willow"
    And P1 has "Pakaa Cub" at "Bandle Tree"
    And P1 has "Petty Officer" at "Grove of the God-Willow"
    And P1 has [A][A][A] in the pool
    And P1 has "Block", "Hidden Blade" and "Teemo, Strategist" in hand

  @S-xc066 @R-107.3.b.1 @FAQ-43.5
  Scenario: A second card, not a third
    When P1 hides "Block" at "Bandle Tree"
    And P1 hides "Hidden Blade" at "Bandle Tree"
    Then "Block" is facedown at "Bandle Tree"
    And "Hidden Blade" is facedown at "Bandle Tree"
    When P1 hides "Teemo, Strategist" at "Bandle Tree"
    Then that is refused by rule 107.3.b
    When P1 hides "Teemo, Strategist" at "Grove of the God-Willow"
    Then "Teemo, Strategist" is facedown at "Grove of the God-Willow"

  @S-xc067 @R-107.3.d @FAQ-45.1
  Scenario: All of them are lost with it
    When P1 hides "Block" at "Bandle Tree"
    And P1 hides "Hidden Blade" at "Bandle Tree"
    And P1 moves "Pakaa Cub" to base
    Then "Block" and "Hidden Blade" are in P1's trash
