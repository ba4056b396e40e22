Feature: Fate Weaver
  What it may show and draw are spells by their printed Energy cost (206).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0023 @R-424.1 @R-206
  Scenario: A spell that costs 4 or more is shown and drawn, none that costs less, and no unit
    Given the top of P1's deck is "Vengeance", "Gust", "Mega-Mech" and "Charm"
    And P1 has "Fate Weaver" in hand and the pool to pay for it
    And the next recycle to P1's deck brings "Charm", "Gust" and "Mega-Mech"
    When P1 plays "Fate Weaver" to base
    And everyone passes
    Then P1 is asked "effect.choose" among "Vengeance"
    When P1 answers "effect.choose" with "Vengeance"
    Then "Vengeance" is in P1's hand
    And these events happened in this order:
      | event    | object    |
      | revealed | Vengeance |
