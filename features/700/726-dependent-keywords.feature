Feature: 726 Dependent keywords
  What stands behind a Dependent Keyword is on its object all the time, but does something only while its condition is met.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y145 @R-727.1.b.2 @R-828.1.c
  Scenario: While the condition is met the ability can be used
    Given P1's legend is "Jayce, Defender of Tomorrow"
    And "Jayce, Defender of Tomorrow" starts empowered
    And P1 has "Arena Bar" and "Energy Conduit" in base
    And "Arena Bar" starts exhausted
    And "Energy Conduit" starts exhausted
    And P1 has [1] in the pool
    When P1 activates "Jayce, Defender of Tomorrow" with ability 3 choosing "Arena Bar" and "Energy Conduit"
    And everyone passes
    Then "Arena Bar" is ready
    And "Energy Conduit" is ready

  @S-y146 @R-727.1.b.1 @R-727.1.b
  Scenario: Until the condition is met the ability can't be used
    Given P1's legend is "Jayce, Defender of Tomorrow"
    And P1 has "Arena Bar" and "Energy Conduit" in base
    And "Arena Bar" starts exhausted
    And "Energy Conduit" starts exhausted
    And P1 has [1] in the pool
    When P1 activates "Jayce, Defender of Tomorrow" with ability 3 choosing "Arena Bar" and "Energy Conduit"
    Then that is refused by rule 727.1.b
    When P1 activates "Jayce, Defender of Tomorrow" with ability 2 choosing "Arena Bar"
    And everyone passes
    Then "Arena Bar" is ready
    And "Energy Conduit" is exhausted

  @S-y147 @R-727.1.b @R-828.1.c
  Scenario: A Deathknell that becomes active triggers from then on
    Given P1 has "Noxian Emissary" called "plain" and "Noxian Emissary" called "empowered" in base
    And "empowered" starts empowered
    And P1 has "Vengeance" called "first" and "Vengeance" called "second" in hand and the pool to pay for them
    When P1 plays "first" choosing "plain"
    And everyone passes
    Then the chain is empty
    When P1 plays "second" choosing "empowered"
    And everyone passes
    Then the chain is "empowered"
    When everyone passes
    Then 2 objects named "Recruit" are in P1's base
