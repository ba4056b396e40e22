Feature: Vi, Destructive
  Recycling a card of one's own trash is the whole cost of her ability (204.1.b), which gives her +1 Might this turn and can
  be used as often as there are cards.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Vi, Destructive" in base

  @S-r052 @R-204.1.b @R-203.1 @R-317.2.c
  Scenario: A card goes to the bottom of the deck, and she gets +1 Might
    Given P1 has "Block" and "Charm" in the trash
    And P2 has "Cleave" in the trash
    And P1's whole deck is "Gust" and "Void Seeker"
    When P1 activates "Vi, Destructive"
    Then P1 is asked "cost.choose" among "Block" and "Charm"
    When P1 answers "cost.choose" with "Charm"
    Then at the bottom of P1's deck is "Charm"
    And "Block" is in P1's trash
    And "Vi, Destructive" has 3 Might
    When everyone passes
    Then "Vi, Destructive" has 4 Might
    When P1 activates "Vi, Destructive"
    And everyone passes
    Then "Vi, Destructive" has 5 Might
    And P1's trash is empty
    When P1 ends the turn
    Then "Vi, Destructive" has 3 Might

  @S-r053 @R-203.3
  Scenario: With an empty trash it can't be paid
    Given P2 has "Cleave" in the trash
    When P1 activates "Vi, Destructive"
    Then that is refused
    When P1 moves "Vi, Destructive" to "Altar to Unity"
    Then "Vi, Destructive" is at "Altar to Unity"
