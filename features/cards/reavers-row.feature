Feature: Reaver's Row
  When its controller defends there, a friendly unit there may be moved to base: as a trigger of the defending player's it
  is put on the chain after the attacker's (464.2.e.1), and its unit is named while it is finalized.

  Background:
    Given the battlefields "Reaver's Row" and "Altar to Unity"
    And P2 has "Shipyard Skulker" and "Vanguard Sergeant" at "Reaver's Row"
    And P1 has "Mega-Mech" in base

  @S-v073 @R-383.4.f @R-464.2.e @FAQ-29.3
  Scenario: Its controller names the unit before anybody has priority
    When P1 moves "Mega-Mech" to "Reaver's Row"
    Then P2 is asked "trigger.may"
    And nobody has priority
    When P2 answers "trigger.may" with yes
    Then P2 is asked "play.target" among "Shipyard Skulker" and "Vanguard Sergeant"
    When P2 answers "play.target" with "Vanguard Sergeant"
    Then the chain is "Reaver's Row"
    When everyone passes
    Then "Vanguard Sergeant" is in P2's base
    And "Vanguard Sergeant" is neither attacker nor defender

  @S-v074 @R-383.4.f
  Scenario: A combat elsewhere isn't there
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    When P1 moves "Mega-Mech" to "Altar to Unity"
    Then the chain is empty
    And "Pakaa Cub" is a defender
