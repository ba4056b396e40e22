Feature: Irresistible Faefolk
  The battlefield it moves to is noted when it triggers (359.3.f.3), so that the enemy unit goes there wherever the Faefolk
  are by then.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Irresistible Faefolk" in base
    And P2 has "Shipyard Skulker" in base
    And the players will answer:
      | player | for         | answer |
      | P1     | trigger.may | yes    |

  @S-v068 @R-359.3.f.3
  Scenario: An enemy unit follows to that battlefield
    When P1 moves "Irresistible Faefolk" to "Altar to Unity"
    Then the chain is "Irresistible Faefolk"
    When everyone passes
    Then "Shipyard Skulker" is at "Altar to Unity"
    And a combat is going on at "Altar to Unity"

  @S-v069 @R-359.3.f.3
  Scenario: It goes there though the Faefolk are gone
    Given P2 has "Gust" in hand and the pool to pay for it
    When P1 moves "Irresistible Faefolk" to "Altar to Unity"
    And P1 passes
    And P2 plays "Gust" choosing "Irresistible Faefolk"
    And everyone passes
    Then "Irresistible Faefolk" is in P1's hand
    When everyone passes
    Then "Shipyard Skulker" is at "Altar to Unity"
