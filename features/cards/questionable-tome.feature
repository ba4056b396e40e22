Feature: Questionable Tome
  Exhausting empowers it; disempowering it is a cost of its other ability (442.1), which can't be paid with what isn't
  empowered (203.3).

  Background:
    Given P1 has "Questionable Tome" in base
    And P1 has [2] in the pool
    And the top of P1's deck is "Block"

  @S-w023 @R-442.1 @R-377.1
  Scenario: Disempowered, it draws a card
    Given "Questionable Tome" starts empowered
    When P1 activates "Questionable Tome" with ability 2
    Then "Questionable Tome" isn't empowered
    And "Questionable Tome" is exhausted
    And P1's pool is [1]
    And P1's hand is empty
    When everyone passes
    Then P1's hand holds just "Block"
    And these events happened in this order:
      | event       | object            |
      | disempowered | Questionable Tome |
      | drew        | Block             |

  @S-w024 @R-203.3 @R-442.1.a @R-827.1.c.2
  Scenario: Not without being empowered, nor exhausted
    When P1 activates "Questionable Tome" with ability 2
    Then that is refused
    And P1's pool is [2]
    When P1 activates "Questionable Tome" with ability Empower
    And everyone passes
    Then "Questionable Tome" is empowered
    And "Questionable Tome" is exhausted
    When P1 activates "Questionable Tome" with ability 2
    Then that is refused
    And P1's pool is [2]
    And "Questionable Tome" is empowered
