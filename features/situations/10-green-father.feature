Feature: Green Father replaces a battlefield that is in use
  The Brush that replaces a battlefield inherits all its effects and statuses (438.1), and for whatever refers to the
  battlefield it is that same object (438.1.a): its controller, the units there and the facedown card stay as they are,
  and an ability of the replaced battlefield that is on the chain still finds "here". The replaced card waits in banishment
  as Replaced, not Banished (438.5), and can swap back (438.7), which again leaves everything else as it is (438.7.b).

  At the start of the turn the turn player holds the battlefield; its own hold effect and Green Father's trigger at once,
  and their controller orders them (383.3.d). With the battlefield's placed first, it resolves last, and so in the Brush.
  The exhaustion of Green Father opens his effect and is its base cost (383.3.b): paid as the trigger is finalized.

  On the next hold the Navori Fighting Pit isn't there to trigger: Brush is, which may swap back (187.8); Green Father,
  readied in between, triggers as well and is declined.

  Background:
    Given it is P2's turn
    And the battlefields "Navori Fighting Pit" called "pit" and "Windswept Hillock"
    And P1's legend is "Ivern, Green Father" called "ivern"
    And P1 has "Pouty Poro" and "Shipyard Skulker" at "pit"
    And P1 has "Hidden Blade" facedown at "pit"

  @S-a941 @R-438.1 @R-438.1.a @R-438.5 @R-383.3.d @R-383.3.b @R-426.1 @R-187.8
  Scenario: Replaced with its hold effect on the chain, and swapped back on the next hold
    When P2 ends the turn
    Then P1 is asked "trigger.order" among "pit" and "ivern"
    And P1's points are 1
    When P1 answers "trigger.order" with "pit", "ivern"
    Then P1 is asked "play.target" among "Pouty Poro" and "Shipyard Skulker"
    When P1 answers "play.target" with "Pouty Poro"
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    Then "ivern" is exhausted
    And the chain is "pit", "ivern"
    And "pit" is named "Navori Fighting Pit"
    When everyone passes
    Then "pit" is named "Brush"
    And "pit" is controlled by P1
    And "pit" can swap back to "Navori Fighting Pit"
    And "Pouty Poro" and "Shipyard Skulker" are at "pit"
    And "Hidden Blade" is facedown at "pit"
    And "Pouty Poro" has 3 Might
    And "Shipyard Skulker" has 3 Might
    And the chain is "pit"
    When everyone passes
    Then "Pouty Poro" has a buff
    And "Pouty Poro" has 4 Might
    And "Shipyard Skulker" has no buff
    And it is the main phase
    And P1 could play "Hidden Blade"
    When P1 ends the turn
    And P2 ends the turn
    Then P1's points are 2
    And "ivern" is ready
    And P1 is asked "trigger.order" among "pit" and "ivern"
    When P1 answers "trigger.order" with "pit", "ivern"
    And P1 answers "trigger.may" with yes
    And P1 answers "trigger.may" with no
    Then the chain is "pit"
    When everyone passes
    Then "pit" is named "Navori Fighting Pit"
    And "pit" is controlled by P1
    And "pit" can't swap back to anything
    And "Pouty Poro" and "Shipyard Skulker" are at "pit"
    And "Hidden Blade" is facedown at "pit"
    And "Pouty Poro" has a buff
    And "Pouty Poro" has 3 Might
    And "Shipyard Skulker" has no buff
    And "ivern" is ready
    And it is the main phase

  @S-451e @R-383.3.a.2 @R-471.2.b
  Scenario: With Green Father declined the battlefield stays, and its effect buffs as usual
    When P2 ends the turn
    And P1 answers "trigger.order" with "pit", "ivern"
    And P1 answers "play.target" with "Shipyard Skulker"
    And P1 answers "trigger.may" with no
    Then "ivern" is ready
    And the chain is "pit"
    When everyone passes
    Then "pit" is named "Navori Fighting Pit"
    And "Shipyard Skulker" has 4 Might
    And "Pouty Poro" has 2 Might

  @S-6e63 @R-438.1 @R-438.5.a
  Scenario: While it is a Brush, the Fighting Pit's effect doesn't trigger
    When P2 ends the turn
    And P1 answers "trigger.order" with "pit", "ivern"
    And P1 answers "play.target" with "Pouty Poro"
    And P1 answers "trigger.may" with yes
    And everyone passes until the chain is empty
    And P1 ends the turn
    And P2 ends the turn
    And P1 answers "trigger.order" with "pit", "ivern"
    And P1 answers "trigger.may" with no
    And P1 answers "trigger.may" with no
    Then the chain is empty
    And it is the main phase
    And "pit" is named "Brush"
    And "Shipyard Skulker" has no buff
    And P1's points are 2
