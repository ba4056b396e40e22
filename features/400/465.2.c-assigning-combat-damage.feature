Feature: 465.2.c Assigning combat damage
  The Attacker and then the Defender says how much of their side's summed Might each enemy unit is assigned. Where just one
  way is legal nobody is asked.

  Soraka, Wanderer is the unit that must be assigned damage last, as Caitlyn, Patrolling is in the rules' examples; Block
  gives a unit Tank.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  Rule: 465.2.c The attacker assigns first, then the defender
    The Attacker first and then the Defender assigns damage, as much as the summed Might of their own side,
    among the Units of the other.

    @S-k059 @R-465.2.c
    Scenario: Both have a choice
      Given P1 has "Vanguard Sergeant" and "Shipyard Skulker" in base
      And P2 has "Playful Phantom" and "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" and "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then P1 is asked "combat.assign"
      When P1 answers "combat.assign" with 5 to "Playful Phantom", 2 to "Pakaa Cub"
      Then P2 is asked "combat.assign"
      When P2 answers "combat.assign" with 4 to "Vanguard Sergeant", 4 to "Shipyard Skulker"
      Then "Playful Phantom" is in P2's trash
      And "Pakaa Cub" is at "Altar to Unity"
      And "Vanguard Sergeant" and "Shipyard Skulker" are in P1's trash

    @S-k060 @R-465.2.c
    Scenario: An attacker in the other player's turn assigns first too
      Given P1 has "Pakaa Cub" and "Vanguard Sergeant" at "Altar to Unity"
      And P2 has "Playful Phantom" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 plays "Charm" choosing "Playful Phantom" moving it to "Altar to Unity"
      And everyone passes
      And everyone passes until the showdown ends
      Then P2 is asked "combat.assign"
      When P2 answers "combat.assign" with 4 to "Vanguard Sergeant", 1 to "Pakaa Cub"
      Then "Vanguard Sergeant" is in P1's trash
      And "Playful Phantom" is in P2's trash
      And "Pakaa Cub" is at "Altar to Unity"

    @S-k061 @R-465.2.c
    Scenario: All of it is assigned, no less and no more
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Daring Poro" and "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 2 to "Daring Poro", 0 to "Pakaa Cub"
      Then that is refused by rule 465.2.c
      When P1 answers "combat.assign" with 2 to "Daring Poro", 3 to "Pakaa Cub"
      Then that is refused by rule 465.2.c
      When P1 answers "combat.assign" with 2 to "Daring Poro", 2 to "Pakaa Cub"
      Then "Daring Poro" is in P2's trash
      And "Pakaa Cub" is at "Altar to Unity"

  Rule: 465.2.c.1 Assigned damage isn't dealt yet
    Damage that is Assigned has not thereby been Dealt.

    @S-k062 @R-465.2.c.1 @R-417.1.a
    Scenario: While the defender assigns, what the attacker has assigned has done nothing
      Given P1 has "Vanguard Sergeant" and "Shipyard Skulker" in base
      And P2 has "Playful Phantom" and "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" and "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 4 to "Playful Phantom", 3 to "Pakaa Cub"
      Then P2 is asked "combat.assign"
      And "Playful Phantom" and "Pakaa Cub" are at "Altar to Unity"
      And "Playful Phantom" has 0 damage
      And "Pakaa Cub" has 0 damage
      When P2 answers "combat.assign" with 4 to "Vanguard Sergeant", 4 to "Shipyard Skulker"
      Then "Pakaa Cub" is in P2's trash
      And these events happened in this order:
        | event          | object            | amount |
        | damageAssigned | Pakaa Cub         | 3      |
        | damageAssigned | Vanguard Sergeant | 4      |
        | damageMarked   | Playful Phantom   | 4      |

  Rule: 465.2.c.1.a All of it is dealt at the same time
    Once all Damage is assigned, it is all Dealt at the same time. Assigning and dealing are two different
    actions.

    @S-k063 @R-465.2.c.1.a
    Scenario: Units that kill each other die both
      Given P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then "Shipyard Skulker" is in P1's trash
      And "Pakaa Cub" is in P2's trash
      And these events happened in this order:
        | event          | object           | by | amount |
        | damageAssigned | Pakaa Cub        | P1 | 3      |
        | damageAssigned | Shipyard Skulker | P2 | 3      |
        | damageMarked   | Pakaa Cub        | P1 | 3      |
        | died           | Shipyard Skulker |    |        |
      And these events happened in this order:
        | event          | object           | by | amount |
        | damageAssigned | Shipyard Skulker | P2 | 3      |
        | damageMarked   | Shipyard Skulker | P2 | 3      |
        | died           | Pakaa Cub        |    |        |

  Rule: 465.2.c.2 Abilities can bear on the order, and on what is lethal
    Abilities or effects may bear on the order in which damage is assigned. (Reminder: damage is Lethal when it
    is not zero and is equal to or greater than the Unit's Might.)

    @S-k064 @R-465.2.c.2 @R-815.1.b
    Scenario: A unit with Tank comes before one without
      Given P1 has "Playful Phantom" in base
      And P2 has "Sunlit Guardian" and "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Playful Phantom" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then nobody is asked anything
      And "Sunlit Guardian" is in P2's trash
      And "Pakaa Cub" is at "Altar to Unity"
      And these events happened in this order:
        | event          | object          | by | amount |
        | damageAssigned | Sunlit Guardian | P1 | 4      |
      And these events happened in this order:
        | event          | object    | by | amount |
        | damageAssigned | Pakaa Cub | P1 | 1      |

    @S-k065 @R-465.2.c.2 @R-142.4.b
    Scenario: For a unit with 0 Might 1 damage is lethal, and none is not
      Given P1 has "Vanguard Sergeant" in base
      And P1 has "Frigid Touch" in hand and the pool to pay for it
      And P2 has "Mystic Poro" and "Pakaa Cub" at "Altar to Unity"
      When P1 plays "Frigid Touch" choosing "Mystic Poro"
      And everyone passes
      Then "Mystic Poro" has 0 Might
      And "Mystic Poro" is at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then nobody is asked anything
      And "Mystic Poro" and "Pakaa Cub" are in P2's trash
      And these events happened in this order:
        | event        | object      | amount |
        | damageMarked | Mystic Poro | 1      |

  Rule: 465.2.c.3 Lethal damage in full before any other unit gets some
    A Unit must be assigned lethal damage in full before any other Unit may be assigned damage.

    @S-k066 @example @R-465.2.c.3
    Scenario: 5 damage over four units with 3 Might
      Given P1 has "Playful Phantom" in base
      And P2 has "Pakaa Cub", "Shipyard Skulker", "Eager Drakehound" and "Laurent Bladekeeper" at "Altar to Unity"
      When P1 moves "Playful Phantom" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 2 to "Pakaa Cub", 1 to "Shipyard Skulker", 1 to "Eager Drakehound", 1 to "Laurent Bladekeeper"
      Then that is refused by rule 465.2.c.3
      When P1 answers "combat.assign" with 3 to "Pakaa Cub", 1 to "Shipyard Skulker", 1 to "Eager Drakehound", 0 to "Laurent Bladekeeper"
      Then that is refused by rule 465.2.c.3
      When P1 answers "combat.assign" with 0 to "Pakaa Cub", 2 to "Shipyard Skulker", 3 to "Eager Drakehound", 0 to "Laurent Bladekeeper"
      Then "Eager Drakehound" is in P2's trash
      And "Pakaa Cub", "Shipyard Skulker" and "Laurent Bladekeeper" are at "Altar to Unity"

    @S-k067 @R-465.2.c.3
    Scenario: The defender is bound in the same way
      Given P1 has "Vanguard Sergeant" and "Shipyard Skulker" in base
      And P2 has "Playful Phantom" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" and "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P2 answers "combat.assign" with 3 to "Vanguard Sergeant", 2 to "Shipyard Skulker"
      Then that is refused by rule 465.2.c.3
      When P2 answers "combat.assign" with 2 to "Vanguard Sergeant", 3 to "Shipyard Skulker"
      Then "Shipyard Skulker" is in P1's trash
      And "Vanguard Sergeant" is at "Altar to Unity"

  Rule: 465.2.c.4 No more than the least that is lethal while others are left
    A Unit may not be assigned more than the least damage that is lethal for it, unless there are no further
    units left to assign damage to.

    @S-k068 @example @R-465.2.c.4
    Scenario: 5 damage over four units with 3 Might that have 1 damage already
      Given P1 has "Playful Phantom" in base
      And P2 has "Pakaa Cub", "Shipyard Skulker", "Eager Drakehound" and "Laurent Bladekeeper" at "Altar to Unity"
      And "Pakaa Cub" starts with 1 damage
      And "Shipyard Skulker" starts with 1 damage
      And "Eager Drakehound" starts with 1 damage
      And "Laurent Bladekeeper" starts with 1 damage
      When P1 moves "Playful Phantom" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 3 to "Pakaa Cub", 2 to "Shipyard Skulker", 0 to "Eager Drakehound", 0 to "Laurent Bladekeeper"
      Then that is refused by rule 465.2.c.4
      When P1 answers "combat.assign" with 2 to "Pakaa Cub", 2 to "Shipyard Skulker", 1 to "Eager Drakehound", 0 to "Laurent Bladekeeper"
      Then "Pakaa Cub" and "Shipyard Skulker" are in P2's trash
      And "Eager Drakehound" and "Laurent Bladekeeper" are at "Altar to Unity"

    @S-k069 @R-465.2.c.4
    Scenario: With nobody else left the rest goes to a unit that has enough
      Given P1 has "Mega-Mech" in base
      And P2 has "Pakaa Cub" and "Daring Poro" at "Altar to Unity"
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 3 to "Pakaa Cub", 5 to "Daring Poro"
      Then "Pakaa Cub" and "Daring Poro" are in P2's trash
      And these events happened in this order:
        | event        | object      | amount |
        | damageMarked | Pakaa Cub   | 3      |
      And these events happened in this order:
        | event        | object      | amount |
        | damageMarked | Daring Poro | 5      |

  Rule: 465.2.c.4.a The least that is lethal is counted after what changes it
    Where the damage assigned to a Unit gets modified to, or replaced by, more than was first assigned, the
    assigning player must settle on the least amount, counted after that change, that is lethal damage for the
    Unit.

    Background:
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Lotus Trap" in hand and the pool to pay for it
      And P2 has "Pakaa Cub" and "Daring Poro" at "Altar to Unity"

    @S-k070 @example @R-465.2.c.4.a
    Scenario: 2 for a unit with 3 Might that takes double damage
      When P1 plays "Lotus Trap" choosing "Pakaa Cub"
      And everyone passes
      And P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 3 to "Pakaa Cub", 0 to "Daring Poro"
      Then that is refused by rule 465.2.c.4
      When P1 answers "combat.assign" with 2 to "Pakaa Cub", 1 to "Daring Poro"
      Then "Pakaa Cub" is in P2's trash
      And "Daring Poro" is at "Altar to Unity"
      And these events happened in this order:
        | event        | object      | amount |
        | damageMarked | Pakaa Cub   | 4      |
      And these events happened in this order:
        | event        | object      | amount |
        | damageMarked | Daring Poro | 1      |

    @S-k071 @example @R-465.2.c.4.a
    Scenario: Or 1, which isn't lethal for it
      When P1 plays "Lotus Trap" choosing "Pakaa Cub"
      And everyone passes
      And P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 1 to "Pakaa Cub", 2 to "Daring Poro"
      Then "Daring Poro" is in P2's trash
      And "Pakaa Cub" is at "Altar to Unity"
      And these events happened in this order:
        | event        | object    | amount |
        | damageMarked | Pakaa Cub | 2      |

  Rule: 465.2.c.5 What would change the damage applies to the assignment instead
    When damage is assigned in this way, replacement effects that would apply to the damage coming of it count
    as applying to the assignment instead.

    @S-k072 @example @example-1 @R-465.2.c.5 @R-437.5.a
    Scenario: A unit with 2 Might and a Prevent Value of 3 needs 5 damage assigned
      The 3 are what is left of Ki Barrier's 7 after Void Seeker's 4.

      Given P1 has "Playful Phantom" in base
      And P1 has "Void Seeker" in hand and the pool to pay for it
      And P2 has "Daring Poro" and "Mystic Poro" at "Altar to Unity"
      And P2 has "Ki Barrier" in hand and the pool to pay for it
      When P1 plays "Void Seeker" choosing "Daring Poro"
      And P1 passes
      And P2 plays "Ki Barrier" choosing "Daring Poro"
      And everyone passes until the chain is empty
      Then "Daring Poro" has 0 damage
      When P1 moves "Playful Phantom" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 4 to "Daring Poro", 1 to "Mystic Poro"
      Then that is refused by rule 465.2.c.3
      When P1 answers "combat.assign" with 5 to "Daring Poro", 0 to "Mystic Poro"
      Then "Daring Poro" is in P2's trash
      And "Mystic Poro" is at "Altar to Unity"
      And these events happened in this order:
        | event           | object      | amount |
        | damagePrevented | Daring Poro | 4      |
        | damagePrevented | Daring Poro | 3      |
        | damageMarked    | Daring Poro | 2      |

    @S-k073 @example @example-2 @R-465.2.c.5 @R-432.1
    Scenario: Doubled as it is assigned, damage isn't doubled again as it is dealt
      2 to one unit leaves 1 for the doubled one, which is enough; the other way round it would be more than is lethal.

      Given P1 has "Shipyard Skulker" in base
      And P1 has "Lotus Trap" in hand and the pool to pay for it
      And P2 has "Daring Poro" and "Mystic Poro" at "Altar to Unity"
      When P1 plays "Lotus Trap" choosing "Mystic Poro"
      And everyone passes
      And P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then nobody is asked anything
      And "Daring Poro" and "Mystic Poro" are in P2's trash
      And these events happened in this order:
        | event        | object      | amount |
        | damageMarked | Daring Poro | 2      |
      And these events happened in this order:
        | event        | object      | amount |
        | damageMarked | Mystic Poro | 2      |

    @S-k074 @example @example-3 @R-465.2.c.5 @R-372
    Scenario: Prevented first, then doubled: 2 damage
      The Prevent Value of 2 is what is left of Ki Barrier's 7 after Hextech Ray's 3 and Incinerate's 2.

      Given P1 has "Shipyard Skulker" in base
      And P1 has "Hextech Ray", "Incinerate" and "Lotus Trap" in hand and the pool to pay for them
      And P2 has "Mystic Poro" at "Altar to Unity"
      And P2 has "Ki Barrier" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mystic Poro"
      And P1 passes
      And P2 plays "Ki Barrier" choosing "Mystic Poro"
      And everyone passes until the chain is empty
      And P1 plays "Incinerate" choosing "Mystic Poro"
      And everyone passes
      And P1 plays "Lotus Trap" choosing "Mystic Poro"
      And everyone passes
      And P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P2 answers "replacement.pick" with "Ki Barrier" for "Mystic Poro"
      Then "Mystic Poro" is in P2's trash
      And these events happened in this order:
        | event           | object      | amount |
        | damagePrevented | Mystic Poro | 3      |
        | damagePrevented | Mystic Poro | 2      |
        | damagePrevented | Mystic Poro | 2      |
        | damageMarked    | Mystic Poro | 2      |

    @S-k075 @example @example-3 @R-465.2.c.5 @R-372
    Scenario: Doubled first, then prevented: 4 damage
      Given P1 has "Shipyard Skulker" in base
      And P1 has "Hextech Ray", "Incinerate" and "Lotus Trap" in hand and the pool to pay for them
      And P2 has "Mystic Poro" at "Altar to Unity"
      And P2 has "Ki Barrier" in hand and the pool to pay for it
      When P1 plays "Hextech Ray" choosing "Mystic Poro"
      And P1 passes
      And P2 plays "Ki Barrier" choosing "Mystic Poro"
      And everyone passes until the chain is empty
      And P1 plays "Incinerate" choosing "Mystic Poro"
      And everyone passes
      And P1 plays "Lotus Trap" choosing "Mystic Poro"
      And everyone passes
      And P1 moves "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P2 answers "replacement.pick" with "Lotus Trap" for "Mystic Poro"
      Then "Mystic Poro" is in P2's trash
      And these events happened in this order:
        | event        | object      | amount |
        | damageMarked | Mystic Poro | 4      |

  Rule: 465.2.c.6 Every requirement and restriction is followed as far as possible
    As far as they are able, the assigning player has to follow every requirement and every restriction that
    governs how damage is assigned.

    @S-k076 @example @R-465.2.c.6 @R-815.1.b
    Scenario: Tank first, then the plain unit, then the one that comes last
      With 5 damage each of the six orders leads to amounts of its own; with 8 it would make no difference which of the
      first two comes first.

      Given P1 has "Playful Phantom" in base
      And P2 has "Soraka, Wanderer", "Pakaa Cub" and "Sunlit Guardian" at "Altar to Unity"
      When P1 moves "Playful Phantom" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then nobody is asked anything
      And these events happened in this order:
        | event        | object          | amount |
        | damageMarked | Sunlit Guardian | 4      |
      And these events happened in this order:
        | event        | object    | amount |
        | damageMarked | Pakaa Cub | 1      |
      And no event "damageMarked" happened to "Soraka, Wanderer"
      And "Sunlit Guardian" is in P2's trash
      And "Soraka, Wanderer" and "Pakaa Cub" are at "Altar to Unity"
      And "Playful Phantom" is in P1's trash

    @S-k077 @R-465.2.c.6
    Scenario: Among two plain units between them the assigner is free, and nowhere else
      Given P1 has "Mega-Mech" in base
      And P2 has "Soraka, Wanderer", "Pakaa Cub", "Shipyard Skulker" and "Sunlit Guardian" at "Altar to Unity"
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 4 to "Sunlit Guardian", 4 to "Soraka, Wanderer", 0 to "Pakaa Cub", 0 to "Shipyard Skulker"
      Then that is refused by rule 465.2.c.6
      When P1 answers "combat.assign" with 2 to "Sunlit Guardian", 0 to "Soraka, Wanderer", 3 to "Pakaa Cub", 3 to "Shipyard Skulker"
      Then that is refused by rule 465.2.c.6
      When P1 answers "combat.assign" with 4 to "Sunlit Guardian", 0 to "Soraka, Wanderer", 1 to "Pakaa Cub", 3 to "Shipyard Skulker"
      Then "Sunlit Guardian" is in P2's trash
      And "Soraka, Wanderer" and "Pakaa Cub" are at "Altar to Unity"
      And "Mega-Mech" is in P1's trash

  Rule: 465.2.c.7 Among units of the same priority the assigner chooses
    When several Units carry abilities or effects that demand damage at the same priority, the assigning player
    is free to order the assignments among those units as they like.

    Background:
      Given P1 has "Cruel Patron" in base
      And P2 has "Sunlit Guardian", "Towering Combatant" and "Pakaa Cub" at "Altar to Unity"

    @S-k078 @example @R-465.2.c.7 @R-815.1.c.2
    Scenario: Either of two units with Tank first, and the plain unit after both
      When P1 moves "Cruel Patron" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 4 to "Sunlit Guardian", 0 to "Towering Combatant", 2 to "Pakaa Cub"
      Then that is refused by rule 465.2.c.6 or 465.2.c.7
      When P1 answers "combat.assign" with 1 to "Sunlit Guardian", 5 to "Towering Combatant", 0 to "Pakaa Cub"
      Then "Towering Combatant" is in P2's trash
      And "Sunlit Guardian" and "Pakaa Cub" are at "Altar to Unity"

    @S-k079 @example @R-465.2.c.7
    Scenario: The other one of the two first
      When P1 moves "Cruel Patron" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 4 to "Sunlit Guardian", 2 to "Towering Combatant", 0 to "Pakaa Cub"
      Then "Sunlit Guardian" is in P2's trash
      And "Towering Combatant" and "Pakaa Cub" are at "Altar to Unity"

  Rule: 465.2.c.8 Of demands on one unit that exclude each other the assigner honours one
    Where Abilities or effects on one Unit demand that it be assigned damage in particular ways that exclude
    each other, the assigning player picks exactly one of them to apply to that assignment and ignores the rest.

    Background:
      Given P1 has "Mega-Mech" in base
      And P2 has "Soraka, Wanderer", "Daring Poro" and "Mystic Poro" at "Altar to Unity"
      And P2 has "Block" in hand and the pool to pay for it

    @S-k080 @example @R-465.2.c.8
    Scenario: Soraka, who comes last, was given Tank: first is right, between the two others is wrong
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And P1 passes
      And P2 plays "Block" choosing "Soraka, Wanderer"
      And everyone passes
      Then "Soraka, Wanderer" has 7 Might
      When everyone passes until the showdown ends
      And P1 answers "combat.assign" with 2 to "Daring Poro", 6 to "Soraka, Wanderer", 0 to "Mystic Poro"
      Then that is refused by rule 465.2.c.8
      When P1 answers "combat.assign" with 7 to "Soraka, Wanderer", 1 to "Daring Poro", 0 to "Mystic Poro"
      Then "Soraka, Wanderer" is in P2's trash
      And "Daring Poro" and "Mystic Poro" are at "Altar to Unity"

    @S-k081 @example @R-465.2.c.8
    Scenario: Last is right as well
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And P1 passes
      And P2 plays "Block" choosing "Soraka, Wanderer"
      And everyone passes
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 4 to "Soraka, Wanderer", 2 to "Daring Poro", 2 to "Mystic Poro"
      And P2 answers "replacement.pick" with "Soraka, Wanderer" for "Daring Poro"
      Then "Soraka, Wanderer" is at "Altar to Unity"
      And these events happened in this order:
        | event        | object           | amount |
        | damageMarked | Soraka, Wanderer | 4      |

  Rule: 465.2.c.9 With several such units each is handled on its own
    If several units have such mutually exclusive demands, handle each on its own: for each one the assigning
    player picks which ability or effect applies, then carries out the assignment. If the picks leave several
    units at the same priority, the order within that priority is free, as usual.

    Background:
      Given P1 has "Mountain Drake" in base
      And P2 has "Soraka, Wanderer" called "one", "Soraka, Wanderer" called "two" and "Pakaa Cub" at "Altar to Unity"
      And P2 has "Block" called "first block" and "Block" called "second block" in hand and the pool to pay for them

    @S-k082 @example @R-465.2.c.9
    Scenario: Tank honoured on both, in either order
      When P1 moves "Mountain Drake" to "Altar to Unity"
      And P1 passes
      And P2 plays "first block" choosing "one"
      And everyone passes
      And P1 passes
      And P2 plays "second block" choosing "two"
      And everyone passes
      Then "one" has 7 Might
      And "two" has 7 Might
      When everyone passes until the showdown ends
      And P1 answers "combat.assign" with 5 to "one", 5 to "two", 0 to "Pakaa Cub"
      Then that is refused by rule 465.2.c
      When P1 answers "combat.assign" with 3 to "one", 7 to "two", 0 to "Pakaa Cub"
      Then "two" is in P2's trash
      And "one" and "Pakaa Cub" are at "Altar to Unity"

    @S-k083 @R-465.2.c.9
    Scenario: Tank honoured on one, and the other one last
      When P1 moves "Mountain Drake" to "Altar to Unity"
      And P1 passes
      And P2 plays "first block" choosing "one"
      And everyone passes
      And P1 passes
      And P2 plays "second block" choosing "two"
      And everyone passes
      And everyone passes until the showdown ends
      And P1 answers "combat.assign" with 4 to "one", 3 to "two", 3 to "Pakaa Cub"
      Then that is refused by rule 465.2.c
      When P1 answers "combat.assign" with 7 to "one", 0 to "two", 3 to "Pakaa Cub"
      And P2 answers "replacement.pick" with "two" for "Pakaa Cub"
      Then "one" is in P2's trash
      And "two" is at "Altar to Unity"
      And these events happened in this order:
        | event        | object    | amount |
        | damageMarked | Pakaa Cub | 3      |

  Rule: 465.2.c.10 A unit that can't be dealt damage is left out
    For a unit that cannot be dealt damage, no amount of damage counts as lethal, and the unit is left out of
    every consideration of mandatory assignment.

    @S-a014 @example @example-1 @R-465.2.c.10 @FAQ-50.1
    Scenario: Kayn, having moved twice, is passed over
      His fellow attacker has to be assigned all the damage, so that nobody is asked.

      Given P1 has "Kayn, Unleashed" and "Vanguard Sergeant" called "mine" in base
      And P1 has "Ride The Wind" in hand and the pool to pay for it
      And P2 has "Vanguard Sergeant" called "theirs" at "Altar to Unity"
      When P1 plays "Ride The Wind" choosing "Kayn, Unleashed" moving it to "Grove of the God-Willow"
      And everyone passes
      And everyone passes until the showdown ends
      And P1 moves "Kayn, Unleashed" and "mine" to "Altar to Unity"
      And everyone passes until the showdown ends
      Then nobody is asked anything
      And "mine" is in P1's trash
      And "theirs" is in P2's trash
      And "Kayn, Unleashed" is at "Altar to Unity"
      And no event "damageMarked" happened to "Kayn, Unleashed"

    @S-a015 @R-465.2.c.10
    Scenario: Having moved once, he may be assigned it
      Given P1 has "Kayn, Unleashed" and "Shipyard Skulker" in base
      And P2 has "Petty Officer" at "Altar to Unity"
      When P1 moves "Kayn, Unleashed" and "Shipyard Skulker" to "Altar to Unity"
      And everyone passes until the showdown ends
      And P2 answers "combat.assign" with 5 to "Kayn, Unleashed", 0 to "Shipyard Skulker"
      Then "Kayn, Unleashed" and "Shipyard Skulker" are at "Altar to Unity"
      And these events happened in this order:
        | event        | object          | amount |
        | damageMarked | Kayn, Unleashed | 5      |

    @S-k084 @example @example-2 @R-465.2.c.10 @R-437.5.b
    Scenario: A unit whose next damage is prevented isn't left out
      No amount is lethal for it, so that with Tank it takes all there is.

      Given P1 has "Mega-Mech" in base
      And P2 has "Horns of the Dragon" and "Daring Poro" at "Altar to Unity"
      And P2 has "Counter Strike" in hand and the pool to pay for it
      When P1 moves "Mega-Mech" to "Altar to Unity"
      And P1 passes
      And P2 plays "Counter Strike" choosing "Horns of the Dragon"
      And everyone passes
      And everyone passes until the showdown ends
      Then nobody is asked anything
      And "Mega-Mech" is in P1's trash
      And "Horns of the Dragon" and "Daring Poro" are at "Altar to Unity"
      And no event "damageMarked" happened to "Horns of the Dragon"
      And no event "damageMarked" happened to "Daring Poro"
