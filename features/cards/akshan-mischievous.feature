Feature: Akshan, Mischievous
  For [O][O] more he takes an enemy gear to his player's base as he is played. His player controls it until he leaves the board
  (390.5.b); then it is its owner's again, and a cleanup recalls it from a base that isn't its controller's (323.7). Equipment
  is attached to him.

  Background:
    Given P1 has "Akshan, Mischievous" called "akshan" in hand and the pool to pay for it
    And P1 has [O][O] in the pool

  @S-w136 @R-390.5.b @R-446.1
  Scenario: A gear comes over and serves its new controller
    Given P2 has "Energy Conduit" and "Orb of Regret" in base
    When P1 plays "akshan" to base, paying theft
    And P1 answers "trigger.order" with "akshan", "akshan#2"
    Then P1 is asked "play.target" among "Energy Conduit" and "Orb of Regret"
    When P1 answers "play.target" with "Energy Conduit"
    And everyone passes
    Then "Energy Conduit" is in P1's base
    And "Energy Conduit" is controlled by P1
    When P1 activates "Energy Conduit"
    Then P1's pool is [1]

  @S-w137 @R-390.5.b @R-323.7
  Scenario: As Akshan dies, it goes back
    Given P2 has "Energy Conduit" in base
    And P2 has "Vengeance" in hand
    And P2 has 6 of "Order Rune" as runes
    When P1 plays "akshan" to base, paying theft
    And P1 answers "trigger.order" with "akshan", "akshan#2"
    And everyone passes
    And P1 ends the turn
    Then "Energy Conduit" is controlled by P1
    When P2 plays "Vengeance" choosing "akshan", paying with runes
    And everyone passes
    Then "akshan" is in P1's trash
    And "Energy Conduit" is controlled by P2
    And "Energy Conduit" is in P2's base
    And no event "changedZone" happened to "Energy Conduit"

  @S-w138 @R-434.1 @R-718.5.e @R-434.1.f
  Scenario: Equipment is attached to him
    Given P2 has "Spinning Axe" in base
    When P1 plays "akshan" to base, paying theft
    And P1 answers "trigger.order" with "akshan", "akshan#2"
    And everyone passes
    Then "Spinning Axe" is controlled by P1
    And "Spinning Axe" is attached to "akshan"

  @S-w139 @R-356.2.b
  Scenario: Not paid for, he takes nothing
    Given P2 has "Energy Conduit" in base
    When P1 plays "akshan"
    And P1 answers "cost.optional" with no
    Then "akshan" is in P1's base
    And the chain is empty
    And "Energy Conduit" is in P2's base
    And P1's pool is [O][O]
