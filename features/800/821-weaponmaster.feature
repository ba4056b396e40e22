Feature: 821 Weaponmaster
  Weaponmaster equips a unit as it is played. Equip costs that depend on the unit (821.1.c.2) are told with Hextech
  Gauntlets; Equipment without Equip and several instances at once wait for cards that the pool doesn't have.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @definition
  Rule: 821 Weaponmaster
    Weaponmaster

  @definition
  Rule: 821.1 Weaponmaster is a Triggered Ability keyword
    Weaponmaster is a Triggered Ability keyword.

  @definition
  Rule: 821.1.a It is found on units
    It is found on Units.

  Rule: 821.1.b It is a play effect that attaches Equipment at a discount
    Weaponmaster is a Play Effect: it chooses an Equipment you control and lets you pay that Equipment's Equip
    cost at a discount, whatever the Equip ability's usual timing, so as to Attach it to the unit that has
    Weaponmaster.

    @S-q090 @R-821.1.b @R-821.1.c @R-356.4.f.1
    Scenario: The Equip cost of one Power is reduced to nothing
      Given P1 has "B.F. Sword" in base
      And P1 has "Combat Chef" in hand and the pool to pay for it
      When P1 plays "Combat Chef" to base
      Then P1 is asked "trigger.may"
      When P1 answers "trigger.may" with yes
      Then the chain is "Combat Chef"
      When everyone passes
      And P1 answers "effect.pay" with yes
      Then "B.F. Sword" is attached to "Combat Chef"
      And "Combat Chef" has 8 Might
      And P1's pool is empty

    @S-q091 @R-821.1.b
    Scenario: It may be declined
      Given P1 has "B.F. Sword" in base
      And P1 has "Combat Chef" in hand and the pool to pay for it
      When P1 plays "Combat Chef" to base
      And P1 answers "trigger.may" with no
      Then the chain is empty
      And "B.F. Sword" is attached to nothing
      And "Combat Chef" has 5 Might

  Rule: 821.1.c Its Equip cost less [A] is paid, and it is attached to this unit
    Weaponmaster stands for a trigger: when you play this unit you may choose a Card you control that has the
    Equipment tag; whatever parts of its Rules Text are needed stop being Inactive, if Inactive they are; pay its
    Equip ability's cost less [A] to attach it to this unit.

    @S-q092 @R-821.1.c
    Scenario: Of [1][G] the Energy is left to pay
      Given P1 has "Svellsongur" in base
      And P1 has "Combat Chef" in hand and the pool to pay for it
      And P1 has [1] in the pool
      And the players will answer:
        | player | for         | answer |
        | P1     | trigger.may | yes    |
        | P1     | effect.pay  | yes    |
      When P1 plays "Combat Chef" to base
      And everyone passes
      Then "Svellsongur" is attached to "Combat Chef"
      And P1's pool is empty

    @S-q093 @R-821.1.c
    Scenario: Another player's Equipment can't be chosen
      Given P1 has "B.F. Sword" in base
      And P2 has "Long Sword" in base
      And P1 has "Combat Chef" in hand and the pool to pay for it
      When P1 plays "Combat Chef" to base
      And P1 answers "trigger.may" with yes
      And everyone passes
      And P1 answers "effect.pay" with yes
      Then "B.F. Sword" is attached to "Combat Chef"
      And "Long Sword" is attached to nothing

  Rule: 821.1.c.1 Equipment without Equip may be chosen
    An Equipment may be chosen by Weaponmaster even if it has no Equip ability.

    @S-sc101 @R-821.1.c.1
    Scenario: It is chosen, alone or beside Equipment that has Equip
      Given the card "Bare Blade" is written out:
        | type | tags      |
        | gear | Equipment |
      And P1 has "Bare Blade" and "B.F. Sword" in base
      And P1 has "Combat Chef" in hand and the pool to pay for it
      When P1 plays "Combat Chef" to base
      And P1 answers "trigger.may" with yes
      Then P1 is asked "play.target" among "Bare Blade" and "B.F. Sword"
      When P1 answers "play.target" with "Bare Blade"
      Then the chain is "Combat Chef"

  Rule: 821.1.c.2 The cost is worked out as if Equip were activated for this unit
    The Equip cost is worked out as if the Equip ability were being activated with the Weaponmaster unit as its
    choice, counting any abilities that change Equip costs.

  Rule: 821.1.c.3 A cost without [A] may be paid, without any reduction
    An Equip cost in which there is no [A] may still be paid, though without any reduction.

    @S-q094 @R-821.1.c.3
    Scenario: One XP
      Given P1 has "Shepherd's Heirloom" in base
      And P1 starts with 2 XP
      And P1 has "Veteran Poro" in hand and the pool to pay for it
      And P1 has "Enthralling Protector" in base
      And the players will answer:
        | player | for         | answer |
        | P1     | trigger.may | yes    |
        | P1     | effect.pay  | yes    |
      When P1 plays "Veteran Poro" to base
      And everyone passes
      Then "Shepherd's Heirloom" is attached to "Veteran Poro"
      And P1 couldn't activate "Enthralling Protector"

  Rule: 821.1.c.4 Without an Equip cost nothing can be paid
    If the chosen card has no Equip cost, no payment can be made.

    @S-sc102 @R-821.1.c.4
    Scenario: Nobody is asked to pay, and it stays loose
      Given the card "Bare Blade" is written out:
        | type | tags      |
        | gear | Equipment |
      And P1 has "Bare Blade" in base
      And P1 has "Combat Chef" in hand and the pool to pay for it
      And P1 has [3][O][A] in the pool
      When P1 plays "Combat Chef" to base
      And P1 answers "trigger.may" with yes
      And everyone passes
      Then nobody is asked anything
      And "Bare Blade" is attached to nothing
      And P1's pool is [3][O][A]
      And the chain is empty

  Rule: 821.1.c.5 If it can't be paid or attached, the card stays as it is
    The chosen card stays in its current location, still Attached to whatever it was Attached to, if its Equip
    cost can't be paid, or it can't be detached from its present Top-Most card, or it can't be attached to the
    Weaponmaster unit.

    @S-q095 @R-821.1.c.5
    Scenario: What can't be paid for stays attached to where it was
      Given P1 has "Pakaa Cub" at "Void Gate"
      And "Pakaa Cub" starts with "Svellsongur" attached
      And P1 has "Combat Chef" in hand and the pool to pay for it
      When P1 plays "Combat Chef" to base
      And P1 answers "trigger.may" with yes
      And everyone passes
      Then "Svellsongur" is attached to "Pakaa Cub"
      And "Svellsongur" is at "Void Gate"
      And nobody is asked anything
      And the chain is empty

    @S-q096 @R-821.1.c.5
    Scenario: What isn't there any more can't be attached to
      Given P1 has "B.F. Sword" in base
      And P1 has "Pakaa Cub" at "Void Gate"
      And P1 has "Veteran Poro" in hand and the pool to pay for it
      And P2 has "Gust" in hand and the pool to pay for it
      When P1 plays "Veteran Poro" to "Void Gate"
      And P1 answers "trigger.may" with yes
      And P1 passes
      And P2 plays "Gust" choosing "Veteran Poro"
      And everyone passes
      Then "Veteran Poro" is in P1's hand
      When everyone passes
      And P1 answers "effect.pay" with yes
      Then "B.F. Sword" is attached to nothing
      And the chain is empty

  Rule: 821.1.c.6 It neither activates Equip nor chooses the unit
    This does not count as activating the Equip ability, nor as choosing the unit that has Weaponmaster.

    @S-q097 @R-821.1.c.6
    Scenario: No ability is activated, and the unit doesn't count as equipped by it
      Given P1 has "B.F. Sword" in base
      And P1 has "Combat Chef" in hand and the pool to pay for it
      And the players will answer:
        | player | for         | answer |
        | P1     | trigger.may | yes    |
        | P1     | effect.pay  | yes    |
      When P1 plays "Combat Chef" to base
      And everyone passes
      Then "B.F. Sword" is attached to "Combat Chef"
      And no event "abilityActivated" happened
      And no event "targeted" happened to "Combat Chef"
      And no event "equipped" happened

  Rule: 821.1.c.7 Each instance triggers on its own
    Each instance of Weaponmaster triggers on its own, and they may choose different targets.

    @S-sc103 @R-821.1.c.7
    Scenario: Two instances attach two cards
      Given the card "Twice a Master" is written out:
        | type | might | keywords                   |
        | unit | 2     | Weaponmaster, Weaponmaster |
      And P1 has "Twice a Master" in hand
      And P1 has "B.F. Sword" and "Long Sword" in base
      And the players will answer:
        | player | for         | answer |
        | P1     | trigger.may | yes    |
        | P1     | play.target | "B.F. Sword" |
        | P1     | trigger.may | yes    |
        | P1     | play.target | "Long Sword" |
        | P1     | effect.pay  | yes    |
        | P1     | effect.pay  | yes    |
      When P1 plays "Twice a Master" to base
      Then the chain is "Twice a Master", "Twice a Master"
      When everyone passes until the chain is empty
      Then "B.F. Sword" and "Long Sword" are attached to "Twice a Master"
      And "Twice a Master" has 7 Might

    @S-sc104 @R-821.1.c.7
    Scenario: One of them may be declined
      Given the card "Twice a Master" is written out:
        | type | might | keywords                   |
        | unit | 2     | Weaponmaster, Weaponmaster |
      And P1 has "Twice a Master" in hand
      And P1 has "B.F. Sword" and "Long Sword" in base
      And the players will answer:
        | player | for         | answer |
        | P1     | trigger.may | no     |
        | P1     | trigger.may | yes    |
        | P1     | play.target | "Long Sword" |
        | P1     | effect.pay  | yes    |
      When P1 plays "Twice a Master" to base
      And everyone passes until the chain is empty
      Then "Long Sword" is attached to "Twice a Master"
      And "B.F. Sword" is attached to nothing

  Rule: 821.1.d Instances with one target resolve one by one
    If several instances of Weaponmaster choose one and the same target, each still resolves on its own.

    @S-sc105 @R-821.1.d
    Scenario: The second finds it attached already, and its price is asked for once more
      Given the card "Twice a Master" is written out:
        | type | might | keywords                   |
        | unit | 2     | Weaponmaster, Weaponmaster |
      And P1 has "Twice a Master" in hand
      And P1 has "Svellsongur" in base
      And P1 has [2] in the pool
      And the players will answer:
        | player | for         | answer |
        | P1     | trigger.may | yes    |
        | P1     | trigger.may | yes    |
        | P1     | effect.pay  | yes    |
        | P1     | effect.pay  | yes    |
      When P1 plays "Twice a Master" to base
      Then the chain is "Twice a Master", "Twice a Master"
      When everyone passes
      Then "Svellsongur" is attached to "Twice a Master"
      And P1's pool is [1]
      When everyone passes
      Then "Svellsongur" is attached to "Twice a Master"
      And P1's pool is empty
      And the chain is empty

  Rule: 821.2 On the board it does nothing
    On the Board, Weaponmaster does nothing.

    @S-q098 @R-821.2
    Scenario: Equipment that arrives later isn't attached by it
      Given P1 has "Combat Chef" in base
      And P1 has "B.F. Sword" in hand and the pool to pay for it
      When P1 plays "B.F. Sword"
      Then "B.F. Sword" is in P1's base
      And "B.F. Sword" is attached to nothing
      And the chain is empty

  Rule: 821.3 Having Weaponmaster is a characteristic
    Weaponmaster, and having it or not, is a characteristic of the Unit which other Game Effects may look at or
    refer to.

    @S-q099 @R-821.3
    Scenario: A unit on the board still has it
      Given P1 has "Combat Chef" and "Pakaa Cub" in base
      And P1 has "Cleave" in hand and the pool to pay for it
      When P1 plays "Cleave" choosing "Combat Chef"
      And everyone passes
      Then "Combat Chef" has the keyword "Weaponmaster"
      And "Pakaa Cub" doesn't have the keyword "Weaponmaster"
