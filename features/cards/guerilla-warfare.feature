Feature: Guerilla Warfare
  Cards with Hidden come back from the trash, and for the rest of the turn hiding costs its player nothing.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Petty Officer" at "Grove of the God-Willow"
    And P1 has "Guerilla Warfare" in hand and the pool to pay for it
    And P1 has "Block", "Hidden Blade" and "Gust" in the trash

  @S-xc065 @R-421.2 @FAQ-08.1 @FAQ-08.2 @FAQ-08.3
  Scenario: Two cards come back, and are hidden for nothing, each where there is room
    When P1 plays "Guerilla Warfare" choosing "Block" and "Gust"
    Then that is refused
    When P1 plays "Guerilla Warfare" choosing "Block" and "Hidden Blade"
    And everyone passes
    Then "Block" and "Hidden Blade" are in P1's hand
    And P1's pool is empty
    And P1 could hide "Block"
    When P1 hides "Block" at "Altar to Unity"
    Then "Block" is facedown at "Altar to Unity"
    When P1 hides "Hidden Blade" at "Altar to Unity"
    Then that is refused by rule 107.3.b
    When P1 hides "Hidden Blade" at "Grove of the God-Willow"
    Then "Hidden Blade" is facedown at "Grove of the God-Willow"
