Feature: Ivern, Friend to All
  As he is played one of four tags is chosen (355.1), which he has from then on (477.1.c). Where he conquers or holds, his
  player gains a point if all four are among the tags of their units.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-n025 @R-355.1 @R-477.1.c
  Scenario: He gains one of the four tags, no other
    Given P1 has "Ivern, Friend to All" in hand and the pool to pay for it
    And P1 has "The List" in base
    And "The List" starts with the tag "Cat" named
    When P1 plays "Ivern, Friend to All" to base
    And P1 answers "name" with "Yordle"
    Then that is refused by rule 355.1
    When P1 answers "name" with "Cat"
    Then "Ivern, Friend to All" is in P1's base
    When P1 activates "The List" choosing "Ivern, Friend to All"
    And everyone passes
    Then "Ivern, Friend to All" has 4 Might

  @S-n026 @R-383.4.c @R-194.1.c
  Scenario: Conquering with all four tags among their units brings a point more
    Given P1 has "Ivern, Friend to All", "Daring Poro" and "Zephyr Sage" in base
    And P1 has "Loyal Pup" at "Grove of the God-Willow"
    And "Ivern, Friend to All" starts with the tag "Cat" named
    When P1 moves "Ivern, Friend to All" to "Altar to Unity"
    And everyone passes until the showdown ends
    And everyone passes until the chain is empty
    Then P1's points are 2

  @S-n027 @R-383.4.c
  Scenario: With one of the tags twice and another one missing there is none
    Given P1 has "Ivern, Friend to All", "Daring Poro" and "Zephyr Sage" in base
    And P1 has "Loyal Pup" at "Grove of the God-Willow"
    And P2 has "Pakaa Cub" in base
    And "Ivern, Friend to All" starts with the tag "Poro" named
    When P1 moves "Ivern, Friend to All" to "Altar to Unity"
    And everyone passes until the showdown ends
    And everyone passes until the chain is empty
    Then P1's points are 1

  @S-n028 @R-383.4.d
  Scenario: Holding counts as well
    Given P1 has "Daring Poro", "Zephyr Sage" and "Loyal Pup" in base
    And P1 has "Ivern, Friend to All" at "Void Gate"
    And "Ivern, Friend to All" starts with the tag "Cat" named
    And it is P2's turn
    When P2 ends the turn
    And everyone passes until the chain is empty
    Then P1's points are 2
