Feature: Super Mega Death Rocket!
  Its second ability triggers while it is in the trash (383.2.c.1). The discard is its cost (383.3.b).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0100 @R-417
  Scenario: It deals 5 to a unit
    Given P2 has "Vanguard Sergeant" in base
    And P1 has "Super Mega Death Rocket!" in hand and the pool to pay for it
    When P1 plays "Super Mega Death Rocket!" choosing "Vanguard Sergeant"
    And everyone passes
    Then "Vanguard Sergeant" is in P2's trash
    And "Super Mega Death Rocket!" is in P1's trash

  @S-y0101 @R-383.2.c.1 @R-383.3.b
  Scenario: From the trash, as its player conquers, it comes back for a discard
    Given P1 has "Super Mega Death Rocket!" in the trash
    And P1 has "Shipyard Skulker" in base
    And P1 has "Block" in hand
    When P1 moves "Shipyard Skulker" to "Windswept Hillock"
    And everyone passes until the showdown ends
    And P1 answers "trigger.may" with yes
    And everyone passes
    Then "Super Mega Death Rocket!" is in P1's hand
    And "Block" is in P1's trash

  @S-y0102 @R-383.2.c.1
  Scenario: It doesn't as its player holds, or another one conquers
    Given it is P2's turn
    And P1 has "Super Mega Death Rocket!" in the trash
    And P1 has "Block" in hand
    And P1 has "Pouty Poro" at "Void Gate"
    And P2 has "Shipyard Skulker" in base
    When P2 moves "Shipyard Skulker" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then the chain is empty
    When P2 ends the turn
    Then P1's points are 1
    And the chain is empty

  @S-y0103 @R-383.2.c.1
  Scenario: Nor from the hand
    Given P1 has "Super Mega Death Rocket!" and "Block" in hand
    And P1 has "Shipyard Skulker" in base
    When P1 moves "Shipyard Skulker" to "Windswept Hillock"
    And everyone passes until the showdown ends
    Then the chain is empty
    And nobody is asked anything
