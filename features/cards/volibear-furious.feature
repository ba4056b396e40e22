Feature: Volibear, Furious
  Attacking, it deals 5 damage split among as many enemy units there as its player likes. They are chosen as the ability is
  finalized, no more than there is damage, Bonus Damage included (355.14.c, 715.3); how much each gets is said as it resolves
  (355.14.e).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @S-g020 @example @R-355.14.b @R-355.14.e @FAQ-05.6
  Scenario: The targets first, the amounts on resolution
    Given P1 has "Volibear, Furious" in base
    And P2 has "Mega-Mech", "Iascylla" and "Petty Officer" at "Altar to Unity"
    When P1 moves "Volibear, Furious" to "Altar to Unity"
    Then P1 is asked "play.target" among "Mega-Mech", "Iascylla" and "Petty Officer"
    When P1 answers "play.target" with "Mega-Mech" and "Iascylla" and "Petty Officer"
    And everyone passes
    Then P1 is asked "effect.split" among "Mega-Mech", "Iascylla" and "Petty Officer"
    When P1 answers "effect.split" with 5 to "Mega-Mech", 0 to "Iascylla", 0 to "Petty Officer"
    Then that is refused by rule 355.14
    When P1 answers "effect.split" with 2 to "Mega-Mech", 2 to "Iascylla", 1 to "Petty Officer"
    Then "Mega-Mech" has 2 damage
    And "Iascylla" has 2 damage
    And "Petty Officer" has 1 damage

  @S-g021 @R-355.14.c @FAQ-05.7
  Scenario: No more than five units
    Given P1 has "Volibear, Furious" in base
    And P2 has "Recruit" called "a", "Recruit" called "b", "Recruit" called "c", "Recruit" called "d", "Recruit" called "e" and "Recruit" called "f" at "Altar to Unity"
    When P1 moves "Volibear, Furious" to "Altar to Unity"
    And P1 answers "play.target" with "a" and "b" and "c" and "d" and "e" and "f"
    Then that is refused by rule 355.14.c
    When P1 answers "play.target" with "a" and "b" and "c" and "d" and "e"
    And everyone passes
    Then nobody is asked anything
    And "a" is gone
    And "b" is gone
    And "c" is gone
    And "d" is gone
    And "e" is gone
    And "f" has 0 damage

  @S-g022 @example @R-715.3 @R-713
  Scenario: Bonus Damage is added to what is split, and lets one more be chosen
    Given P1 has "Volibear, Furious" and "Annie, Fiery" in base
    And P2 has "Recruit" called "a", "Recruit" called "b", "Recruit" called "c", "Recruit" called "d", "Recruit" called "e" and "Recruit" called "f" at "Altar to Unity"
    When P1 moves "Volibear, Furious" to "Altar to Unity"
    And P1 answers "play.target" with "a" and "b" and "c" and "d" and "e" and "f"
    And everyone passes
    Then nobody is asked anything
    And "a" is gone
    And "b" is gone
    And "c" is gone
    And "d" is gone
    And "e" is gone
    And "f" is gone

  @S-g023 @R-715.3 @R-714
  Scenario: Bonus Damage comes to the whole once, not to each target
    Given P1 has "Volibear, Furious" and "Annie, Fiery" in base
    And P2 has "Mega-Mech" and "Iascylla" at "Altar to Unity"
    When P1 moves "Volibear, Furious" to "Altar to Unity"
    And P1 answers "play.target" with "Mega-Mech" and "Iascylla"
    And everyone passes
    And P1 answers "effect.split" with 4 to "Mega-Mech", 3 to "Iascylla"
    Then that is refused by rule 355.14
    When P1 answers "effect.split" with 4 to "Mega-Mech", 2 to "Iascylla"
    Then "Mega-Mech" has 4 damage
    And "Iascylla" has 2 damage

  @S-g024 @R-715.3
  Scenario: So does Bonus Damage to units at the battlefield
    Given the battlefields "Void Gate"
    And P1 has "Volibear, Furious" in base
    And P2 has "Mega-Mech" and "Iascylla" at "Void Gate"
    When P1 moves "Volibear, Furious" to "Void Gate"
    And P1 answers "play.target" with "Mega-Mech" and "Iascylla"
    And everyone passes
    And P1 answers "effect.split" with 5 to "Mega-Mech", 1 to "Iascylla"
    Then "Mega-Mech" has 5 damage
    And "Iascylla" has 1 damage

  @S-g025 @R-355.14.a @R-355.14.d @R-809.1.c @FAQ-05.5
  Scenario: Each of them is a target and costs its Deflect
    Given P1 has "Volibear, Furious" in base
    And P2 has "Mega-Mech", "Iascylla" and "Pouty Poro" at "Altar to Unity"
    And P1 has [R] in the pool
    When P1 moves "Volibear, Furious" to "Altar to Unity"
    And P1 answers "play.target" with "Mega-Mech" and "Iascylla" and "Pouty Poro"
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    Then P1's pool is empty
    When everyone passes
    And P1 answers "effect.split" with 2 to "Mega-Mech", 2 to "Iascylla", 1 to "Pouty Poro"
    Then "Pouty Poro" has 1 damage

  @S-g026 @R-355.14.i @R-355.14.h
  Scenario: What was paid for a target that is gone stays paid
    Given P1 has "Volibear, Furious" in base
    And P2 has "Mega-Mech" and "Pouty Poro" at "Altar to Unity"
    And P1 has [R] in the pool
    And P2 has "Gust" in hand and the pool to pay for it
    When P1 moves "Volibear, Furious" to "Altar to Unity"
    And P1 answers "play.target" with "Mega-Mech" and "Pouty Poro"
    And P1 answers "trigger.may" with yes
    And P1 passes
    And P2 plays "Gust" choosing "Pouty Poro"
    And everyone passes
    And everyone passes
    Then "Mega-Mech" has 5 damage
    And P1's pool is empty

  @S-g027 @R-355.14.c
  Scenario: Any number can be none at all
    Given P1 has "Volibear, Furious" in base
    And P2 has "Mega-Mech" and "Iascylla" at "Altar to Unity"
    When P1 moves "Volibear, Furious" to "Altar to Unity"
    And P1 answers "play.target" with nothing
    And everyone passes
    Then "Mega-Mech" has 0 damage
    And "Iascylla" has 0 damage

  @S-g028 @R-383.4.e @R-355.9.b
  Scenario: Just units where it attacks, and none as it defends
    Given it is P2's turn
    And P1 has "Volibear, Furious" at "Altar to Unity"
    And P2 has "Mega-Mech" in base
    And P2 has "Iascylla" at "Grove of the God-Willow"
    When P2 moves "Mega-Mech" to "Altar to Unity"
    Then the chain is empty
    And nobody is asked anything
    And a combat is going on at "Altar to Unity"

  @S-g029 @R-809.1.c
  Scenario: Deflect 2
    Given P1 has "Volibear, Furious" at "Altar to Unity"
    And P2 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has [R] in the pool
    And P2 has the runes "Fury Rune"
    And it is P2's turn
    When P2 plays "Hextech Ray" choosing "Volibear, Furious", paying with runes
    Then P2's pool is empty
    When everyone passes
    Then "Volibear, Furious" has 3 damage
