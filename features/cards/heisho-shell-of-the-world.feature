Feature: Heisho, Shell of the World
  Deflect isn't paid for spells and abilities that choose something there.

  Background:
    Given the battlefields "Heisho, Shell of the World" and "Altar to Unity"
    And P1 has "Hextech Ray" in hand and the pool to pay for it

  @S-dm019 @R-809.1.c
  Scenario: What is chosen there costs no Deflect
    Given P2 has "Volibear, Furious" at "Heisho, Shell of the World"
    When P1 plays "Hextech Ray" choosing "Volibear, Furious"
    Then P1's pool is empty
    When everyone passes
    Then "Volibear, Furious" has 3 damage

  @S-dm020 @R-809.1.c
  Scenario: Elsewhere Deflect is owed
    Given P2 has "Volibear, Furious" at "Altar to Unity"
    And P2 has "Shipyard Skulker" at "Heisho, Shell of the World"
    And P1 has [1] in the pool
    When P1 plays "Hextech Ray" choosing "Volibear, Furious"
    Then that is refused
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    Then P1's pool is [1]

  @S-dm021 @R-809.1.c
  Scenario: An ability that is triggered there isn't asked for Deflect
    Given P1 has "Ezreal, Dashing" in base
    And P2 has "Pouty Poro" at "Heisho, Shell of the World"
    When P1 moves "Ezreal, Dashing" to "Heisho, Shell of the World"
    Then nobody is asked anything
    When everyone passes
    Then "Pouty Poro" is in P2's trash

  @S-dm022 @R-809.1.c
  Scenario: One thing chosen there is enough for all that is chosen along with it
    Given P1 has "Singularity" in hand and the pool to pay for it
    And P2 has "Pouty Poro" at "Altar to Unity"
    And P2 has "Shipyard Skulker" at "Heisho, Shell of the World"
    When P1 plays "Singularity" choosing "Pouty Poro" and "Shipyard Skulker"
    Then the chain is "Singularity"
    When everyone passes
    Then "Pouty Poro" is in P2's trash
    And "Shipyard Skulker" is in P2's trash
