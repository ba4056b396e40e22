Feature: Insightful Investigator
  Its opponent is chosen as the ability is finalized (355.9.a); the hand is revealed as it resolves, and stays so until it has
  resolved (424.1.a.3, 424.3.a). The 2 XP are a cost within the instructions that opens no effect: it is paid on
  resolution (204.3.b, 383.3.b). Whoever pays chooses; the card's owner discards it and draws.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"
    And P1 has "Insightful Investigator" in hand and the pool to pay for it
    And P2 has "Gust" and "Mega-Mech" in hand
    And the top of P2's deck is "Charm"

  @S-u030 @example @R-204.3.b @R-424.3.a @R-422.1
  Scenario: 2 XP are paid, a card is chosen from the hand, its owner discards it and draws 1
    Given P1 starts with 3 XP
    When P1 plays "Insightful Investigator" to base
    Then the chain is "Insightful Investigator"
    When everyone passes
    Then P1 is asked "effect.pay"
    And P1 sees just "Gust" and "Mega-Mech" in P2's hand
    When P1 answers "effect.pay" with yes
    Then P1 is asked "effect.choose" among "Gust" and "Mega-Mech"
    When P1 answers "effect.choose" with "Mega-Mech"
    Then "Mega-Mech" is in P2's trash
    And P2's hand holds just "Gust" and "Charm"
    And these events happened in this order:
      | event     | object    | player |
      | targeted  |           | P1     |
      | revealed  | Gust      | P2     |
      | revealed  | Mega-Mech | P2     |
      | xpSpent   |           | P1     |
      | discarded | Mega-Mech | P2     |
      | drew      | Charm     | P2     |
    And P1 sees no face in P2's hand

  @S-u031 @example @R-383.3.b @R-204.3.b
  Scenario: The cost opens no effect: declined, the hand has been revealed all the same
    Given P1 starts with 2 XP
    When P1 plays "Insightful Investigator" to base
    And everyone passes
    And P1 answers "effect.pay" with no
    Then P2's hand holds just "Gust" and "Mega-Mech"
    And P1 sees no face in P2's hand
    And these events happened in this order:
      | event    | object    | player |
      | revealed | Gust      | P2     |
      | revealed | Mega-Mech | P2     |

  @S-u032 @R-203.3
  Scenario: With 1 XP there is nothing to pay
    Given P1 starts with 1 XP
    When P1 plays "Insightful Investigator" to base
    And everyone passes
    Then nobody is asked anything
    And P2's hand holds just "Gust" and "Mega-Mech"
