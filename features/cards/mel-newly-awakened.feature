Feature: Mel, Newly Awakened
  She draws one as she is played. While she is empowered her player's spells and abilities can't be countered, and those that
  decrease the Might of a unit that they have chosen decrease it by 1 more: that is given, so that a minimum limits it all.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-dm120 @R-383.4.a
  Scenario: Played, she draws
    Given P1 has "Mel, Newly Awakened" in hand and the pool to pay for it
    And the top of P1's deck is "Gust" and "Block"
    When P1 plays "Mel, Newly Awakened" to base
    And everyone passes
    Then P1's hand has 1 card
    And "Gust" is in P1's hand

  @S-dm121 @R-827.1.b @R-054.1
  Scenario: Empowered for [3], her player's spells can't be countered
    Given P1 has "Mel, Newly Awakened" in base
    And P1 has [3] in the pool
    And P1 has "Void Seeker" in hand
    And P1 has 4 of "Fury Rune" as runes
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Defy" in hand and the pool to pay for it
    When P1 activates "Mel, Newly Awakened"
    And everyone passes
    Then "Mel, Newly Awakened" is empowered
    When P1 plays "Void Seeker" choosing "Mega-Mech", paying with runes
    And P1 passes
    And P2 plays "Defy" choosing "Void Seeker"
    And everyone passes
    Then the chain is "Void Seeker"
    When everyone passes
    Then "Mega-Mech" has 4 damage

  @S-dm122 @R-425.1.a
  Scenario: Others' spells can, and hers while she isn't empowered
    Given P1 has "Mel, Newly Awakened" in base
    And P1 has "Void Seeker" in hand and the pool to pay for it
    And P2 has "Mega-Mech" at "Altar to Unity"
    And P2 has "Defy" in hand and the pool to pay for it
    When P1 plays "Void Seeker" choosing "Mega-Mech"
    And P1 passes
    And P2 plays "Defy" choosing "Void Seeker"
    And everyone passes
    Then "Void Seeker" is in P1's trash

  @S-dm123 @R-370.1 @R-355.7
  Scenario: What is chosen loses 1 Might more
    Given P1 has "Mel, Newly Awakened" in base
    And "Mel, Newly Awakened" starts empowered
    And P1 has "Decree of Insight" in hand and the pool to pay for it
    And P2 has "Mountain Drake" in base
    When P1 plays "Decree of Insight" choosing "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" has 4 Might
    When P1 ends the turn
    Then "Mountain Drake" has 10 Might

  @S-dm124 @R-477.3.b @R-370.1
  Scenario: The minimum of the spell limits it all
    Given P1 has "Mel, Newly Awakened" in base
    And "Mel, Newly Awakened" starts empowered
    And P1 has "Smoke Screen" called "one" in hand and the pool to pay for it
    And P1 has "Smoke Screen" called "two" in hand and the pool to pay for it
    And P2 has "Shipyard Skulker" and "Mega-Mech" in base
    When P1 plays "one" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 1 Might
    When P1 plays "two" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 3 Might

  @S-dm125 @R-355.7 @R-370.1
  Scenario: What isn't chosen loses no more than is told, nor does what an opponent's spell chooses
    Given P1 has "Mel, Newly Awakened" in base
    And "Mel, Newly Awakened" starts empowered
    And P1 has "Thousand-Tailed Watcher" in hand and the pool to pay for it
    And P2 has "Mountain Drake" in base
    And P2 has "Smoke Screen" in hand and the pool to pay for it
    When P1 plays "Thousand-Tailed Watcher" to base
    And P1 passes
    And P2 plays "Smoke Screen" choosing "Mountain Drake"
    And everyone passes
    Then "Mountain Drake" has 6 Might
    When everyone passes
    Then "Mountain Drake" has 3 Might
