Feature: Risen Altar
  Empower abilities of its controller's units here cost [1] or [A] less, as the payer likes (356.4).

  Background:
    Given the battlefields "Risen Altar" and "Grove of the God-Willow"

  @S-xc060 @R-403.3 @R-356.4
  Scenario: One Energy or one Power
    Given P1 has "Akali, Deadly Weapon" at "Risen Altar"
    And P1 has [2][R] in the pool
    When P1 activates "Akali, Deadly Weapon"
    And P1 answers "cost.less" with "power"
    Then P1's pool is [R]
    When everyone passes
    Then "Akali, Deadly Weapon" is empowered

  @S-xc061 @R-403.3
  Scenario: Not elsewhere, and not other abilities
    Given P1 has "Akali, Deadly Weapon" in base
    And P1 has "Hungry Wolf" at "Risen Altar"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has "Mega-Mech" at "Grove of the God-Willow"
    When P1 activates "Akali, Deadly Weapon"
    Then that is refused
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    And everyone passes
    And P1 activates "Hungry Wolf"
    Then that is refused
    And P1's pool is empty
