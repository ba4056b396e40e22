Feature: 339 Step 3: Pass

  Background:
    Given a game in the mode "skirmish"
    And the battlefields "Altar to Unity", "Grove of the God-Willow" and "Void Gate"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has "Mega-Mech" at "Altar to Unity"

  @definition
  Rule: 339 Step 3: Pass
    Step 3: Pass

  Rule: 339.1 When all have passed in sequence the newest item resolves
    If all players in sequence have passed Priority and no item was added to the Chain, go to Step 4 (Resolve).

    @S-h066 @R-339.1
    Scenario: All three players have to pass
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 passes
      Then the chain is "Hextech Ray"
      And "Mega-Mech" has 0 damage
      When P3 passes
      Then the chain is empty
      And "Mega-Mech" has 3 damage

    @S-h067 @R-339.1
    Scenario: With an item added all three have to pass anew
      Given P3 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 passes
      And P3 plays "Discipline" choosing "Mega-Mech"
      And P3 passes
      And P1 passes
      Then the chain is "Hextech Ray", "Discipline"
      When P2 passes
      Then the chain is "Hextech Ray"
      And "Mega-Mech" has 10 Might
      And "Mega-Mech" has 0 damage

    @S-h068 @R-339.1
    Scenario: For the next item all three have to pass again
      Given P2 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Discipline" choosing "Mega-Mech"
      And everyone passes
      And P1 passes
      And P2 passes
      Then the chain is "Hextech Ray"
      And "Mega-Mech" has 0 damage
      When P3 passes
      Then the chain is empty
      And "Mega-Mech" has 3 damage

    @S-h123 @R-339.1
    Scenario: An Add ability is an item too, though it resolves at once
      Given P3 has "Seal of Rage" in base
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 passes
      And P3 activates "Seal of Rage"
      Then P3 has priority
      When P3 passes
      Then the chain is "Hextech Ray"
      And "Mega-Mech" has 0 damage
      And P1 has priority
      When P1 passes
      And P2 passes
      Then the chain is empty
      And "Mega-Mech" has 3 damage

  Rule: 339.2 Else priority passes on, once
    If not, Priority passes from the player with Priority to the next Player in Turn Order; go back to Step 2
    (Execute).

    @S-h069 @R-339.2
    Scenario: From one player to the next, without leaving one out
      Given P2 has "Feral Strength" in hand and the pool to pay for it
      And P3 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      Then P2 has priority
      When P3 plays "Discipline" choosing "Mega-Mech"
      Then that is refused
      When P2 plays "Feral Strength" choosing "Mega-Mech"
      And P2 passes
      Then P3 has priority
      When P3 passes
      Then P1 has priority
      And the chain is "Hextech Ray", "Feral Strength"
