Feature: Kai'Sa, Daughter of the Void
  What she Adds goes into the pool (429.1), but only playing spells may be paid with it. The pool keeps it apart, and such
  Power is spent before what could be spent on anything.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1's legend is "Kai'Sa, Daughter of the Void"

  @S-xc001 @R-429.1 @R-429.3 @R-444.1
  Scenario: Her Power pays for a spell, of whatever domain
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand
    And P1 has [1] in the pool
    When P1 activates "Kai'Sa, Daughter of the Void"
    And P1 plays "Hextech Ray" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 3 damage
    And P1's pool is empty

  @S-xc002 @R-429.3
  Scenario: Used while a spell is being paid for
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand
    And P1 has [1] in the pool
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    And P1 answers "pay" with use "Kai'Sa, Daughter of the Void"
    And everyone passes
    Then "Mega-Mech" has 3 damage
    And "Kai'Sa, Daughter of the Void" is exhausted

  @S-xc003 @R-203.3 @R-444.1
  Scenario: Not for a unit, nor for hiding a card
    Given P1 controls "Altar to Unity"
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Jinx, Demolitionist", "Block" and "Hextech Ray" in hand
    And P1 has [9] in the pool
    And P2 has "Mega-Mech" at "Grove of the God-Willow"
    When P1 activates "Kai'Sa, Daughter of the Void"
    And P1 plays "Jinx, Demolitionist" to base
    Then that is refused
    And P1 couldn't play "Jinx, Demolitionist"
    When P1 plays "Hextech Ray" choosing "Mega-Mech"
    Then P1's pool is [8]

  @S-xc004 @R-444.1
  Scenario: It is spent before Power that pays for anything
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand
    And P1 has [1][R] in the pool
    When P1 activates "Kai'Sa, Daughter of the Void"
    And P1 plays "Hextech Ray" choosing "Mega-Mech"
    Then P1's pool is [R]

  @S-xc005 @R-167.1
  Scenario: Unspent, it is lost at the end of the turn
    Given P2 has "Mega-Mech" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand
    When P1 activates "Kai'Sa, Daughter of the Void"
    Then "Kai'Sa, Daughter of the Void" is exhausted
    When P1 ends the turn
    Then P1's pool is empty
