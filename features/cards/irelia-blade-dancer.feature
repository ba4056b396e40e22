Feature: Irelia, Blade Dancer
  When her controller targets a friendly unit with a spell or ability (383.4.b), they may exhaust her and pay [A] to ready it. When
  they conquer, they may pay [1] to ready her.

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"
    And P1's legend is "Irelia, Blade Dancer"

  @S-nc021 @R-383.4.b.2 @R-383.3.b
  Scenario: Choosing a friendly unit, her controller may exhaust her and pay Power of any domain to ready it
    Given P1 has "Shipyard Skulker" in base
    And "Shipyard Skulker" starts exhausted
    And P1 has "Discipline" in hand and the pool to pay for it
    And P1 has [R] in the pool
    When P1 plays "Discipline" choosing "Shipyard Skulker"
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    Then the chain is "Discipline", "Irelia, Blade Dancer"
    And "Irelia, Blade Dancer" is exhausted
    And P1's pool is empty
    And "Shipyard Skulker" is exhausted
    When everyone passes
    Then "Shipyard Skulker" is ready
    And "Shipyard Skulker" has 3 Might
    And the chain is "Discipline"

  @S-nc022 @R-383.3.a.2
  Scenario: They may let it be
    Given P1 has "Shipyard Skulker" in base
    And "Shipyard Skulker" starts exhausted
    And P1 has "Discipline" in hand and the pool to pay for it
    And P1 has [R] in the pool
    When P1 plays "Discipline" choosing "Shipyard Skulker"
    And P1 answers "trigger.may" with no
    Then the chain is "Discipline"
    And "Irelia, Blade Dancer" is ready
    When everyone passes
    Then "Shipyard Skulker" has 5 Might
    And "Shipyard Skulker" is exhausted
    And P1's pool is [R]

  @S-nc023 @R-383.3.b.1 @R-414.4
  Scenario: Not while she is exhausted
    Given P1 has "Shipyard Skulker" in base
    And "Shipyard Skulker" starts exhausted
    And "Irelia, Blade Dancer" starts exhausted
    And P1 has "Discipline" in hand and the pool to pay for it
    And P1 has [R] in the pool
    When P1 plays "Discipline" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 5 Might
    And "Shipyard Skulker" is exhausted
    And P1's pool is [R]

  @S-nc024 @R-740.1.a
  Scenario: An enemy unit is none of hers
    Given P2 has "Shipyard Skulker" in base
    And "Shipyard Skulker" starts exhausted
    And P1 has "Discipline" in hand and the pool to pay for it
    And P1 has [R] in the pool
    When P1 plays "Discipline" choosing "Shipyard Skulker"
    Then the chain is "Discipline"
    And nobody is asked anything
    When everyone passes
    Then "Shipyard Skulker" has 5 Might

  @S-nc025 @R-383.4.b.2
  Scenario: Nor does an opponent's choice of her controller's unit count
    Given it is P2's turn
    And P1 has "Shipyard Skulker" in base
    And P1 has [R] in the pool
    And P2 has "Discipline" in hand and the pool to pay for it
    When P2 plays "Discipline" choosing "Shipyard Skulker"
    Then the chain is "Discipline"
    And nobody is asked anything
    When everyone passes
    Then "Shipyard Skulker" has 5 Might

  @S-nc026 @R-383.4.b
  Scenario: An ability that chooses a friendly unit counts as well
    Given P1 has "Recurve Bow" and "Shipyard Skulker" in base
    And "Shipyard Skulker" starts exhausted
    And P1 has [R][G] in the pool
    When P1 activates "Recurve Bow" choosing "Shipyard Skulker"
    And P1 answers "trigger.may" with yes
    And everyone passes
    Then "Shipyard Skulker" is ready
    And "Irelia, Blade Dancer" is exhausted
    And P1's pool is empty
    When everyone passes
    Then "Recurve Bow" is attached to "Shipyard Skulker"

  @S-nc027 @R-383.4.c.2.b
  Scenario: Conquering, her controller may pay 1 Energy to ready her
    Given P1 has "Shipyard Skulker" in base
    And "Irelia, Blade Dancer" starts exhausted
    And P1 has [1] in the pool
    When P1 moves "Shipyard Skulker" to "Void Gate"
    And everyone passes until the showdown ends
    And P1 answers "trigger.may" with yes
    Then "Irelia, Blade Dancer" is exhausted
    When everyone passes
    Then "Irelia, Blade Dancer" is ready
    And P1's pool is empty
    And P1's points are 1

  @S-nc028 @R-383.3.a.2
  Scenario: Or keep the Energy
    Given P1 has "Shipyard Skulker" in base
    And "Irelia, Blade Dancer" starts exhausted
    And P1 has [1] in the pool
    When P1 moves "Shipyard Skulker" to "Void Gate"
    And everyone passes until the showdown ends
    And P1 answers "trigger.may" with no
    Then P1's points are 1
    And "Irelia, Blade Dancer" is exhausted
    And P1's pool is [1]
