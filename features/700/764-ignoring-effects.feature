Feature: 764 Ignoring effects
  A text can have abilities ignored while some action is carried out (765). For that action they count as inactive (766), and
  for nothing and nobody else (767).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-n040 @example @example-1 @R-765 @R-766
  Scenario: Deflect counts as inactive while the spell that says so is paid for
    Given P2 has "Deadbloom Predator" at "Altar to Unity"
    And P1 has "Decree of Insight" in hand and the pool to pay for it
    When P1 plays "Decree of Insight" choosing "Deadbloom Predator"
    Then P1's pool is empty
    When everyone passes
    Then "Deadbloom Predator" has 3 Might
    And "Deadbloom Predator" has the keyword "Deflect 1"

  @S-n041 @R-767
  Scenario: Another spell of the same player that chooses the same unit has to reckon with it
    Given P2 has "Deadbloom Predator" at "Altar to Unity"
    And P1 has "Decree of Insight" and "Discipline" in hand and the pool to pay for them
    When P1 plays "Decree of Insight" choosing "Deadbloom Predator"
    And P1 plays "Discipline" choosing "Deadbloom Predator"
    Then that is refused by rule 358.2
    When everyone passes
    Then "Deadbloom Predator" has 3 Might

  @S-n042 @example @example-1 @R-767
  Scenario: So has another player's spell
    Given a game in the mode "skirmish"
    And P2 has "Deadbloom Predator" at "Altar to Unity"
    And P1 has "Decree of Insight" in hand and the pool to pay for it
    And P3 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Decree of Insight" choosing "Deadbloom Predator"
    And P1 passes
    And P2 passes
    And P3 plays "Discipline" choosing "Deadbloom Predator"
    Then that is refused by rule 358.2
    When P3 passes
    Then "Deadbloom Predator" has 3 Might

  @S-n043 @R-765 @R-766
  Scenario: Tank counts as inactive while its player's combat damage is assigned there
    Given P2 has "Horns of the Dragon" and "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Dune Surfer" in base
    When P1 moves "Dune Surfer" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then P1 is asked "combat.assign"
    When P1 answers "combat.assign" with 0 to "Horns of the Dragon", 3 to "Shipyard Skulker"
    Then "Shipyard Skulker" is in P2's trash
    And "Horns of the Dragon" is at "Altar to Unity"

  @S-n044 @R-767
  Scenario: The other side doesn't ignore it in the same combat
    Given P1 has "Dune Surfer" and "Galio, Indefatigable" in base
    And P2 has "Vanguard Sergeant" at "Altar to Unity"
    When P1 moves "Dune Surfer" and "Galio, Indefatigable" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then these events happened in this order:
      | event          | object               | by | amount |
      | damageAssigned | Galio, Indefatigable | P2 | 4      |
    And no event "damageMarked" happened to "Dune Surfer"
