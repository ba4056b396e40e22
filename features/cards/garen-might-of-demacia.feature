Feature: Garen, Might of Demacia
  A conquest with at least four units at the conquered battlefield brings two cards. The "if" stands directly after the
  condition and belongs to it (383.2.a.1): with fewer units the ability doesn't trigger.

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"
    And P1's legend is "Garen, Might of Demacia"
    And P1 has "Stalwart Poro", "Daring Poro", "Mystic Poro" and "Veteran Poro" in base

  @S-c0318 @R-383.2.a.1 @R-383.4.c.2.b
  Scenario: Conquering with four units draws 2
    When P1 moves "Stalwart Poro", "Daring Poro", "Mystic Poro" and "Veteran Poro" to "Void Gate"
    And everyone passes until the showdown ends
    Then the chain is "Garen, Might of Demacia"
    When everyone passes
    Then P1's hand has 2 cards

  @S-c0319 @R-383.2.a.1
  Scenario: With three it doesn't trigger, wherever the fourth is
    When P1 moves "Stalwart Poro", "Daring Poro" and "Mystic Poro" to "Void Gate"
    And everyone passes until the showdown ends
    Then P1's points are 1
    And the chain is empty
    And P1's hand is empty
