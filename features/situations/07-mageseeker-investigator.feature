Feature: Mageseeker Investigator's cost on a standard move of several units
  The Investigator attaches an applied cost to the move of several units (204.4): one Power of any domain for each unit
  beyond the first. It is paid while the move is performed, without the chain, so that nobody can react (204.4.b); while it
  is being paid, abilities with Add and Reaction can be used, which resolve at once (204.4.b.1, 429.3).

  Unpaid, the move isn't performed (204.4.c). What then becomes of the exhaust cost? The standard moves of several units at
  the same time are one game action (144.3), a discretionary one, of which exhausting is the cost and moving the effect
  (144.2, 420.3). A discretionary action is possible only with all costs that apply being paid (410.1.b.2), and a cost is
  paid for the sake of its effect (203). So the whole standard move is called off: nothing is exhausted, nothing moves, and
  the player may go on with another move. A player who can't pay at all can't begin it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Mageseeker Investigator" at "Altar to Unity"
    And P1 has "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" in base

  @S-154c @R-204.4 @R-204.4.b @R-144.3.c
  Scenario: Paid from the pool, two Power for three units
    Given P1 has [R][Y] in the pool
    When P1 moves "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" to "Altar to Unity"
    Then P1 is asked "cost.applied"
    And the chain is empty
    When P1 answers "cost.applied" with yes
    Then "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" are at "Altar to Unity"
    And "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" are exhausted
    And P1's pool is empty
    And a combat is going on at "Altar to Unity"
    And P1 has focus

  @S-b1cc @R-204.4.c @R-144.3 @R-410.1.b.2
  Scenario: Not paid by choice, the whole standard move is called off
    Given P1 has [R][Y] in the pool
    When P1 moves "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" to "Altar to Unity"
    And P1 answers "cost.applied" with no
    Then "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" are in P1's base
    And "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" are ready
    And P1's pool is [R][Y]
    And no event "moved" happened
    And P1 has priority
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    Then nobody is asked anything
    And "Shipyard Skulker" is at "Altar to Unity"
    And "Shipyard Skulker" is exhausted
    And P1's pool is [R][Y]

  @S-f2c6 @R-204.4.c @R-203.3
  Scenario: A player who can't pay can't make that move
    Given P1 has [3][R] in the pool
    When P1 moves "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" to "Altar to Unity"
    Then that is refused by rule 204.4.c
    And "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" are in P1's base
    And "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" are ready
    And P1's pool is [3][R]
    When P1 moves "Shipyard Skulker" and "Vanguard Sergeant" to "Altar to Unity"
    And P1 answers "cost.applied" with yes
    Then "Shipyard Skulker" and "Vanguard Sergeant" are at "Altar to Unity"
    And P1's pool is [3]

  @S-de25 @R-204.4.b.1 @R-429.3 @R-444.2.c @R-164.2.b
  Scenario: Runes are recycled for Power while the cost is being paid
    Given P1 has the runes "Fury Rune" called "red" and "Order Rune" called "yellow"
    And "red" starts exhausted
    When P1 moves "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" to "Altar to Unity"
    And P1 answers "cost.applied" with yes
    Then P1 is asked "pay"
    And "Shipyard Skulker" is in P1's base
    When P1 answers "pay" with recycle "red"
    Then "red" is in P1's rune deck
    And P1's pool is [R]
    And the chain is empty
    And P1 is asked "pay"
    When P1 answers "pay" with recycle "yellow"
    Then "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" are at "Altar to Unity"
    And P1's pool is empty
    And P1's base is empty

  @S-70bf @R-204.4.c @R-444.2.b
  Scenario: A payment that is broken off calls the move off
    Given P1 has the runes "Order Rune" called "yellow"
    And P1 has [R] in the pool
    When P1 moves "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" to "Altar to Unity"
    And P1 answers "cost.applied" with yes
    And P1 answers "pay" with decline
    Then "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" are in P1's base
    And "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" are ready
    And "yellow" is in P1's base
    And P1's pool is [R]

  @S-0c1f @R-204.4.b.1
  Scenario: The engine may choose the runes
    Given P1 has the runes "Order Rune" called "yellow"
    And P1 has [A] in the pool
    When P1 moves "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" to "Altar to Unity", paying with runes
    And P1 answers "cost.applied" with yes
    Then "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" are at "Altar to Unity"
    And P1's pool is empty
    And "yellow" is in P1's rune deck

  @S-514c @R-204.4
  Scenario: Moving several units to another battlefield costs nothing
    When P1 moves "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" to "Grove of the God-Willow"
    Then nobody is asked anything
    And "Shipyard Skulker", "Vanguard Sergeant" and "Petty Officer" are at "Grove of the God-Willow"

  @S-dce6 @R-204.4
  Scenario: The Investigator's own controller moves units there for nothing
    Given it is P2's turn
    And P2 has "Pakaa Cub" and "Daring Poro" in base
    When P2 moves "Pakaa Cub" and "Daring Poro" to "Altar to Unity"
    Then nobody is asked anything
    And "Pakaa Cub" and "Daring Poro" are at "Altar to Unity"
