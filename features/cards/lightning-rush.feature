Feature: Lightning Rush
  One of three cards may be drawn; the others go to the trash. From there it is played with Flow (829).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0032 @R-108.2.b @R-355.17
  Scenario: One card is drawn, the others are put into the trash
    Given the top of P1's deck is "Block", "Gust" and "Charm"
    And P1 has "Lightning Rush" in hand and the pool to pay for it
    When P1 plays "Lightning Rush"
    And everyone passes
    And P1 answers "effect.choose" with "Gust"
    Then "Gust" is in P1's hand
    And P1's trash holds just "Block", "Charm" and "Lightning Rush"

  @S-y0033 @R-829.1
  Scenario: Played with Flow it is banished
    Given the top of P1's deck is "Block", "Gust" and "Charm"
    And P1 has "Lightning Rush" in the trash
    And P1 has [2][A] in the pool
    When P1 plays "Lightning Rush"
    And everyone passes
    And P1 answers "effect.choose" with nothing
    Then P1's trash holds just "Block", "Gust" and "Charm"
    And "Lightning Rush" is in P1's banishment
