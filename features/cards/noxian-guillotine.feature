Feature: Noxian Guillotine
  The chosen unit is killed the next time it is dealt damage this turn: a delayed trigger, whose effect the kill is. With
  Legion it is killed now instead.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Noxian Guillotine" in hand and the pool to pay for it
    And P2 has "Mountain Drake" and "Mega-Mech" at "Altar to Unity"
    And P1 has "Hextech Ray" called "one" in hand and the pool to pay for it

  @S-dm101 @R-390.2 @R-391
  Scenario: Damage to others does nothing to it
    When P1 plays "Noxian Guillotine" choosing "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" is at "Altar to Unity"
    When P1 plays "one" choosing "Mega-Mech"
    And everyone passes
    Then the chain is empty
    And "Mega-Mech" has 3 damage

  @S-dm103 @R-390.2 @R-391
  Scenario: Damage to it in the same turn
    When P1 plays "Noxian Guillotine" choosing "Mountain Drake"
    And everyone passes
    And P1 plays "one" choosing "Mountain Drake"
    And everyone passes
    Then the chain is "Noxian Guillotine"
    And "Mountain Drake" has 3 damage
    When everyone passes
    Then "Mountain Drake" is in P2's trash

  @S-dm115 @R-390.2
  Scenario: Just the next time: saved from that, it can be dealt damage again
    Given P2 has "Zhonya's Hourglass" in base
    And P1 has "Falling Star" in hand and the pool to pay for it
    When P1 plays "Noxian Guillotine" choosing "Mountain Drake"
    And everyone passes
    And P1 plays "one" choosing "Mountain Drake"
    And everyone passes
    And everyone passes
    Then "Zhonya's Hourglass" is in P2's trash
    And "Mountain Drake" is in P2's base
    When P1 plays "Falling Star" choosing "Mountain Drake", then "Mega-Mech"
    And everyone passes
    Then "Mountain Drake" has 3 damage
    And the chain is empty

  @S-dm102 @R-812.1.c
  Scenario: With Legion it dies at once
    When P1 plays "one" choosing "Mega-Mech"
    And everyone passes
    And P1 plays "Noxian Guillotine" choosing "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" is in P2's trash
