Feature: Loyal Pup
  When its controller becomes the defender of a combat, it may be moved there (383.4.f); the battlefield is noted when it
  triggers (359.3.f.3). However many units defend, the player defends once.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Loyal Pup" in base
    And P1 has "Shipyard Skulker" in base

  @S-v070 @R-383.4.f @R-359.3.f.3
  Scenario: It comes to where its controller defends
    Given P2 has "Pakaa Cub" and "Stalwart Poro" at "Altar to Unity"
    And the players will answer:
      | player | for         | answer |
      | P2     | trigger.may | yes    |
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    Then the chain is "Loyal Pup"
    When everyone passes
    Then "Loyal Pup" is at "Altar to Unity"
    And "Loyal Pup" is a defender

  @S-v071 @R-383.4.f @R-383.3.a.2
  Scenario: It may stay
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P2 answers "trigger.may" with no
    Then the chain is empty
    And "Loyal Pup" is in P2's base

  @S-v072 @R-383.4.f
  Scenario: Attacking isn't defending, and an opponent's defence isn't its controller's
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And it is P2's turn
    When P2 moves "Loyal Pup" to "Altar to Unity"
    Then the chain is empty
    And "Loyal Pup" is an attacker
