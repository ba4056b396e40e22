Feature: Blue Sentinel
  Hold effects of its controller's trigger one time more when its own battlefield is held; its own effect, Adding [A] at the
  start of the next Main Phase, is one of them (383.4.d).

  Background:
    Given the battlefields "Grove of the God-Willow" and "Void Gate"
    And it is P2's turn

  @S-v060 @R-383.4.d @R-390.2
  Scenario: Holding with it Adds twice
    Given P1 has "Blue Sentinel" at "Void Gate"
    When P2 ends the turn
    Then the chain is "Blue Sentinel", "Blue Sentinel"
    When everyone passes until the chain is empty
    Then it is the main phase
    And P1's pool is [A][A]
    And P1's points are 1

  @S-v061 @R-383.4.d
  Scenario: A battlefield held elsewhere goes by its own
    Given P1 has "Blue Sentinel" in base
    And P1 has "Pakaa Cub" at "Grove of the God-Willow"
    When P2 ends the turn
    Then the chain is "Grove of the God-Willow"
    When everyone passes
    Then P1's hand has 2 cards

  @S-v062 @R-383.4.d
  Scenario: What the held battlefield does, it does twice with the Sentinel there
    Given P1 has "Blue Sentinel" at "Grove of the God-Willow"
    And the players will answer:
      | player | for           | answer                                                                                   |
      | P1     | trigger.order | "Blue Sentinel", "Blue Sentinel", "Grove of the God-Willow" and "Grove of the God-Willow" |
    When P2 ends the turn
    And everyone passes until the chain is empty
    Then P1's hand has 3 cards
    And P1's pool is [A][A]

  @S-v063 @R-814.1.c
  Scenario: It defends with 2 Might more
    Given P1 has "Blue Sentinel" at "Void Gate"
    And P2 has "Pakaa Cub" in base
    When P2 moves "Pakaa Cub" to "Void Gate"
    Then "Blue Sentinel" has 6 Might
