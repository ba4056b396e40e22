Feature: 473 Layers
  Effects that change objects are applied in layers, over and over until nothing changes any more. What depends on another
  effect of its layer comes after it (478, 479); few cards have such effects, so that most of that is shown by specs of the
  engine.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 473 Layers
    Layers

  Rule: 474 What layers are for
    Layers are how Game Effects change the Traits, the Intrinsic Abilities or other properties of Game Objects.

  @definition
  Rule: 475 A way of organising effects
    Layers are a way of organising effects.

  @definition
  Rule: 475.1 Structure and order alone
    Their sole purpose is to give structure and order to how Game Effects apply to Game Objects, so that the
    result is consistent.

  Rule: 476 Until a pass changes nothing more
    Keep applying the layers over and over until each effect operating on objects has been applied once and a
    pass makes no more changes.

  Rule: 476.1 Each effect once, at the first chance
    The layers are gone through in sequence; each effect in them is applied at the first chance, and just one
    time over all the sequences taken together.

  Rule: 476.2 Through the layers again
    After one sequence is complete, run through the layers again, each in turn, applying any effect that has
    become applicable in the meantime.

  Rule: 476.3 Disqualifying an effect, once as well
    Removing or disqualifying an effect is an event distinct from applying it, yet it too can occur only one
    time.

    @S-y240 @example @example-1 @R-476.3 @R-476.2
    Scenario: Placing the buff gives her the keywords, and defending she has 6 Might
      Given P1 has "Arena Bar" in base
      And P1 has "Fiora, Victorious" at "Altar to Unity"
      And "Fiora, Victorious" starts exhausted
      And P2 has "Mega-Mech" in base
      When P1 activates "Arena Bar" choosing "Fiora, Victorious"
      And everyone passes
      Then "Fiora, Victorious" has 5 Might
      When P1 ends the turn
      And P2 moves "Mega-Mech" to "Altar to Unity"
      Then "Fiora, Victorious" has 6 Might
      And "Fiora, Victorious" has the keyword "Deflect 1"
      And "Fiora, Victorious" has the keyword "Ganking"
      And "Fiora, Victorious" has the keyword "Shield 1"

    @S-y101 @example @example-2 @R-476.2 @R-476.3 @R-707
    Scenario: Buffed and defending she has 6 Might, and without the buff 4 at once
      Given it is P2's turn
      And P1 has "Fiora, Victorious" at "Altar to Unity"
      And "Fiora, Victorious" starts with a buff
      And P1 has "Call to Glory" in hand
      And P2 has "Mega-Mech" in base
      When P2 moves "Mega-Mech" to "Altar to Unity"
      Then "Fiora, Victorious" has 6 Might
      When P2 passes
      And P1 plays "Call to Glory" choosing "Fiora, Victorious" paying buff
      Then "Fiora, Victorious" has no buff
      And "Fiora, Victorious" has 4 Might
      And "Fiora, Victorious" doesn't have the keyword "Shield"

  Rule: 477 The order of the layers
    The layers have a fixed order: 1 Trait-Altering, 2 Ability-Altering, 3 Arithmetic.

    @S-y250 @R-477 @R-477.1 @R-477.2 @R-474
    Scenario: A tag that is gained is there for what gives keywords to such
      Given P1's legend is "Rumble, Mechanized Menace"
      And P1 has "Pakaa Cub" and "Experimental Hexplate" in base
      And P1 has [B] in the pool
      Then "Pakaa Cub" doesn't have the keyword "Shield"
      When P1 activates "Experimental Hexplate" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" has the keyword "Shield 1"
      And "Pakaa Cub" has 4 Might

  Rule: 477.1 Layer 1: traits
    Layer 1 is Trait-Altering Effects.

  Rule: 477.1.a Which traits
    Layer 1 handles effects granting, removing or replacing inherent traits of Game Objects, namely: Name, Super
    Type, Type, Tags, Controller, Cost and Domain.

  Rule: 477.1.a.1 Might that is set
    Setting a unit's Might to a value (assignment of Might) belongs to layer 1.

    @S-y047 @example @R-477.1.a.1
    Scenario: What was added before stays on top of it, and so does what is added later
      Given P1 has "Pakaa Cub" in base
      And P1 has "Dragon Form" in hand and the pool to pay for it
      And "Pakaa Cub" starts with a buff
      And P1 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Dragon Form" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" has 6 Might
      When P1 plays "Discipline" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" has 8 Might
      When P1 ends the turn
      Then "Pakaa Cub" has 4 Might

  Rule: 477.1.b Copies
    Layer 1 is also where Copy effects apply.

  Rule: 477.1.b.1 A copy has the traits of what it copies
    When a Game Object becomes a copy of another, every copyable trait either replaces or is added to the
    original Game Object's own traits, whichever the Game Effect directing the Copy says; this happens in layer
    1.

  Rule: 477.1.b.1.a The traits that are copied
    The copyable traits are: Name, Super Type, Type, Tags, Cost, Domain and Rules Text.

  Rule: 477.1.b.1.b A copy of a copy
    A Copy effect copies the copyable traits that a Game Object has. Those are its printed traits by default;
    once a Game Object has become a copy of something, its copyable traits are the newly received ones.

  Rule: 477.1.b.2 Nothing but what is said
    When a Game Effect says to copy certain traits of a card, nothing but those traits is copied.

  Rule: 477.1.c Words of layer 1
    Wording that marks an effect as layer 1: "become(s)", "give", "is" or "are".

  Rule: 477.2 Layer 2: abilities
    Layer 2 is Ability-Altering Effects.

  Rule: 477.2.a Which abilities
    Layer 2 handles effects other than Copy effects that grant, remove or replace abilities or rules text of
    Game Objects: Keywords, Passive Abilities, appending rules text and removing rules text.

  Rule: 477.2.b Words of layer 2
    Wording that marks an effect as layer 2: "become(s)", "give", "lose(s)", "have", "has", "is" or "are".

    @S-y105 @R-817.1 @R-477.2.b
    Scenario: Another Mech has Vision when it is played
      Given the top of P1's deck is "Gust" and "Block"
      And P1 has "Forecaster" in base
      And P1 has "Mega-Mech" in hand and the pool to pay for it
      When P1 plays "Mega-Mech" to base
      And everyone passes
      And P1 answers "predict.recycle" with "Gust"
      Then on top of P1's deck is "Block"
      And at the bottom of P1's deck is "Gust"

  Rule: 477.2.c Effect Text
    Layer 2 is where the abilities in the Effect Text of Attached cards are appended.

    @S-y251 @R-477.2.c @R-718.3
    Scenario: Effect Text is there with the Equipment, and gone with it
      Given P1 has "Pakaa Cub" in base
      And P1 has "Doran's Shield" in base
      And P1 has [G] in the pool
      And P1 has "Angle Shot" in hand and the pool to pay for it
      When P1 activates "Doran's Shield" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" has the keyword "Tank"
      When P1 plays "Angle Shot" choosing "Pakaa Cub", then "Doran's Shield" with mode 2
      And everyone passes
      Then "Pakaa Cub" doesn't have the keyword "Tank"

  Rule: 477.3 Layer 3: arithmetic
    Layer 3 is Arithmetic.

  Rule: 477.3.a Which numbers
    Layer 3 handles the arithmetic that raises or lowers numeric trait values of Game Objects: Might, Energy
    Cost and Power Cost.

  Rule: 477.3.b Limits are snapshotted
    When an arithmetic effect whose source is not a passive ability is subject to a limitation, the limit is
    worked out at the moment the effect is applied, and the effect keeps that limited amount for as long as it
    lasts. This is called snapshotting.

    @S-y241 @example @example-1 @R-477.3.b
    Scenario: It takes 1 off a unit with 2 Might
      Given P1 has "Smoke Screen" in hand and the pool to pay for it
      And P1 has "Discipline" in hand and the pool to pay for it
      And P2 has "Daring Poro" in base
      When P1 plays "Smoke Screen" choosing "Daring Poro"
      And everyone passes
      Then "Daring Poro" has 1 Might
      When P1 plays "Discipline" choosing "Daring Poro"
      And everyone passes
      Then "Daring Poro" has 3 Might

  Rule: 477.3.c No increase by a negative amount
    A numeric attribute cannot be increased by a negative amount; a player told to do that increases it by 0.

    @S-y242 @example @R-477.3.c @R-143.2.b.1
    Scenario: Negative Might is doubled by nothing
      Given P1 has "Dominus" in hand and the pool to pay for it
      And P1 has "Pakaa Cub" in base
      And P1 has "Daring Poro" in base
      And P2 has "Eclipse" in hand and the pool to pay for it
      And P1 has "Discipline" in hand and the pool to pay for it
      When P1 plays "Dominus" choosing "Daring Poro"
      And P1 passes
      And P2 plays "Eclipse" choosing "Daring Poro"
      And everyone passes
      And P2 answers "predict.recycle" with nothing
      And everyone passes until the chain is empty
      Then "Daring Poro" has -2 Might
      When P1 plays "Discipline" choosing "Daring Poro"
      And everyone passes
      Then "Daring Poro" has 0 Might

  Rule: 477.3.d Might Bonuses
    Layer 3 is where the Might Bonuses of Attached cards are applied.

    @S-y252 @R-477.3.d @R-477.3.a
    Scenario: A Might Bonus is added like any other increase
      Given P1 has "Pakaa Cub" in base
      And P1 has "B.F. Sword" in base
      And P1 has [Y] in the pool
      And P1 has "Dragon Form" in hand and the pool to pay for it
      When P1 activates "B.F. Sword" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" has 6 Might
      When P1 plays "Dragon Form" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" has 8 Might

  Rule: 477.3.e Increases, then decreases
    Within layer 3, arithmetic goes in this order: increases, then decreases.

    @S-y103 @R-477.3.e @R-477.3.e.1 @R-477.3.e.2 @R-477.3.e.1.a @R-477.3.e.2.a
    Scenario: All 4 off a stronger one, together with what raises it
      Given P1 has "Smoke Screen" in hand and the pool to pay for it
      And P2 has "Petty Officer" in base
      And "Petty Officer" starts with a buff
      When P1 plays "Smoke Screen" choosing "Petty Officer"
      And everyone passes
      Then "Petty Officer" has 2 Might
      When P1 ends the turn
      Then "Petty Officer" has 6 Might

  Rule: 477.3.e.1 Part 1: increases
    Part 1 of layer 3: Increases.

  Rule: 477.3.e.1.a Increases come first
    Increases (positive values) to Might come first.

  @due
  Rule: 477.3.e.1.b Limits of increases
    A restriction or limitation on such an increase is snapshotted for the effect's duration, unless the
    increase comes from a passive ability.

  Rule: 477.3.e.2 Part 2: decreases
    Part 2 of layer 3: Decreases.

  Rule: 477.3.e.2.a Decreases come last
    Decreases (negative values) to Might come last.

  Rule: 477.3.e.2.b Limits of decreases
    A restriction or limitation on such a decrease is snapshotted for the effect's duration, unless the decrease
    comes from a passive ability.

  Rule: 478 Several effects in one layer
    When more than one effect applies, in the Same Layer, to one Game Object or to each other, all of them still
    apply; Dependency may decide their order.

    @S-y253 @R-478 @R-478.1 @R-478.1.c @R-479.2
    Scenario: What a unit is given is there for another that has the abilities of all
      Given the battlefields "Gardens of Becoming"
      And P1 has "Heimerdinger, Inventor" in base
      And P1 has "Pakaa Cub" at "Gardens of Becoming"
      And P1 has "Gustwalker" at "Altar to Unity"
      And P1 starts with 2 XP
      When P1 activates "Heimerdinger, Inventor"
      And everyone passes
      Then "Heimerdinger, Inventor" is exhausted
      And "Pakaa Cub" is ready
      And "Gustwalker" has 4 Might

  Rule: 478.1 When there is a dependency
    A Dependency exists when any one of the three criteria below holds.

  @due
  Rule: 478.1.a Whether the other exists
    Criterion 1: applying one effect changes whether the other exists.

  @due
  Rule: 478.1.b How many objects it influences
    Criterion 2: applying one effect changes how many objects the other can influence.

  Rule: 478.1.c What comes of it
    Criterion 3: applying one effect changes what comes out of applying the other.

  @due
  Rule: 479 Which depends on which
    To find which effect Depends on which: see which of the criteria holds and which of the effects is evaluated
    differently according to the order of application. The one whose evaluation changes Depends on the other.

  @due
  Rule: 479.1 Not on each other
    If each effect is altered by applying the other, there is no Dependency between them.

  Rule: 479.2 What is depended on comes first
    Resolving a dependency inside a layer: (1) identify which effect Depends on the other in that Layer; (2)
    apply first the effect that is depended on; (3) apply the effect that Depends on it immediately after.

  @due
  Rule: 480 Otherwise by timestamp
    If several effects apply in one layer and no dependency is established, they are ordered by Timestamp inside
    that layer and sublayer.

  Rule: 480.1 When an effect began to apply
    An effect's Timestamp is the time at which it began applying; it is compared with those of other Game
    Effects when Layered effects are resolved.

  @definition
  Rule: 480.1.a No literal value
    A Timestamp is not a fixed, literal value.

  @due
  Rule: 480.1.b Earlier or later, nothing else
    Timestamps only compare effects with each other by when each began to apply to the game.

  @definition
  Rule: 480.1.c No effect speaks of them
    No Game Effect refers to Timestamps in any way; their only use is finalizing layered effects.

  @due
  Rule: 480.2 Inactive text loses its timestamp
    Rules Text that becomes Inactive, whatever the reason, loses its Timestamp; it gets a new one when it stops
    being Inactive.

  Rule: 480.3 The earliest first
    Inside every Layer and Sublayer, the effect with the earliest Timestamp applies first and the others there
    follow in chronological order.

    @S-y046 @R-480.3
    Scenario: It comes behind what the unit has itself
      Given P1 has "Pakaa Cub" at "Gardens of Becoming"
      And P1 has "Shipyard Skulker" in base
      And P1 has "Crowd Favorite" at "Gardens of Becoming"
      And P1 starts with 1 XP
      And P1 has "Arena Bar" in base
      When P1 activates "Crowd Favorite" with ability 2
      And everyone passes
      And P1 activates "Crowd Favorite" with ability 1
      And everyone passes
      Then "Crowd Favorite" has a buff
      And "Crowd Favorite" is exhausted
