Feature: Gangplank, Naval
  While he is empowered, a spell or ability that chooses him and would stun him, decrease his Might or return him to hand gives
  him 3 Might more this turn instead.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Gangplank, Naval" called "gp" at "Altar to Unity"
    And "gp" starts empowered
    And it is P2's turn

  @S-dm126 @R-370.1.b
  Scenario: Instead of being weakened
    Given P2 has "Smoke Screen" in hand and the pool to pay for it
    When P2 plays "Smoke Screen" choosing "gp"
    And everyone passes
    Then "gp" has 9 Might
    When P2 ends the turn
    Then "gp" has 6 Might

  @S-dm127 @R-370.1.b @R-423.1
  Scenario: Instead of being stunned
    Given P2 has "Nami, Headstrong" in hand and the pool to pay for it
    And P2 has [G] in the pool
    When P2 plays "Nami, Headstrong" to base, paying stun
    And everyone passes
    Then "gp" has 9 Might
    And no event "stunned" happened

  @S-dm128 @R-370.1.b
  Scenario: Instead of being returned to hand
    Given P1 has "Star-Crossed" in hand and the pool to pay for it
    And P2 has "Pakaa Cub" in base
    When P2 passes
    Then that is refused
    When P2 moves "Pakaa Cub" to "Grove of the God-Willow"
    And P2 passes
    And P1 plays "Star-Crossed" choosing "gp", then "Pakaa Cub"
    And everyone passes
    Then "gp" is at "Altar to Unity"
    And "gp" has 9 Might
    And "Pakaa Cub" is in P2's hand

  @S-dm129 @R-355.7
  Scenario: What doesn't choose him weakens him
    Given P2 has "Thousand-Tailed Watcher" in hand and the pool to pay for it
    When P2 plays "Thousand-Tailed Watcher" to base
    And everyone passes
    Then "gp" has 3 Might

  @S-dm130 @R-370.1.b
  Scenario: Against an empowered Mel it comes to the same
    Given P2 has "Mel, Newly Awakened" in base
    And "Mel, Newly Awakened" starts empowered
    And P2 has "Smoke Screen" in hand and the pool to pay for it
    When P2 plays "Smoke Screen" choosing "gp"
    And everyone passes
    Then P1 is asked "replacement.pick" among "Mel, Newly Awakened" for "gp" and "gp" for "gp"
    When P1 answers "replacement.pick" with "Mel, Newly Awakened" for "gp"
    Then "gp" has 9 Might
