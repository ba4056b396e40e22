Feature: 815 Tank and 826 Backline
  Which units have to be assigned lethal damage before others.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y185 @R-815.1.c @R-815.1.c.1 @R-815.3
  Scenario: A Tank gets lethal damage first, and what is left goes on
    Given P2 has "Mutated Mouser" and "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Petty Officer" in base
    When P1 moves "Petty Officer" to "Altar to Unity"
    Then "Mutated Mouser" has 3 Might
    And "Petty Officer" has 6 Might
    When everyone passes until the showdown ends
    Then "Mutated Mouser" is in P2's trash
    And "Shipyard Skulker" is in P2's trash

  @S-y186 @R-815.1.c @R-815.2
  Scenario: With too little for both, the Tank dies and the other doesn't; Tank twice is Tank
    Given P2 has "Mutated Mouser" and "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Block" in hand and the pool to pay for it
    And P1 has "Wily Newtfish" in base
    When P1 moves "Wily Newtfish" to "Altar to Unity"
    And P1 passes
    And P2 plays "Block" choosing "Mutated Mouser"
    And everyone passes
    Then "Mutated Mouser" has 6 Might
    When everyone passes until the showdown ends
    Then "Mutated Mouser" is at "Altar to Unity"
    And "Shipyard Skulker" is at "Altar to Unity"
    And no event "damageMarked" happened to "Shipyard Skulker"
    And "Wily Newtfish" is in P1's trash

  @S-y187 @R-826.3 @R-826.4 @R-826.4.a
  Scenario: Backline gets damage only when all others have lethal damage
    Given P2 has "Enthusiastic Promoter" and "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Wily Newtfish" in base
    When P1 moves "Wily Newtfish" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then "Shipyard Skulker" is in P2's trash
    And no event "died" happened to "Enthusiastic Promoter"

  @S-y188 @R-826.4.b
  Scenario: Among several with Backline the assigner picks
    Given P2 has "Enthusiastic Promoter" called "left" and "Enthusiastic Promoter" called "right" at "Altar to Unity"
    And P1 has "Inferna" in base
    And P1 has "Daring Poro" in base
    When P1 moves "Daring Poro" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1 is asked "combat.assign"
    When P1 answers "combat.assign" with 2 to "right", 1 to "left"
    Then "right" is in P2's trash
    And "left" is at "Altar to Unity"
