Feature: Draven, Vanquisher
  It plays a Gold exhausted when it has won a combat: when its controller is the only one of the two players with units
  left as the result is determined (466.3.a), it being one of those units (466.3.c). Attacking or defending, 1 Power of its
  domain gives it 2 Might this turn.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-v040 @FAQ-16.1 @R-466.3.a @R-466.3.c
  Scenario: The unit that is left has won
    Given P1 has "Draven, Vanquisher" in base
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    When P1 moves "Draven, Vanquisher" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then the chain is "Draven, Vanquisher"
    When everyone passes
    Then 1 object named "Gold" is in P1's base
    And P1 has won the combat at "Altar to Unity"

  @S-v041 @R-383.4.e @R-383.3.b
  Scenario: Attacking, 1 Power of its domain gives it 2 Might
    Given P1 has "Draven, Vanquisher" in base
    And P1 has [R] in the pool
    And P2 has "Petty Officer" at "Altar to Unity"
    And the players will answer:
      | player | for         | answer |
      | P1     | trigger.may | yes    |
    When P1 moves "Draven, Vanquisher" to "Altar to Unity"
    And everyone passes
    Then "Draven, Vanquisher" has 6 Might
    And P1's pool is empty

  @S-v042 @FAQ-16.3 @R-466.3.c
  Scenario: A unit that is gone has won nothing
    Given P1 has "Draven, Vanquisher" and "Mega-Mech" in base
    And P2 has "Vanguard Sergeant" at "Altar to Unity"
    And the players will answer:
      | player | for            | answer                    |
      | P2     | combat.assign  | 4 to "Draven, Vanquisher" |
    When P1 moves "Draven, Vanquisher" and "Mega-Mech" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Draven, Vanquisher" is in P1's trash
    And P1 has won the combat at "Altar to Unity"
    And the chain is empty
    And P1's base is empty

  @S-v043 @FAQ-16.4 @R-466.3.a @R-465.1
  Scenario: No damage is needed
    Given P1 has "Draven, Vanquisher" in base
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Void Seeker" in hand and the pool to pay for it
    And the players will answer:
      | player | for         | answer |
      | P1     | trigger.may | no     |
    When P1 moves "Draven, Vanquisher" to "Altar to Unity"
    And P1 plays "Void Seeker" choosing "Shipyard Skulker"
    And everyone passes
    And everyone passes until the showdown ends
    Then the chain is "Draven, Vanquisher"
    And no event "damageAssigned" happened

  @S-v044 @FAQ-16.5 @R-466.3.a
  Scenario: A combat is won on defence as well
    Given P1 has "Draven, Vanquisher" at "Altar to Unity"
    And P2 has "Shipyard Skulker" in base
    And it is P2's turn
    When P2 moves "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then the chain is "Draven, Vanquisher"
    And P1 has won the combat at "Altar to Unity"

  @S-y078 @R-383.4.f @R-383.3.b
  Scenario: Defending, 1 Power of its domain gives it 2 Might
    Given P1 has "Draven, Vanquisher" at "Altar to Unity"
    And P1 has [R] in the pool
    And P2 has "Petty Officer" in base
    And it is P2's turn
    And the players will answer:
      | player | for         | answer |
      | P1     | trigger.may | yes    |
    When P2 moves "Petty Officer" to "Altar to Unity"
    And everyone passes
    Then "Draven, Vanquisher" has 6 Might
    And P1's pool is empty
