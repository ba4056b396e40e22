Feature: Fizz, Trickster
  The spell is played for its Power alone, and recycled in place of going to the trash, whatever becomes of it (390.3.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y0063 @R-356.1.b @R-390.3.a
  Scenario: A spell of the trash that costs 3 or less is played and then recycled
    Given P1 has "Hextech Ray" and "Vengeance" in the trash
    And P2 has "Shipyard Skulker" at "Altar to Unity"
    And P1 has "Fizz, Trickster" in hand and the pool to pay for it
    And P1 has [R] in the pool
    When P1 plays "Fizz, Trickster" to base
    And P1 answers "trigger.may" with yes
    And everyone passes
    And everyone passes
    Then "Shipyard Skulker" is in P2's trash
    And at the bottom of P1's deck is "Hextech Ray"
    And "Vengeance" is in P1's trash
