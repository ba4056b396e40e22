Feature: Shady Spectacles
  Equipment without a bonus to speak of. As it is attached its controller chooses another friendly unit, and the equipped
  unit is a copy of that one for as long as the Spectacles are attached.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @S-q151 @R-725.1 @R-477.1.b
  Scenario: Equip costs [1] and one Order Power; another friendly unit is chosen as it is attached
    Given P1 has "Pakaa Cub" called "cub" and "Mega-Mech" in base
    And P1 has "Watchful Sentry" in base
    And P2 has "Mountain Drake" in base
    And P1 has "Shady Spectacles" in base
    And P1 has [1][Y] in the pool
    When P1 activates "Shady Spectacles" choosing "cub"
    And everyone passes
    Then P1 is asked "effect.choose" among "Mega-Mech" and "Watchful Sentry"
    When P1 answers "effect.choose" with "Mega-Mech"
    Then 2 objects named "Mega-Mech" are in P1's base
    And "Shady Spectacles" is attached to "cub"
    And P1's pool is empty
    And these events happened in this order:
      | event      |
      | attached   |
      | becameCopy |
      | equipped   |

  @S-q152 @R-435.1 @R-477.1.b.1
  Scenario: Detached, the unit is itself again
    Given P1 has "Pakaa Cub" called "cub" and "Mega-Mech" in base
    And P1 has "Shady Spectacles" in base
    And P1 has [1][Y] in the pool
    And P1 has "Angle Shot" in hand and the pool to pay for it
    When P1 activates "Shady Spectacles" choosing "cub"
    And everyone passes
    Then "cub" is named "Mega-Mech"
    And "cub" has 8 Might
    When P1 plays "Angle Shot" choosing "cub", then "Shady Spectacles" with mode 2
    And everyone passes
    Then "cub" is named "Pakaa Cub"
    And "cub" has 3 Might

  @S-q153 @R-480.3 @R-477.1.b.1
  Scenario: Of two Spectacles the later counts, and when it goes the other one does
    Given P1 has "Pakaa Cub" called "cub" and "Mega-Mech" in base
    And P1 has "Watchful Sentry" in base
    And P1 has "Shady Spectacles" called "first" and "Shady Spectacles" called "second" in base
    And P1 has [2][Y][Y] in the pool
    And P1 has "Angle Shot" called "one" and "Angle Shot" called "two" in hand and the pool to pay for them
    When P1 activates "first" choosing "cub"
    And everyone passes
    And P1 answers "effect.choose" with "Mega-Mech"
    And P1 activates "second" choosing "cub"
    And everyone passes
    And P1 answers "effect.choose" with "Watchful Sentry"
    Then "cub" is named "Watchful Sentry"
    When P1 plays "one" choosing "cub", then "second" with mode 2
    And everyone passes
    Then "cub" is named "Mega-Mech"
    When P1 plays "two" choosing "cub", then "first" with mode 2
    And everyone passes
    Then "cub" is named "Pakaa Cub"

  @S-q154 @R-480.3
  Scenario: When the earlier of two goes first, the unit stays what the later has made it, and is itself afterwards
    Given P1 has "Pakaa Cub" called "cub" and "Mega-Mech" in base
    And P1 has "Watchful Sentry" in base
    And P1 has "Shady Spectacles" called "first" and "Shady Spectacles" called "second" in base
    And P1 has [2][Y][Y] in the pool
    And P1 has "Angle Shot" called "one" and "Angle Shot" called "two" in hand and the pool to pay for them
    When P1 activates "first" choosing "cub"
    And everyone passes
    And P1 answers "effect.choose" with "Mega-Mech"
    And P1 activates "second" choosing "cub"
    And everyone passes
    And P1 answers "effect.choose" with "Watchful Sentry"
    When P1 plays "one" choosing "cub", then "first" with mode 2
    And everyone passes
    Then "cub" is named "Watchful Sentry"
    When P1 plays "two" choosing "cub", then "second" with mode 2
    And everyone passes
    Then "cub" is named "Pakaa Cub"

  @S-q155 @R-725.1
  Scenario: Without another friendly unit the unit stays what it is
    Given P1 has "Pakaa Cub" called "cub" in base
    And P2 has "Mountain Drake" in base
    And P1 has "Shady Spectacles" in base
    And P1 has [1][Y] in the pool
    When P1 activates "Shady Spectacles" choosing "cub"
    And everyone passes
    Then "Shady Spectacles" is attached to "cub"
    And "cub" is named "Pakaa Cub"
    And nobody is asked anything

  @S-q156 @R-124 @R-719.5
  Scenario: When the Spectacles leave the board the copy is over, and its damage may be lethal
    Given P1 has "Pakaa Cub" called "cub" and "Mega-Mech" in base
    And P1 has "Shady Spectacles" in base
    And "cub" starts with 2 damage
    And P1 has [1][Y] in the pool
    And P1 has "Rocket Barrage" in hand and the pool to pay for it
    When P1 activates "Shady Spectacles" choosing "cub"
    And everyone passes
    Then "cub" has 8 Might
    When P1 plays "Rocket Barrage" choosing "Shady Spectacles" with mode 2
    And everyone passes
    Then "Shady Spectacles" is in P1's trash
    And "cub" is named "Pakaa Cub"
    And "cub" has 2 damage
