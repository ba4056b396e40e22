Feature: Challenge
  The two units deal the damage and not the spell (417.6.b.3), each as much as its Might when the spell resolves (359.3.f.2),
  both at one moment. Bonus Damage of spells and abilities is none of theirs. Each unit's controller is responsible for what
  it deals (417.6.b.4).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Challenge" in hand and the pool to pay for it

  @S-v089 @example @R-417.6.b.3 @R-417.6.b.4
  Scenario: Each deals its Might to the other, by its own controller
    Given P1 has "Petty Officer" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And "Petty Officer" starts with a buff
    And P1 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Discipline" choosing "Petty Officer"
    And everyone passes
    And P1 plays "Challenge" choosing "Petty Officer", then "Mega-Mech"
    And everyone passes
    Then "Petty Officer" is in P1's trash
    And "Mega-Mech" is in P2's trash
    And these events happened in this order:
      | event        | object        | amount | by |
      | damageMarked | Mega-Mech     | 8      | P1 |
      | damageMarked | Petty Officer | 8      | P2 |

  @S-v090 @R-417.6.b.3 @R-713
  Scenario: Bonus Damage of its player's spells is none of the unit's
    Given P1 has "Annie, Fiery" and "Pakaa Cub" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "Challenge" choosing "Pakaa Cub", then "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 3 damage
    And "Pakaa Cub" is in P1's trash

  @S-v091 @R-359.3.e.12
  Scenario: With one of them gone nobody deals damage
    Given P1 has "Pakaa Cub" at "Altar to Unity"
    And P2 has "Petty Officer" in base
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 plays "Challenge" choosing "Pakaa Cub", then "Petty Officer"
    And P1 passes
    And P2 plays "Gust" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    Then "Petty Officer" has 0 damage
    And "Pakaa Cub" is in P1's hand
    And "Challenge" is in P1's trash

  @S-g038 @R-428.5.c.1
  Scenario: Whoever is responsible for the damage is so for the kill
    Given P1 has "Petty Officer" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "Challenge" choosing "Petty Officer", then "Mega-Mech"
    And everyone passes
    Then "Petty Officer" is in P1's trash
    And "Mega-Mech" has 5 damage
    And these events happened in this order:
      | event | object        | by |
      | died  | Petty Officer | P2 |
