Feature: 807 Assault, 809 Deflect, 814 Shield and 823 Hunt: keywords with a value
  Without a number the value is 1; what is granted is added to what is there.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-y170 @R-807.1.b.3 @R-807.3 @R-814.1.d
  Scenario: Assault without a number is worth 1, and only to an attacker
    Given P1 has "Daring Poro" in base
    And P2 has "Stalwart Poro" at "Altar to Unity"
    When P1 moves "Daring Poro" to "Altar to Unity"
    Then "Daring Poro" has 3 Might
    And "Daring Poro" is an attacker
    And "Stalwart Poro" is a defender
    And "Stalwart Poro" has 3 Might

  @S-y171 @R-809.1.b.3 @R-809.1.c.1
  Scenario: Deflect without a number is 1 Power, of whatever domain
    Given P2 has "Pouty Poro" in base
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has "Pouty Poro" called "there" at "Altar to Unity"
    When P1 plays "Hextech Ray" choosing "there"
    Then that is refused
    When P1 ends the turn
    Then "there" has 0 damage

  @S-y172 @example @R-809.1.b.3 @R-809.1.c.1
  Scenario: Power of a domain that is neither the spell's nor the unit's pays for it
    Given P2 has "Commander Ledros" at "Altar to Unity"
    And P1 has "Hextech Ray" in hand and the pool to pay for it
    And P1 has [G] in the pool
    When P1 plays "Hextech Ray" choosing "Commander Ledros"
    Then P1's pool is empty
    When everyone passes
    Then "Commander Ledros" has 3 damage

  @S-y173 @R-809.2 @R-801.3.a.1 @R-809.3
  Scenario: Deflect that is granted is added: 2 Power
    Given P1 has "Kato the Arm" and "Steel Paws" in base
    When P1 moves "Kato the Arm" to "Altar to Unity"
    And everyone passes
    Then "Steel Paws" has the keyword "Deflect 2"

  @S-y174 @R-823.1.c.1 @R-823.1.c.2
  Scenario: Hunt without a number brings 1 XP, Hunt 3 brings 3
    Given P1 has "Crowd Favorite" and "Voracious Gromp" in base
    When P1 moves "Crowd Favorite" to "Altar to Unity"
    And everyone passes until the showdown ends
    And everyone passes until the chain is empty
    And P1 moves "Voracious Gromp" to "Grove of the God-Willow"
    And everyone passes until the showdown ends
    And everyone passes until the chain is empty
    Then these events happened in this order:
      | event    | player | amount |
      | xpGained | P1     | 1      |
      | xpGained | P1     | 3      |

  @S-y175 @R-823.1.c.1
  Scenario: Hunt on holding
    Given it is P2's turn
    And P1 has "Voracious Gromp" at "Altar to Unity"
    And the players will answer:
      | player | for           | answer                                |
      | P1     | trigger.order | "Voracious Gromp" and "Altar to Unity" |
    When P2 ends the turn
    And everyone passes until the chain is empty
    Then these events happened in this order:
      | event    | player | amount |
      | xpGained | P1     | 3      |
