Feature: Overzealous Fan
  "When I defend" triggers as it becomes a defender (383.4.f.2), not as it attacks. Killing it is the base cost of the trigger
  (383.3.b), paid as it is finalized; the attacker goes to its own base. How it is declined and answered is told in the
  situation of its own.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-c0090 @FAQ-07.7 @R-383.4.f.2 @R-383.3.b @R-383.3.b.1
  Scenario: Defending it may be killed to send an attacker home
    Given P2 has "Overzealous Fan" and "Stalwart Poro" at "Altar to Unity"
    And P1 has "Mega-Mech" in base
    When P1 moves "Mega-Mech" to "Altar to Unity"
    Then P2 is asked "trigger.may"
    When P2 answers "trigger.may" with yes
    Then "Overzealous Fan" is in P2's trash
    And "Mega-Mech" is at "Altar to Unity"
    When everyone passes
    Then "Mega-Mech" is in P1's base
    When everyone passes until the showdown ends
    Then "Altar to Unity" is controlled by P2
    And "Stalwart Poro" is at "Altar to Unity"

  @S-c0091 @R-383.4.f
  Scenario: Attacking it doesn't trigger
    Given P1 has "Overzealous Fan" in base
    And P2 has "Stalwart Poro" at "Altar to Unity"
    When P1 moves "Overzealous Fan" to "Altar to Unity"
    Then nobody is asked anything
    And the chain is empty
    And "Overzealous Fan" is an attacker
    And P1 has focus
