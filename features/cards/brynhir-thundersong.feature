Feature: Brynhir Thundersong
  For the rest of the turn opponents can't play cards (054.1), whatever else would let them; abilities are no cards.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Brynhir Thundersong" in hand and the pool to pay for it
    And P1 has "Cleave" in hand and the pool to pay for it
    And P2 has "Gust" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Block" facedown at "Grove of the God-Willow"
    And P2 has "Mega-Mech" at "Grove of the God-Willow"

  @S-xc026 @R-054.1 @R-391
  Scenario: Opponents can't play cards, from hand or from facedown, its controller can
    When P1 plays "Brynhir Thundersong" to base
    And everyone passes
    And P1 plays "Cleave" choosing "Pakaa Cub"
    And P1 passes
    And P2 plays "Gust" choosing "Pakaa Cub"
    Then that is refused by rule 054.1
    And P2 couldn't play "Gust"
    When P2 plays "Block" from hidden
    Then that is refused by rule 054.1

  @S-xc027 @R-391 @R-317.2.c
  Scenario: Only this turn
    When P1 plays "Brynhir Thundersong" to base
    And everyone passes
    And P1 ends the turn
    Then P2 could play "Block"
