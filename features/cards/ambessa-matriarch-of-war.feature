Feature: Ambessa, Matriarch of War
  The legend is empowered along with whatever else her player empowers (441.2.a), and is disempowered to ready a unit.

  Background:
    Given P1's legend is "Ambessa, Matriarch of War"
    And P1 has "Apprentice Mage" and "Stalwart Poro" in base
    And "Stalwart Poro" starts exhausted

  @S-w038 @R-441.2.a @R-827.2.a @R-441.2
  Scenario: Her player empowers a unit, and she is empowered
    Given P1 has [2] in the pool
    And the top of P1's deck is "Gust" and "Block"
    When P1 activates "Apprentice Mage" with ability Empower
    And everyone passes
    Then P1 is asked "trigger.order"
    And "Ambessa, Matriarch of War" isn't empowered
    When P1 answers "trigger.order" with "Ambessa, Matriarch of War" and "Apprentice Mage"
    And everyone passes
    And P1 answers "predict.recycle" with nothing
    And P1 answers "predict.order" with "Gust" and "Block"
    And everyone passes
    Then "Ambessa, Matriarch of War" is empowered
    And the chain is empty

  @S-w039 @R-441.2.a
  Scenario: What an opponent empowers doesn't count
    Given P2 has "Hextech Disc" called "theirs" in base
    And it is P2's turn
    When P2 activates "theirs" with ability Empower
    And everyone passes
    Then "theirs" is empowered
    And the chain is empty
    And "Ambessa, Matriarch of War" isn't empowered

  @S-w040 @R-442.1 @R-203.3
  Scenario: Disempowered and exhausted, she readies a unit for [A]
    Given "Ambessa, Matriarch of War" starts empowered
    And P1 has [R] in the pool
    When P1 activates "Ambessa, Matriarch of War" choosing "Stalwart Poro"
    Then "Ambessa, Matriarch of War" isn't empowered
    And "Ambessa, Matriarch of War" is exhausted
    And P1's pool is empty
    When everyone passes
    Then "Stalwart Poro" is ready
