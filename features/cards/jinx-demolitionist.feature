Feature: Jinx, Demolitionist
  Accelerate (805), Assault 2 (807), and a play effect: her player discards 2, as many as they can (422.4), the cards being
  theirs to choose (422.1.a).

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"

  @S-c0301 @R-422.1.a @R-383.4.a.2
  Scenario: Played, two cards of her player's choice are discarded
    Given P1 has "Jinx, Demolitionist" in hand and the pool to pay for it
    And P1 has "Mega-Mech", "Gust" and "Vengeance" in hand
    When P1 plays "Jinx, Demolitionist"
    Then "Jinx, Demolitionist" is in P1's base
    And "Jinx, Demolitionist" is exhausted
    When everyone passes
    Then P1 is asked "discard" among "Mega-Mech", "Gust" and "Vengeance"
    When P1 answers "discard" with "Mega-Mech" and "Vengeance"
    Then "Mega-Mech" and "Vengeance" are in P1's trash
    And P1's hand holds just "Gust"

  @S-c0302 @R-422.4
  Scenario: With one card in hand it is that one, with none none
    Given P1 has "Jinx, Demolitionist" in hand and the pool to pay for it
    And P1 has "Vengeance" in hand
    When P1 plays "Jinx, Demolitionist"
    And everyone passes
    Then "Vengeance" is in P1's trash
    And P1's hand is empty
    And nobody is asked anything

  @S-c0303 @R-807.1.c @R-805.1.a
  Scenario: Accelerate lets her enter ready, and she attacks with 6 Might
    Given P1 has "Jinx, Demolitionist" in hand and the pool to pay for it
    And P1 has [1][R] in the pool
    And P2 has "Playful Phantom" at "Void Gate"
    When P1 plays "Jinx, Demolitionist" to base, paying accelerate
    And everyone passes
    And P1 moves "Jinx, Demolitionist" to "Void Gate"
    Then "Jinx, Demolitionist" has 6 Might
    When everyone passes until the showdown ends
    Then "Playful Phantom" is in P2's trash
