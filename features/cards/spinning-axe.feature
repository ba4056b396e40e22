Feature: Spinning Axe
  Equipment with a Might Bonus of 3, with Quick-Draw and Temporary: it is killed at the start of its controller's
  Beginning Phase unless it is attached then.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @S-q131 @R-819.1.d
  Scenario: It is attached as it is played, at Reaction timing
    Given it is P2's turn
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Spinning Axe" in hand and the pool to pay for it
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    When P2 plays "Hextech Ray" choosing "Pakaa Cub"
    And P2 passes
    And P1 plays "Spinning Axe"
    And everyone passes until the chain is empty
    Then "Spinning Axe" is attached to "Pakaa Cub"
    And "Pakaa Cub" has 6 Might
    And "Pakaa Cub" has 3 damage

  @S-q132 @R-721.2 @R-816.1
  Scenario: Attached it stays, loose it is killed at the start of its controller's next turn
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And "Pakaa Cub" starts with "Spinning Axe" attached
    And it is P2's turn
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P2 ends the turn
    Then the turn player is P1
    And "Spinning Axe" is attached to "Pakaa Cub"

  @S-q133 @R-721.2
  Scenario: What has lost its unit is killed at the start of its controller's next turn
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And "Pakaa Cub" starts with "Spinning Axe" attached
    And it is P2's turn
    And P2 has "Vengeance" in hand and the pool to pay for it
    When P2 plays "Vengeance" choosing "Pakaa Cub"
    And everyone passes
    Then "Spinning Axe" is in P1's base
    When P2 ends the turn
    And everyone passes
    Then "Spinning Axe" is in P1's trash

  @S-q134 @R-135.4.b @R-816.1
  Scenario: Temporary that was given to it works although it is attached
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And "Pakaa Cub" starts with "Spinning Axe" attached
    And it is P2's turn
    And P2 has "Turn to Dust" in hand and the pool to pay for it
    When P2 plays "Turn to Dust" choosing "Spinning Axe"
    And everyone passes
    And P2 ends the turn
    Then the chain is "Spinning Axe"
    When everyone passes
    Then "Spinning Axe" is in P1's trash
    And "Pakaa Cub" has 3 Might

  @S-q135 @R-818.1.c.2
  Scenario: Equip costs one Power of whichever domain
    Given P1 has "Pakaa Cub" in base
    And P1 has "Spinning Axe" in base
    And P1 has [G] in the pool
    When P1 activates "Spinning Axe" choosing "Pakaa Cub"
    And everyone passes
    Then "Spinning Axe" is attached to "Pakaa Cub"
    And P1's pool is empty
