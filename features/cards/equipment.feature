Feature: Plain Equipment and cards about it
  Equipment whose text is a cost, a bonus and a keyword or an ability for its unit, and the cards that kill, detach or wait
  for Equipment.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @S-q181 @R-137.3.a @R-142.4.b @R-323.5 @FAQ-38.1
  Scenario: Disarming Rake kills a B.F. Sword, and its unit dies of the damage that it has
    Given P2 has "Shipyard Skulker" in base
    And "Shipyard Skulker" starts with "B.F. Sword" attached
    And "Shipyard Skulker" starts with 4 damage
    And P1 has "Disarming Rake" in hand and the pool to pay for it
    And the players will answer:
      | player | for         | answer       |
      | P1     | trigger.may | yes          |
    When P1 plays "Disarming Rake" to base
    And everyone passes
    Then "B.F. Sword" is in P2's trash
    And "Shipyard Skulker" is in P2's trash

  @S-q182 @R-142.4.b @FAQ-38.2
  Scenario: With less damage it lives
    Given P2 has "Shipyard Skulker" in base
    And "Shipyard Skulker" starts with "B.F. Sword" attached
    And "Shipyard Skulker" starts with 2 damage
    And P1 has "Disarming Rake" in hand and the pool to pay for it
    And the players will answer:
      | player | for         | answer       |
      | P1     | trigger.may | yes          |
    When P1 plays "Disarming Rake" to base
    And everyone passes
    Then "B.F. Sword" is in P2's trash
    And "Shipyard Skulker" has 3 Might
    And "Shipyard Skulker" has 2 damage

  @S-q183 @R-143.2.a @R-142.4.b @FAQ-38.4
  Scenario: Without damage no loss of Might kills
    Given P2 has "Shipyard Skulker" in base
    And "Shipyard Skulker" starts with "B.F. Sword" attached
    And P1 has "Eclipse" in hand and the pool to pay for it
    And P1 has "Disarming Rake" in hand and the pool to pay for it
    And the players will answer:
      | player | for             | answer  |
      | P1     | predict.recycle | nothing |
      | P1     | trigger.may     | yes     |
    When P1 plays "Eclipse" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" has 2 Might
    When P1 plays "Disarming Rake" to base
    And everyone passes
    Then "Shipyard Skulker" has -1 Might
    And "Shipyard Skulker" is in P2's base

  @S-q184 @R-383.3.a
  Scenario: Disarming Rake may kill nothing
    Given P2 has "B.F. Sword" in base
    And P1 has "Disarming Rake" in hand and the pool to pay for it
    When P1 plays "Disarming Rake" to base
    And P1 answers "trigger.may" with no
    Then "B.F. Sword" is in P2's base
    And the chain is empty

  @S-q185 @R-383.4 @R-821.1.c
  Scenario: Jax, Unrelenting draws for [1] when Weaponmaster attaches something to him
    Given P1 has "B.F. Sword" in base
    And P1 has "Jax, Unrelenting" in hand and the pool to pay for it
    And P1 has [1] in the pool
    And P1's whole deck is "Block"
    And the players will answer:
      | player | for         | answer |
      | P1     | trigger.may | yes    |
      | P1     | effect.pay  | yes    |
      | P1     | trigger.may | yes    |
    When P1 plays "Jax, Unrelenting" to base
    And everyone passes until the chain is empty
    Then "B.F. Sword" is attached to "Jax, Unrelenting"
    And P1's hand holds just "Block"
    And P1's pool is empty

  @S-q186 @R-383.1
  Scenario: And not for another unit, nor when another player attaches something to him
    Given P1 has "Jax, Unrelenting" and "Pakaa Cub" in base
    And P1 has "B.F. Sword" in base
    And P1 has [1][Y] in the pool
    And P2 has "Angle Shot" in hand
    And P2 has 2 of "Fury Rune" as runes
    When P1 activates "B.F. Sword" choosing "Pakaa Cub"
    And everyone passes
    Then "B.F. Sword" is attached to "Pakaa Cub"
    And the chain is empty
    When P1 ends the turn
    And P2 plays "Angle Shot" choosing "Jax, Unrelenting", then "B.F. Sword" with mode 1, paying with runes
    And everyone passes
    Then "B.F. Sword" is attached to "Jax, Unrelenting"
    And the chain is empty

  @S-q187 @R-355.9.b
  Scenario: Angle Shot is for a unit and an Equipment with the same controller, whoever that is
    Given P1 has "Pakaa Cub" in base
    And P1 has "B.F. Sword" in base
    And P2 has "Mega-Mech" in base
    And P2 has "Long Sword" in base
    And P1 has "Angle Shot" in hand and the pool to pay for it
    When P1 plays "Angle Shot" choosing "Mega-Mech", then "B.F. Sword" with mode 1
    Then that is refused by rule 355.9.b
    When P1 plays "Angle Shot" choosing "Mega-Mech", then "Long Sword" with mode 1
    And everyone passes
    Then "Long Sword" is attached to "Mega-Mech"

  @S-q188 @R-807.1.c @R-818.1.c.2
  Scenario: Serrated Dirk gives Assault 2 for one Fury Power
    Given P1 has "Pakaa Cub" in base
    And P1 has "Serrated Dirk" in base
    And P1 has [R] in the pool
    And P2 has "Playful Phantom" at "Void Gate"
    When P1 activates "Serrated Dirk" choosing "Pakaa Cub"
    And everyone passes
    And P1 moves "Pakaa Cub" to "Void Gate"
    Then "Pakaa Cub" has 5 Might
    And P1's pool is empty

  @S-q189 @R-815.1 @R-465.2.c.6
  Scenario: Doran's Shield has its unit assigned damage first
    Given P2 has "Pakaa Cub" and "Shipyard Skulker" at "Void Gate"
    And "Pakaa Cub" starts with "Doran's Shield" attached
    And P1 has "Vanguard Sergeant" in base
    When P1 moves "Vanguard Sergeant" to "Void Gate"
    And everyone passes until the showdown ends
    Then "Pakaa Cub" is in P2's trash
    And "Doran's Shield" is in P2's base
    And "Shipyard Skulker" is at "Void Gate"

  @S-q190 @R-818.1.c.2
  Scenario: Equip of Warmog's Armor, of Sacred Shears and of Long Sword costs one Power of its domain
    Given P1 has "Pakaa Cub" in base
    And P1 has "Warmog's Armor", "Sacred Shears" and "Long Sword" in base
    And P1 has [R][O][Y] in the pool
    When P1 activates "Warmog's Armor" choosing "Pakaa Cub"
    And everyone passes
    And P1 activates "Sacred Shears" choosing "Pakaa Cub"
    And everyone passes
    And P1 activates "Long Sword" choosing "Pakaa Cub"
    And everyone passes
    Then "Warmog's Armor", "Sacred Shears" and "Long Sword" are attached to "Pakaa Cub"
    And "Pakaa Cub" has 7 Might
    And P1's pool is empty

  @S-q191 @R-730.1
  Scenario: Shepherd's Heirloom gives the XP that its Equip costs
    Given P1 has "Pakaa Cub" in base
    And P1 has "Shepherd's Heirloom" in hand and the pool to pay for it
    When P1 plays "Shepherd's Heirloom"
    And everyone passes
    Then these events happened in this order:
      | event    | player | amount |
      | xpGained | P1     | 1      |
    When P1 activates "Shepherd's Heirloom" choosing "Pakaa Cub"
    And everyone passes
    Then "Shepherd's Heirloom" is attached to "Pakaa Cub"
