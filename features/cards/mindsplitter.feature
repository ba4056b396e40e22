Feature: Cards of a revealed hand
  An opponent reveals their hand (424.3.a), and the ability's controller chooses a card there, as the text restricts it, when
  the instruction is reached (355.17). It is discarded by its owner (422.1), or recycled into their Main Deck (416.1).

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @S-u033 @R-424.3.a @R-422.1
  Scenario: Mindsplitter's controller chooses what the opponent discards
    Given P1 has "Mindsplitter" in hand and the pool to pay for it
    And P2 has "Gust" and "Mega-Mech" in hand
    When P1 plays "Mindsplitter" to base
    And everyone passes
    Then P1 is asked "effect.choose" among "Gust" and "Mega-Mech"
    When P1 answers "effect.choose" with "Gust"
    Then "Gust" is in P2's trash
    And P2's hand holds just "Mega-Mech"

  @S-u034 @R-055.1
  Scenario: An empty hand has nothing to choose
    Given P1 has "Mindsplitter" in hand and the pool to pay for it
    When P1 plays "Mindsplitter" to base
    And everyone passes
    Then nobody is asked anything
    And the chain is empty
    And no event "discarded" happened

  @S-u035 @R-355.17 @R-416.1
  Scenario: Sabotage takes anything but a unit
    Given P1 has "Sabotage" in hand and the pool to pay for it
    And P2 has "Gust", "Mega-Mech" and "Orb of Regret" in hand
    When P1 plays "Sabotage"
    And everyone passes
    Then P1 is asked "effect.choose" among "Gust" and "Orb of Regret"
    When P1 answers "effect.choose" with "Orb of Regret"
    Then at the bottom of P2's deck is "Orb of Regret"
    And P2's hand holds just "Gust" and "Mega-Mech"

  @S-u036 @R-134 @R-355.17
  Scenario: Decree of Strength takes a Mind card
    Given P1 has "Decree of Strength" in hand and the pool to pay for it
    And P2 has "Gust", "Mega-Mech" and "Orb of Regret" in hand
    When P1 plays "Decree of Strength"
    And everyone passes
    Then P1 is asked "effect.choose" among "Mega-Mech" and "Orb of Regret"
    When P1 answers "effect.choose" with "Mega-Mech"
    Then at the bottom of P2's deck is "Mega-Mech"

  @S-u037 @R-355.9.a @R-422.1.a
  Scenario: Bewitching Spirit lets a player be chosen, its own controller too, who picks the card
    Given P1 has "Bewitching Spirit" in hand and the pool to pay for it
    And P1 has "Charm" and "Cleave" in hand
    And P2 has "Gust" and "Mega-Mech" in hand
    When P1 plays "Bewitching Spirit" to base
    Then P1 is asked "play.player" among "P1" and "P2"
    When P1 answers "play.player" with P2
    And everyone passes
    Then P2 is asked "discard" among "Gust" and "Mega-Mech"
    When P2 answers "discard" with "Gust"
    Then "Gust" is in P2's trash
    And P1's hand has 2 cards

  @S-u038 @R-355.9.b @R-428.2
  Scenario: Decree of Unity kills an enemy Chaos unit or gear
    Given P1 has "Decree of Unity" in hand and the pool to pay for it
    And P2 has "Mister Root" and "Mega-Mech" at "Altar to Unity"
    And P2 has "Seal of Discord" and "Orb of Regret" in base
    When P1 plays "Decree of Unity"
    Then P1 is asked "play.target" among "Mister Root" and "Seal of Discord"
    When P1 answers "play.target" with "Seal of Discord"
    And everyone passes
    Then "Seal of Discord" is in P2's trash
