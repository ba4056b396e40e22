Feature: Disputed rules, read in either way
  Where the rules leave two readings open, one is the default, and a position can ask for the other one.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-rd01 @R-346.1
  Scenario: By default focus stays where it is when a trigger's chain closes
    Given P2 has "Overzealous Fan" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" in base
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And P2 answers "trigger.may" with no
    Then P1 has focus

  @S-rd02 @R-346.1
  Scenario: Read so that it always passes, it passes then, too
    Given the reading of "focusAfterChain" is "always"
    And P2 has "Overzealous Fan" at "Altar to Unity"
    And P1 has "Vanguard Sergeant" in base
    When P1 moves "Vanguard Sergeant" to "Altar to Unity"
    And P2 answers "trigger.may" with no
    Then P2 has focus

  @S-rd03 @R-738
  Scenario: By default the additional turn made last comes first
    Given a game in the mode "skirmish"
    And it is P1's turn
    And an additional turn of P3 is queued
    And P1 has "Time Warp" in hand and the pool to pay for it
    When P1 plays "Time Warp"
    And everyone passes
    Then the queued turns are of P1, P3

  @S-rd04 @R-738
  Scenario: Read in the order in which they were made, it comes after the others
    Given the reading of "additionalTurns" is "firstMadeFirst"
    And a game in the mode "skirmish"
    And it is P1's turn
    And an additional turn of P3 is queued
    And P1 has "Time Warp" in hand and the pool to pay for it
    When P1 plays "Time Warp"
    And everyone passes
    Then the queued turns are of P3, P1
    When P1 ends the turn
    Then the turn player is P3

  @S-rd05 @R-431.3.c
  Scenario: By default a point for burning out again wins as it reaches the Victory Score
    Given P1 starts with 6 points
    And P2 has "Recruit" at "Altar to Unity"
    And P2's whole deck is "Cleave"
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    When P1 plays "Hidden Blade" choosing "Recruit"
    And P1 passes
    And P2 passes
    Then P2's hand holds just "Cleave"
    And P1's points are 8
    And P1 has won

  @S-rd06 @R-431.3.c
  Scenario: Read so that it has to be passed, one more burn out is needed
    Given the reading of "burnOutVictory" is "pass"
    And P1 starts with 6 points
    And P2 has "Recruit" at "Altar to Unity"
    And P2's whole deck is "Cleave"
    And P1 has "Hidden Blade" in hand and the pool to pay for it
    When P1 plays "Hidden Blade" choosing "Recruit"
    And P1 passes
    And P2 passes
    Then P2's hand holds just "Cleave"
    And P1's points are 9
    And P1 has won

  @S-rd07 @R-464.2.c.1.b
  Scenario: By default whoever has focus keeps it when a showdown becomes a combat's
    Given a game in the mode "skirmish"
    And P1 has "Shipyard Skulker" in base
    And P2 has "Pakaa Cub" in base
    And P2 has "Ride The Wind" in hand and the pool to pay for it
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 passes
    And P2 plays "Ride The Wind" choosing "Pakaa Cub" moving it to "Altar to Unity"
    And everyone passes
    Then a combat is going on at "Altar to Unity"
    And P3 has focus

  @S-rd08 @R-464.2.d
  Scenario: Read so that the Attacker gains it, it goes there
    Given the reading of "combatFocus" is "attacker"
    And a game in the mode "skirmish"
    And P1 has "Shipyard Skulker" in base
    And P2 has "Pakaa Cub" in base
    And P2 has "Ride The Wind" in hand and the pool to pay for it
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 passes
    And P2 plays "Ride The Wind" choosing "Pakaa Cub" moving it to "Altar to Unity"
    And everyone passes
    Then a combat is going on at "Altar to Unity"
    And P1 has focus
    And P1 has priority

  @S-rd09 @R-821.1.c.3
  Scenario: By default Weaponmaster takes one Power of whatever domain off
    Given P1 has "B.F. Sword" in base
    And P1 has "Combat Chef" in hand and the pool to pay for it
    When P1 plays "Combat Chef" to base
    And P1 answers "trigger.may" with yes
    And everyone passes
    And P1 answers "effect.pay" with yes
    Then "B.F. Sword" is attached to "Combat Chef"
    And P1's pool is empty

  @S-rd10 @R-821.1.c.3
  Scenario: Read so that only Power of any domain is taken off, a cost of one domain is paid whole
    Given the reading of "weaponmasterDiscount" is "universalPower"
    And P1 has "B.F. Sword" in base
    And P1 has "Combat Chef" in hand and the pool to pay for it
    And P1 has [Y] in the pool
    When P1 plays "Combat Chef" to base
    And P1 answers "trigger.may" with yes
    And everyone passes
    Then P1's pool is [Y]
    When P1 answers "effect.pay" with yes
    Then "B.F. Sword" is attached to "Combat Chef"
    And P1's pool is empty

  @S-rd11 @R-477.1.b.1.a
  Scenario: By default a copy has the printed Might of what it copies
    Given P1 has "Honest Broker" called "broker" in base
    And P1 has "Mirror Image" in hand and the pool to pay for it
    When P1 plays "Mirror Image" choosing "broker"
    And everyone passes
    And the new token is called "copy"
    And everyone passes
    Then "copy" is named "Honest Broker"
    And "copy" has 2 Might

  @S-rd12 @R-477.1.b.1.a
  Scenario: Read so that Might isn't copied, it has its own
    Given the reading of "copiedMight" is "kept"
    And P1 has "Honest Broker" called "broker" in base
    And P1 has "Mirror Image" in hand and the pool to pay for it
    When P1 plays "Mirror Image" choosing "broker"
    And everyone passes
    And the new token is called "copy"
    And everyone passes
    Then "copy" is named "Honest Broker"
    And "copy" has 0 Might
    And "broker" has 2 Might

  @S-rd13 @R-355.11.b
  Scenario: By default some of a group that has ceased to fit are kept
    Given P2 has "Recruit" called "a", "Recruit" called "b", "Recruit" called "c" and "Recruit" called "d" at "Altar to Unity"
    And P1 has "Fox-Fire" in hand and the pool to pay for it
    And P2 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Fox-Fire" choosing "a" and "b" and "c" and "d"
    And P1 passes
    And P2 plays "Discipline" choosing "a"
    And everyone passes
    And everyone passes
    Then P1 is asked "effect.subset" among "a", "b", "c" and "d"
    When P1 answers "effect.subset" with nothing
    Then that is refused
    When P1 answers "effect.subset" with "b" and "c"
    Then "b" is gone
    And "a" is at "Altar to Unity"

  @S-rd14 @R-355.11.b
  Scenario: Read so that they may all be given up, none has to be
    Given the reading of "groupSubset" is "may"
    And P2 has "Recruit" called "a", "Recruit" called "b", "Recruit" called "c" and "Recruit" called "d" at "Altar to Unity"
    And P1 has "Fox-Fire" in hand and the pool to pay for it
    And P2 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Fox-Fire" choosing "a" and "b" and "c" and "d"
    And P1 passes
    And P2 plays "Discipline" choosing "a"
    And everyone passes
    And everyone passes
    Then P1 is asked "effect.subset" among "a", "b", "c" and "d"
    When P1 answers "effect.subset" with nothing
    Then "Fox-Fire" is in P1's trash
    And "a" is at "Altar to Unity"
    And "b" is at "Altar to Unity"

  @S-rd15 @R-822.1.b
  Scenario: By default Ambush asks for units of one's own
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Pakaa Cub" called "own" at "Grove of the God-Willow"
    And P1 has "Soulspinner" in hand and the pool to pay for it
    And P2 has "Cleave" in hand and the pool to pay for it
    And it is P2's turn
    When P2 plays "Cleave" choosing "own"
    And P2 passes
    And P1 plays "Soulspinner" to "Altar to Unity"
    Then that is refused
    When P1 plays "Soulspinner" to "Grove of the God-Willow"
    Then "Soulspinner" is at "Grove of the God-Willow"

  @S-rd16 @R-822.3
  Scenario: Read so that anybody's units will do, it goes to where an opponent has some
    Given the reading of "ambushUnits" is "any"
    And P2 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Pakaa Cub" called "own" at "Grove of the God-Willow"
    And P1 has "Soulspinner" in hand and the pool to pay for it
    And P2 has "Cleave" in hand and the pool to pay for it
    And it is P2's turn
    When P2 plays "Cleave" choosing "own"
    And P2 passes
    And P1 plays "Soulspinner" to "Altar to Unity"
    Then "Soulspinner" is at "Altar to Unity"
