Feature: Abandon
  A spell is countered, and goes to its owner's hand and not to the trash. Then its player predicts.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Abandon" in hand and the pool to pay for it
    And the top of P2's deck is "Charm" and "Block"

  @S-dm060 @R-425.1.a @R-425.1.a.1
  Scenario: The countered spell goes back to hand
    Given P1 has "Void Seeker" in hand and the pool to pay for it
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "Void Seeker" choosing "Mega-Mech"
    And P1 passes
    And P2 plays "Abandon" choosing "Void Seeker"
    And everyone passes
    Then P2 is asked "predict.recycle" among "Charm"
    When P2 answers "predict.recycle" with "Charm"
    Then "Void Seeker" is in P1's hand
    And the chain is empty
    And "Mega-Mech" has 0 damage
    And P1's pool is empty
    And at the bottom of P2's deck is "Charm"

  @S-dm061 @R-390.3.a
  Scenario: What is to be recycled whenever it leaves the chain is recycled
    Given P1 has "Fizz, Trickster" in hand and the pool to pay for it
    And P1 has "Void Seeker" in the trash
    And P1 has [R] in the pool
    And P2 has "Mega-Mech" at "Altar to Unity"
    When P1 plays "Fizz, Trickster" to base
    And P1 answers "trigger.may" with yes
    And everyone passes
    And P1 passes
    And P2 plays "Abandon" choosing "Void Seeker"
    And everyone passes
    And P2 answers "predict.recycle" with nothing
    Then at the bottom of P1's deck is "Void Seeker"
    And "Mega-Mech" has 0 damage
    And P1's hand is empty
