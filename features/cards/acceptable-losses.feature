Feature: Acceptable Losses
  Each player kills one of their gear: nothing is targeted (355.10.e), each picks and kills in turn order beginning with the
  turn player (303.2.a), and is responsible for the kill (411.1).

  @S-w116 @R-355.10.e @R-411.1 @R-355.17
  Scenario: Each picks among their own
    Given P1 has "Energy Conduit" called "mine" and "Orb of Regret" in base
    And P2 has "Energy Conduit" called "theirs" and "Iron Ballista" in base
    And P1 has "Acceptable Losses" in hand and the pool to pay for it
    When P1 plays "Acceptable Losses"
    And everyone passes
    Then P1 is asked "effect.choose" among "mine" and "Orb of Regret"
    When P1 answers "effect.choose" with "mine"
    Then "mine" is in P1's trash
    And P2 is asked "effect.choose" among "theirs" and "Iron Ballista"
    When P2 answers "effect.choose" with "Iron Ballista"
    Then "Iron Ballista" is in P2's trash
    And "theirs" is in P2's base
    And these events happened in this order:
      | event | object        | by |
      | died  | mine          | P1 |
      | died  | Iron Ballista | P2 |
    And no event "targeted" happened
