Feature: Lucian, Gunslinger
  As he attacks he deals as much damage to an enemy unit there as his Assault, all of its instances added up (807.1.b.2,
  807.2). He has Assault himself.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Lucian, Gunslinger" in base
    And P2 has "Mega-Mech" at "Altar to Unity"

  @S-y019 @R-383.4.e @R-807.1
  Scenario: One damage with his own Assault
    When P1 moves "Lucian, Gunslinger" to "Altar to Unity"
    Then "Lucian, Gunslinger" has 3 Might
    When everyone passes
    Then "Mega-Mech" has 1 damage

  @S-y020 @R-807.2
  Scenario: Four with three more
    Given P1 has "Cleave" in hand and the pool to pay for it
    When P1 plays "Cleave" choosing "Lucian, Gunslinger"
    And everyone passes
    And P1 moves "Lucian, Gunslinger" to "Altar to Unity"
    And everyone passes
    Then "Mega-Mech" has 4 damage
    And "Lucian, Gunslinger" has 6 Might
