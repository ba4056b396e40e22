Feature: 325 Chains and Showdowns

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 325 Chains and Showdowns
    Chains and Showdowns

  @definition
  Rule: 326 The Windows of Opportunity
    In regular play, the Windows of Opportunity in which players can act are listed in the sub-rules.

  Rule: 326.1 A Chain is a Window of Opportunity
    One Window of Opportunity: a Chain.

    @S-h001 @R-326.1
    Scenario: The other player can act while there is a chain, and neither before nor after
      Given P1 has "Hextech Ray" in hand and the pool to pay for it
      And P2 has "Mega-Mech" at "Altar to Unity"
      And P2 has "Discipline" and "Feral Strength" in hand and the pool to pay for them
      When P2 plays "Discipline" choosing "Mega-Mech"
      Then that is refused
      When P1 plays "Hextech Ray" choosing "Mega-Mech"
      And P1 passes
      And P2 plays "Discipline" choosing "Mega-Mech"
      Then the chain is "Hextech Ray", "Discipline"
      When everyone passes until the chain is empty
      Then "Mega-Mech" has 10 Might
      When P2 plays "Feral Strength" choosing "Mega-Mech"
      Then that is refused
      And "Feral Strength" is in P2's hand

  Rule: 326.2 A Showdown is a Window of Opportunity
    One Window of Opportunity: a Showdown.

    @S-h002 @R-326.2
    Scenario: The other player can act in a showdown, and neither before nor after
      Given P1 has "Mega-Mech" in base
      And P2 has "Hextech Ray" and "Incinerate" in hand and the pool to pay for them
      And P1 has "Stalwart Poro" at "Grove of the God-Willow"
      When P2 plays "Hextech Ray" choosing "Stalwart Poro"
      Then that is refused
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And P1 passes
      And P2 plays "Hextech Ray" choosing "Mega-Mech"
      And everyone passes
      Then "Mega-Mech" has 3 damage
      When everyone passes until the showdown ends
      And P2 plays "Incinerate" choosing "Stalwart Poro"
      Then that is refused
      And "Stalwart Poro" has 0 damage
