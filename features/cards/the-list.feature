Feature: The List
  As it is played its player names a tag (355.1), which has to be one that exists (763). It keeps the tag for as long as it
  is on the board, and its ability can choose no unit without it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-n020 @R-355.1 @R-760 @R-763
  Scenario: The tag is named as it is played, and is open to all from then on
    Given P1 has "The List" in hand and the pool to pay for it
    And P2 has "Pouty Poro" at "Altar to Unity"
    And P2 has "Mega-Mech" in base
    When P1 plays "The List"
    Then P1 is asked "name"
    When P1 answers "name" with "Gust"
    Then that is refused by rule 763
    When P1 answers "name" with "Poro"
    Then "The List" is in P1's base
    When P1 activates "The List" choosing "Mega-Mech"
    Then that is refused by rule 355.9.b

  @S-n021 @R-355.1 @R-433
  Scenario: The named tag can be sent along, and a unit with it gets -2 Might for the turn
    Given P1 has "The List" in hand and the pool to pay for it
    And P2 has "Mega-Mech" and "Pakaa Cub" at "Altar to Unity"
    When P1 plays "The List" naming "Mech"
    And P1 activates "The List" choosing "Mega-Mech"
    Then "The List" is exhausted
    When everyone passes
    Then "Mega-Mech" has 6 Might
    When P1 ends the turn
    Then "Mega-Mech" has 8 Might

  @S-n022 @R-763
  Scenario: A tag that doesn't exist can't be sent along either
    Given P1 has "The List" in hand and the pool to pay for it
    When P1 plays "The List" naming "Robot"
    Then that is refused by rule 763
    When P1 plays "The List" naming "Recruit"
    Then "The List" is in P1's base

  @S-n023 @R-355.9.b @R-359.3.e.2
  Scenario: A list that stands there from the start still has its tag, for a unit that has gained it too
    Given P1 has "The List" in base
    And "The List" starts with the tag "Mech" named
    And P2 has "Pakaa Cub" at "Altar to Unity"
    And "Pakaa Cub" starts with "Experimental Hexplate" attached
    When P1 activates "The List" choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" has 2 Might

  @S-n024 @R-355.9.b @R-124
  Scenario: Played again it has a tag of its own
    Given P1 has "The List" called "old" in base
    And P1 has "The List" called "new" in hand and the pool to pay for it
    And "old" starts with the tag "Mech" named
    And P2 has "Mega-Mech" and "Pouty Poro" at "Altar to Unity"
    When P1 plays "new" naming "Yordle"
    And P1 activates "new" choosing "Mega-Mech"
    Then that is refused by rule 355.9.b
    When P1 activates "old" choosing "Mega-Mech"
    And everyone passes
    Then "Mega-Mech" has 6 Might
