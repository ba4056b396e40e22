Feature: Bone Skewer
  The battlefield and the opponent are targets, chosen as it is finalized (355.10); the unit is picked from the revealed hand
  as it resolves (355.10.a). Stunning is a reflexive trigger (387).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Bone Skewer" in hand and the pool to pay for it

  @S-a067 @R-424.1 @R-419.3
  Scenario: The opponent plays the unit there for nothing, and it is stunned
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Mega-Mech" and "Gust" in hand
    When P1 plays "Bone Skewer" choosing "Altar to Unity"
    And everyone passes
    Then P1 is asked "effect.choose" among "Mega-Mech"
    And P1 sees just "Mega-Mech" and "Gust" in P2's hand
    When P1 answers "effect.choose" with "Mega-Mech"
    Then "Mega-Mech" is at "Altar to Unity"
    And "Mega-Mech" is controlled by P2
    And the chain is "Bone Skewer"
    And P1 sees no face in P2's hand
    When everyone passes
    Then "Mega-Mech" is stunned
    And a combat is going on at "Altar to Unity"
    And "Mega-Mech" is an attacker
    And "Gust" is in P2's hand

  @S-a068 @R-355.13 @R-387.2
  Scenario: No unit need be chosen, and then nothing is stunned
    Given P2 has "Mega-Mech" in hand
    When P1 plays "Bone Skewer" choosing "Altar to Unity"
    And everyone passes
    And P1 answers "effect.choose" with nothing
    Then "Mega-Mech" is in P2's hand
    And the chain is empty
    And "Bone Skewer" is in P1's trash

  @S-a069 @R-811.1.d.2
  Scenario: From hidden it is about its own battlefield
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Bone Skewer" called "hidden" facedown at "Altar to Unity"
    And P2 has "Shipyard Skulker" in hand
    And it is P2's turn
    And P2 has "Discipline" in hand and the pool to pay for it
    When P2 plays "Discipline" choosing "Pakaa Cub"
    And P2 passes
    And P1 plays "hidden" from hidden choosing "Grove of the God-Willow"
    Then that is refused by rule 811.1.d.2 or 355.5
    When P1 plays "hidden" from hidden choosing "Altar to Unity"
    And everyone passes
    And P1 answers "effect.choose" with "Shipyard Skulker"
    Then "Shipyard Skulker" is at "Altar to Unity"

  @S-l001 @R-356.5.a
  Scenario: Additional costs aren't paid either
    Given P2 has "Cruel Patron" in hand
    And P2 has "Shipyard Skulker" in base
    When P1 plays "Bone Skewer" choosing "Altar to Unity"
    And everyone passes
    And P1 answers "effect.choose" with "Cruel Patron"
    Then "Cruel Patron" is at "Altar to Unity"
    And "Cruel Patron" is controlled by P2
    And "Shipyard Skulker" is in P2's base
    And P2's trash is empty
