Feature: Irelia, Graceful
  Her controller's spells that choose her cost [1] or [A] less. What a spell chooses is settled before its cost is worked
  out (355.5, 356), so that the choice of target decides the price; the discount is on the total (356.4.d).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Irelia, Graceful" at "Altar to Unity"
    And P1 has "Pakaa Cub" at "Altar to Unity"

  @S-r080 @R-356.4.a @R-356.4.d
  Scenario: One Energy or one Power, as her controller likes
    Given P1 has "Ride The Wind" in hand and the pool to pay for it
    When P1 plays "Ride The Wind" choosing "Irelia, Graceful" moving it to "Grove of the God-Willow"
    And P1 answers "cost.less" with "power"
    Then P1's pool is [P]
    When everyone passes
    Then "Irelia, Graceful" is at "Grove of the God-Willow"

  @S-r081 @R-356.4.a
  Scenario: Not a spell that chooses somebody else
    Given P1 has "Discipline" in hand
    And P1 has [1] in the pool
    And the top of P1's deck is "Block"
    When P1 plays "Discipline" choosing "Pakaa Cub"
    Then that is refused
    When P1 plays "Discipline" choosing "Irelia, Graceful"
    Then P1's pool is empty
    When everyone passes
    Then "Irelia, Graceful" has 6 Might

  @S-r082 @R-356.4.a
  Scenario: Not an opponent's spell
    Given it is P2's turn
    And P2 has "Gust" and "Hextech Ray" in hand
    And P2 has [R] in the pool
    When P2 plays "Hextech Ray" choosing "Irelia, Graceful"
    Then that is refused
    And P2's pool is [R]
    When P2 ends the turn
    Then the turn player is P1
