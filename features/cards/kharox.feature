Feature: Kharox
  As it becomes empowered, a chosen opponent burns 3 (440.1), and its player may then play a unit out of that opponent's trash
  for nothing: a reflexive trigger, whose target may be what was just burned (387).

  @S-w172 @R-441.2.a @R-440.1 @R-387.1.a
  Scenario: A burned unit comes over
    Given P1 has "Kharox" in base
    And P1 has [6][P][P] in the pool
    And the top of P2's deck is "Mega-Mech", "Gust", "Block" and "Charm"
    And P1 has "Stalwart Poro" in the trash
    When P1 activates "Kharox" with ability Empower
    And everyone passes
    And everyone passes
    Then "Mega-Mech", "Gust" and "Block" are in P2's trash
    And "Kharox" is empowered
    And P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    And everyone passes
    Then "Mega-Mech" is in P1's base
    And "Mega-Mech" is controlled by P1
    And "Stalwart Poro" is in P1's trash
    And P1's pool is empty

  @S-dm065 @R-652.4 @R-425.1.a.1 @R-652.1
  Scenario: A unit that the player who concedes was about to play doesn't go past what replaces the trash
    Endless Riches has its owner's cards banished instead of going to the trash. The unit is countered as its player leaves.

    Given a game in the mode "skirmish"
    And P1 has "Kharox" in base
    And P1 has [6][P][P] in the pool
    And P1 has "Vanguard Sergeant" at "Altar to Unity"
    And P3 has "Endless Riches" in base
    And P3 has "Shipyard Skulker" in the trash
    And the top of P3's deck is "Gust", "Block" and "Charm"
    When P1 activates "Kharox" with ability Empower
    And everyone passes
    And P1 answers "play.player" with P3
    And everyone passes
    And P1 answers "trigger.may" with yes
    And everyone passes
    Then P1 is asked "play.location"
    When P1 concedes
    Then "Shipyard Skulker" is in P3's banishment
    And the chain is empty
    And the turn player is P2
