Feature: 701 Buffs
  A buff is a counter on a unit, worth 1 Might; a unit has one at most, only its controller can spend it, and it doesn't come
  along to where there is no board.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 701 Buffs
    Buffs

  Rule: 702 A counter on a unit
    A Buff is a counter that is placed on a Unit.

    @S-y120 @R-702 @R-745 @R-747 @R-702.2 @R-426.1
    Scenario: Buffing puts a counter on a unit, spending takes it off
      Given P1 has "Sett, Brawler" in base
      And P1 has "Arena Bar" in base
      And "Sett, Brawler" starts exhausted
      When P1 activates "Arena Bar" choosing "Sett, Brawler"
      And everyone passes
      Then "Sett, Brawler" has a buff
      And "Sett, Brawler" has 5 Might
      When P1 activates "Sett, Brawler"
      Then "Sett, Brawler" has no buff

  @definition
  Rule: 702.1 How it is marked
    Players may mark buffs with the buff reminder card found in Riftbound booster packs or with any spare object
    at hand.

  Rule: 702.2 Added and spent
    A Buff can be added and can be spent.

  Rule: 702.2.a Adding one
    Buffing a Unit: the player chooses a Unit and puts a buff on it. While that buff stays on it, the Unit is
    Buffed.

  Rule: 702.2.b Spending one
    Spending a Buff takes one Buff counter off a Unit.

  Rule: 702.2.b.1 Not where there is none
    No buff can be spent from a Unit that has none.

    @S-y122 @R-702.2.b.1
    Scenario: What has no buff can't pay with one
      Given P1 has "Sett, Brawler" in base
      And P1 has "Arena Bar" in base
      And "Sett, Brawler" starts exhausted
      Then P1 couldn't activate "Sett, Brawler"
      When P1 activates "Sett, Brawler"
      Then that is refused
      When P1 activates "Arena Bar" choosing "Sett, Brawler"
      And everyone passes
      Then P1 could activate "Sett, Brawler"

  Rule: 702.2.b.2 Only from units under control
    A player may spend buffs only from units that they control.

    @S-y123 @R-702.2.b.2
    Scenario: Only units of one's own pay for it
      Given P1 has "Call to Glory" in hand
      And P1 has "Pakaa Cub" and "Vanguard Sergeant" in base
      And "Vanguard Sergeant" starts with a buff
      And P2 has "Mega-Mech" in base
      And "Mega-Mech" starts with a buff
      When P1 plays "Call to Glory" choosing "Pakaa Cub" paying buff
      Then "Vanguard Sergeant" has no buff
      And "Mega-Mech" has a buff

  Rule: 702.3 One at most
    A Unit cannot have more than one Buff at the same time.

    @S-y121 @R-702.3 @R-702.3.a @R-426.1.c
    Scenario: A unit that has one gets no other
      Given P1 has "Pakaa Cub" in base
      And P1 has "Arena Bar" called "one" and "Arena Bar" called "two" in base
      And "Pakaa Cub" starts exhausted
      When P1 activates "one" choosing "Pakaa Cub"
      And everyone passes
      And P1 activates "two" choosing "Pakaa Cub"
      And everyone passes
      Then "Pakaa Cub" has a buff
      And "Pakaa Cub" has 4 Might

  Rule: 702.3.a Another one isn't placed
    If a Buff is added, or is told to be added, to a Unit that already has one, the new Buff is not placed.

  Rule: 703 +1 Might for each
    A Unit has +1 Might from each Buff on it, every Buff counting by itself.

  Rule: 704 They can be counted
    Buffs count as Game Objects, so other effects may refer to them, count them or affect them where they say
    so.

  @due
  Rule: 704.1 Never targets
    Being counters, Buffs are never targeted by spells or abilities.

  Rule: 705 They come off what leaves play
    All Buffs come off a Unit that leaves play.

    @S-y125 @R-705 @R-748 @R-749
    Scenario: Killed and played again it has none
      Given P1 has "Pakaa Cub" at "Altar to Unity"
      And "Pakaa Cub" starts with a buff
      And P1 has "Rebuke" in hand and the pool to pay for it
      And P1 has [3] in the pool
      When P1 plays "Rebuke" choosing "Pakaa Cub"
      And everyone passes
      And P1 plays "Pakaa Cub" to base
      Then "Pakaa Cub" has no buff
      And "Pakaa Cub" has 3 Might

  Rule: 705.1 None in the Champion Zone
    In the Champion Zone a Champion keeps no Buffs, even if by some means it gets back there.
