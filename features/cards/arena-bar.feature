Feature: Arena Bar
  Exhausting it buffs a friendly unit that is exhausted (355.9.b). A unit that has a buff is a legal choice, and gets no
  second one (426.1.b.1, 426.1.c). A target that is ready by then is illegal (359.3.e.4).

  Background:
    Given the battlefields "Altar to Unity" and "Windswept Hillock"
    And P1 has "Arena Bar", "Shipyard Skulker" and "Vanguard Sergeant" in base
    And "Shipyard Skulker" starts exhausted

  @S-c0315 @R-426.1.b @R-355.9.b
  Scenario: An exhausted friendly unit gets a buff
    Given P2 has "Mega-Mech" in base
    And "Mega-Mech" starts exhausted
    When P1 activates "Arena Bar" choosing "Vanguard Sergeant"
    Then that is refused by rule 355.9.b
    When P1 activates "Arena Bar" choosing "Mega-Mech"
    Then that is refused by rule 355.9.b
    When P1 activates "Arena Bar" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has a buff
    And "Shipyard Skulker" has 4 Might
    And "Arena Bar" is exhausted

  @S-c0316 @R-426.1.b.1 @R-426.1.c
  Scenario: A second buff doesn't come on top
    Given "Shipyard Skulker" starts with a buff
    When P1 activates "Arena Bar" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 4 Might
