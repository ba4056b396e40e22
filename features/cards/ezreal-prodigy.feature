Feature: Ezreal, Prodigy
  The optional additional costs that his controller pays cost [1] or [A] less, as they like. The discount concerns that one
  component, so that it is taken off as the component is added, ahead of all others (356.4.c); it leaves base costs,
  mandatory additional costs and costs of abilities alone, and what it brings down to nothing still counts as paid
  (356.4.f.1). When he is played, 1 is discarded and then 2 are drawn.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-r068 @FAQ-02.1 @R-805.2 @R-356.2.b.1 @R-356.4.c
  Scenario: One Energy off Accelerate
    Given P1 has "Ezreal, Prodigy" in base
    And P1 has "Legion Rearguard" in hand
    And P1 has [3][R] in the pool
    When P1 plays "Legion Rearguard", paying accelerate
    Then P1 is asked "cost.less"
    When P1 answers "cost.less" with "energy"
    Then P1's pool is [1]
    And "Legion Rearguard" is ready

  @S-r069 @FAQ-02.1 @R-805.2 @R-356.4.c
  Scenario: Or its Power
    Given P1 has "Ezreal, Prodigy" in base
    And P1 has "Legion Rearguard" in hand
    And P1 has [3][R] in the pool
    When P1 plays "Legion Rearguard", paying accelerate
    And P1 answers "cost.less" with "power"
    Then P1's pool is [R]
    And "Legion Rearguard" is ready

  @S-r070 @FAQ-02.1 @R-356.4.c @R-355.16
  Scenario: Where only one of them is affordable nobody is asked
    Given P1 has "Ezreal, Prodigy" in base
    And P1 has "Legion Rearguard" in hand
    And P1 has [3] in the pool
    When P1 plays "Legion Rearguard", paying accelerate
    Then P1's pool is empty
    And "Legion Rearguard" is ready

  @S-r071 @FAQ-02.2 @R-820.1.c.1 @R-356.4.c @example
  Scenario: One Energy off Repeat
    Given P1 has "Ezreal, Prodigy" in base
    And P2 has "Mega-Mech" in base
    And P1 has "Frigid Touch" in hand
    And P1 has [3] in the pool
    When P1 plays "Frigid Touch" choosing "Mega-Mech", and again choosing "Mega-Mech"
    Then P1's pool is empty
    When everyone passes
    Then "Mega-Mech" has 4 Might

  @S-r072 @FAQ-02.3 @R-356.2.b.1 @R-356.4.c @R-356.4.f.1
  Scenario: One Energy or one Power off a cost that the card itself names
    Given P1 has "Ezreal, Prodigy" in base
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Blast Corps Cadet" in hand
    And P1 has [3][R] in the pool
    When P1 plays "Blast Corps Cadet", paying blast
    And P1 answers "cost.less" with "power"
    Then P1's pool is [R]
    When everyone passes
    Then "Mega-Mech" has 2 damage

  @S-r073 @FAQ-02.4 @R-356.4.f @R-356.4.f.1 @R-356.6
  Scenario: Brought down to nothing it still counts as paid
    Given P1 has "Ezreal, Prodigy" in base
    And P1 has "Sea Monkey" in hand
    And P1 has [2] in the pool
    When P1 plays "Sea Monkey", paying buff
    And everyone passes
    Then "Sea Monkey" has a buff
    And P1's pool is empty

  @S-r074 @FAQ-02.5 @R-204.1.a @R-356.4.c
  Scenario: The base cost stays
    Given P1 has "Ezreal, Prodigy" in base
    And P1 has "Legion Rearguard" and "Pakaa Cub" in hand
    And P1 has [2] in the pool
    When P1 plays "Pakaa Cub"
    Then that is refused
    When P1 plays "Legion Rearguard"
    Then P1's pool is empty
    And "Legion Rearguard" is exhausted

  @S-r075 @FAQ-02.6 @R-356.2.a.1 @R-356.2.a.2 @R-809.1.d
  Scenario: What Deflect asks is mandatory, and stays
    Given P1 has "Ezreal, Prodigy" in base
    And P2 has "Pouty Poro" and "Mega-Mech" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    When P1 plays "Hextech Ray" choosing "Pouty Poro"
    Then that is refused
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    Then P1's pool is empty

  @S-r076 @FAQ-02.7 @R-204.1.b @R-818.1.c.2
  Scenario: An Equip cost is a base cost, and stays
    Given P1 has "Ezreal, Prodigy" and "Doran's Blade" in base
    And P1 has "Sea Monkey" in hand
    And P1 has [2] in the pool
    When P1 activates "Doran's Blade" choosing "Ezreal, Prodigy"
    Then that is refused
    When P1 plays "Sea Monkey", paying buff
    Then P1's pool is empty

  @S-r077 @FAQ-02.8 @R-356.4.c @R-356.7
  Scenario: A cost without resources is unchanged
    Given P1 has "Ezreal, Prodigy" and "Seal of Rage" in base
    And P2 has "Seal of Focus" in base
    And P1 has "Zaun Punk" in hand and the pool to pay for it
    When P1 plays "Zaun Punk", paying kill
    Then "Seal of Rage" is in P1's trash
    And P1's pool is empty
    When everyone passes
    Then "Seal of Focus" is in P2's trash

  @S-r078 @FAQ-02.9 @R-365.1
  Scenario: From the hand, and for an opponent, he is of no use
    Given P2 has "Ezreal, Prodigy" called "theirs" in base
    And P1 has "Ezreal, Prodigy" called "in hand" in hand
    And P1 has "Legion Rearguard" and "Sea Monkey" in hand
    And P1 has [2][R] in the pool
    When P1 plays "Legion Rearguard", paying accelerate
    Then that is refused
    When P1 plays "Legion Rearguard"
    Then P1's pool is [R]
    And "Legion Rearguard" is exhausted

  @S-r079 @R-383.4.a @R-422.1.a
  Scenario: Played, he has 1 discarded and 2 drawn
    Given P1 has "Ezreal, Prodigy" in hand and the pool to pay for it
    And P1 has "Block" and "Charm" in hand
    And the top of P1's deck is "Cleave" and "Gust"
    When P1 plays "Ezreal, Prodigy"
    And everyone passes
    And P1 answers "discard" with "Block"
    Then "Block" is in P1's trash
    And P1's hand holds just "Charm", "Cleave" and "Gust"
