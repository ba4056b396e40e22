Feature: Shadow Order Disciple
  To burn is what it costs: the top card of the own Main Deck goes to the trash (440.3.a). Without a card there it can't be
  paid (203.3).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Shadow Order Disciple" in base

  @S-xc055 @R-440.3.a @R-383.3.b
  Scenario: Burning 1 for +1 Might
    Given the top of P1's deck is "Gust"
    When P1 moves "Shadow Order Disciple" to "Altar to Unity"
    And P1 answers "trigger.may" with yes
    Then "Gust" is in P1's trash
    And "Shadow Order Disciple" has 2 Might
    When everyone passes
    Then "Shadow Order Disciple" has 3 Might

  @S-xc056 @R-203.3 @R-440.4
  Scenario: Not with an empty deck
    Given P1's deck starts empty
    When P1 moves "Shadow Order Disciple" to "Altar to Unity"
    Then nobody is asked anything
    And "Shadow Order Disciple" is at "Altar to Unity"
    And "Shadow Order Disciple" is exhausted
    And "Shadow Order Disciple" has 2 Might
    And P2's points are 0
