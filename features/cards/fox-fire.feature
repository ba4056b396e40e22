Feature: Fox-Fire
  Any number of units at one battlefield whose Might taken together is at most 4 are killed. Both are asked of the group
  (355.11); if it no longer fits when the spell resolves, its player keeps some of the targets that do (355.11.b).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Fox-Fire" in hand and the pool to pay for it

  @S-n004 @R-355.11.a @R-428
  Scenario: Units of 3 and 1 Might at one battlefield are killed together
    Given P2 has "Pakaa Cub", "Recruit" and "Vanguard Sergeant" at "Altar to Unity"
    When P1 plays "Fox-Fire" choosing "Pakaa Cub" and "Recruit"
    And everyone passes
    Then "Pakaa Cub" is in P2's trash
    And "Recruit" is gone
    And "Vanguard Sergeant" is at "Altar to Unity"

  @S-n005 @R-355.11.a
  Scenario: Together with more than 4 Might they can't be chosen, nor at two battlefields
    Given P2 has "Pakaa Cub", "Recruit" and "Shipyard Skulker" at "Altar to Unity"
    And P2 has "Recruit" called "elsewhere" at "Grove of the God-Willow"
    When P1 plays "Fox-Fire" choosing "Pakaa Cub" and "Shipyard Skulker"
    Then that is refused by rule 355.11
    When P1 plays "Fox-Fire" choosing "Pakaa Cub" and "elsewhere"
    Then that is refused by rule 355.11
    When P1 plays "Fox-Fire" choosing "elsewhere"
    And everyone passes
    Then "elsewhere" is gone

  @S-n006 @R-355.11 @R-355.13
  Scenario: A unit that is too strong by itself isn't offered, and nothing has to be chosen
    Given P2 has "Mega-Mech", "Recruit" and "Pakaa Cub" at "Altar to Unity"
    When P1 plays "Fox-Fire"
    Then P1 is asked "play.target" among "Recruit" and "Pakaa Cub"
    When P1 answers "play.target" with nothing
    And everyone passes
    Then "Recruit" is at "Altar to Unity"
    And "Fox-Fire" is in P1's trash

  @S-n007 @R-355.11.b
  Scenario: Grown beyond 4 Might, they are narrowed down to some that fit, by the spell's player
    Given P2 has "Recruit" called "a", "Recruit" called "b", "Recruit" called "c" and "Recruit" called "d" at "Altar to Unity"
    And P2 has "Recruit" called "other" at "Altar to Unity"
    And P2 has "Discipline" called "one" and "Discipline" called "two" in hand and the pool to pay for them
    When P1 plays "Fox-Fire" choosing "a" and "b" and "c" and "d"
    And P1 passes
    And P2 plays "one" choosing "a"
    And everyone passes
    And P1 passes
    And P2 plays "two" choosing "b"
    And everyone passes
    And everyone passes
    Then P1 is asked "effect.subset" among "a", "b", "c" and "d"
    When P1 answers "effect.subset" with "a" and "b"
    Then that is refused by rule 355.11.b
    When P1 answers "effect.subset" with "b" and "d"
    Then "b" is gone
    And "d" is gone
    And "a" is at "Altar to Unity"
    And "c" is at "Altar to Unity"
    And "other" is at "Altar to Unity"

  @S-n008 @R-355.11.b
  Scenario: One that is too strong by then is no target any more, and the other one is killed without a question
    Given P2 has "Pakaa Cub" and "Recruit" at "Altar to Unity"
    And P2 has "Discipline" in hand and the pool to pay for it
    When P1 plays "Fox-Fire" choosing "Pakaa Cub" and "Recruit"
    And P1 passes
    And P2 plays "Discipline" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    Then "Recruit" is gone
    And "Pakaa Cub" is at "Altar to Unity"
    And nobody is asked anything

  @S-n009 @R-811.1.d.2
  Scenario: From hidden, for units where it lies
    Given P1 has "Fox-Fire" called "hidden" facedown at "Altar to Unity"
    And P1 has "Vanguard Sergeant" at "Altar to Unity"
    And P2 has "Recruit" called "elsewhere" at "Grove of the God-Willow"
    And P2 has "Pakaa Cub" in base
    And it is P2's turn
    When P2 moves "Pakaa Cub" to "Altar to Unity"
    And P2 passes
    And P1 plays "hidden" from hidden choosing "elsewhere"
    Then that is refused by rule 811.1.d.2
    When P1 plays "hidden" from hidden choosing "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" is in P2's trash
