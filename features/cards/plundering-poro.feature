Feature: Plundering Poro
  When it conquers, a Gold token is played exhausted (383.4.c.2.a): gear for its controller's base, though gear enters ready
  otherwise (149.1, 149.2). Gold adds one Power of any domain when it is killed and exhausted (187.5), so that it can't be
  used while it is exhausted.

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"
    And P1 has "Plundering Poro" in base

  @S-c0307 @R-383.4.c.2.a @R-187.5 @R-149.2
  Scenario: Conquering with it plays an exhausted Gold
    When P1 moves "Plundering Poro" to "Void Gate"
    And everyone passes until the showdown ends
    And everyone passes
    Then 1 object named "Gold" is in P1's base
    And "Gold" is a token
    And "Gold" is exhausted
    When P1 activates "Gold"
    Then that is refused
    And "Plundering Poro" is at "Void Gate"
