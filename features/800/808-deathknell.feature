Feature: 808 Deathknell
  Each instance triggers on its own, in the order that the controller likes, with what the card was like before it went.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y205 @R-808.2 @R-808.2.a @R-808.3
  Scenario: One of its own and one of its Equipment's
    Given P1 has "Honest Broker" in base
    And "Honest Broker" starts with "Sacred Shears" attached
    And P1 has "Vengeance" in hand and the pool to pay for it
    And the top of P1's deck is "Block"
    When P1 plays "Vengeance" choosing "Honest Broker"
    And everyone passes
    Then P1 is asked "trigger.order"
    When P1 answers "trigger.order" with "Honest Broker" and "Honest Broker"
    Then the chain is "Honest Broker", "Honest Broker"
    When everyone passes until the chain is empty
    Then 1 object named "Gold" is in P1's base
    And P1's hand holds just "Block"

  @S-y206 @R-808.1.d.3
  Scenario: It counts as friendly to whoever controlled it as it died
    Given P2 has "Honest Broker" at "Altar to Unity"
    And P1 has "Possession" in hand and the pool to pay for it
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 plays "Possession" choosing "Honest Broker"
    And everyone passes
    And P1 plays "Vengeance" choosing "Honest Broker"
    And everyone passes until the chain is empty
    Then "Honest Broker" is in P2's trash
    And 1 object named "Gold" is in P1's base
