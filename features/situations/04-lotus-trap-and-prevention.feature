Feature: Lotus Trap and a prevention on one unit as combat damage is assigned
  Replacement effects that would apply to combat damage apply to its assignment, once: when the damage is dealt they have
  been applied already (465.2.c.5). Where both apply to one unit, the unit's controller picks their order (372). A
  prevention lowers the damage and is used up by as much (437.2, 437.3); the doubling of Lotus Trap adds the amount that
  is there when it is applied (432.1).

  As in the example of 465.2.c.5 there are 3 damage for a unit with a Prevent Value of 2. Prevention first: 2 are
  prevented, the last one is doubled, and the unit takes 2. Doubling first: of 6, 2 are prevented, and it takes 4. The
  Prevent Value of 2 is what is left of Ki Barrier's 7 after Hextech Ray's 3 and Incinerate's 2. The first prevention is
  whole, so that no damage is dealt by either (437.4).

  With several units the assigner may not give a unit more than the least that is lethal for it while others have none,
  counted as it will be after the change (465.2.c.4, 465.2.c.4.a).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Shipyard Skulker" in base
    And P1 has "Hextech Ray", "Incinerate" and "Lotus Trap" in hand and the pool to pay for them
    And P2 has "Ki Barrier" in hand and the pool to pay for it

  @S-7bb5 @example @R-465.2.c.5 @R-372 @R-437.2 @R-437.3 @R-437.4
  Scenario: Prevention first: 2 damage is dealt
    Given P2 has "Daring Poro" at "Altar to Unity"
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 plays "Hextech Ray" choosing "Daring Poro"
    And P1 passes
    And P2 plays "Ki Barrier" choosing "Daring Poro"
    And everyone passes until the chain is empty
    Then "Daring Poro" has 0 damage
    And P2 has focus
    When P2 passes
    And P1 plays "Incinerate" choosing "Daring Poro"
    And everyone passes
    Then "Daring Poro" has 0 damage
    When P2 passes
    And P1 plays "Lotus Trap" choosing "Daring Poro"
    And everyone passes
    And everyone passes until the showdown ends
    Then P2 is asked "replacement.pick" among "Ki Barrier" for "Daring Poro" and "Lotus Trap" for "Daring Poro"
    When P2 answers "replacement.pick" with "Ki Barrier" for "Daring Poro"
    Then these events happened in this order:
      | event           | object           | amount |
      | damagePrevented | Daring Poro      | 3      |
      | damagePrevented | Daring Poro      | 2      |
      | damagePrevented | Daring Poro      | 2      |
      | damageMarked    | Daring Poro      | 2      |
      | died            | Daring Poro      |        |
    And "Shipyard Skulker" is at "Altar to Unity"
    And "Altar to Unity" is controlled by P1

  @S-e198 @example @R-465.2.c.5 @R-372 @R-432.1
  Scenario: Doubling first: 4 damage is dealt
    Given P2 has "Daring Poro" at "Altar to Unity"
    When P1 moves "Shipyard Skulker" to "Altar to Unity"
    And P1 plays "Hextech Ray" choosing "Daring Poro"
    And P1 passes
    And P2 plays "Ki Barrier" choosing "Daring Poro"
    And everyone passes until the chain is empty
    And P2 passes
    And P1 plays "Incinerate" choosing "Daring Poro"
    And everyone passes
    And P2 passes
    And P1 plays "Lotus Trap" choosing "Daring Poro"
    And everyone passes
    And everyone passes until the showdown ends
    And P2 answers "replacement.pick" with "Lotus Trap" for "Daring Poro"
    Then these events happened in this order:
      | event           | object           | amount |
      | damagePrevented | Daring Poro      | 3      |
      | damagePrevented | Daring Poro      | 2      |
      | damagePrevented | Daring Poro      | 2      |
      | damageMarked    | Daring Poro      | 4      |
      | died            | Daring Poro      |        |
    And "Altar to Unity" is controlled by P1

  @S-030f @R-465.2.c.5 @R-465.2.d
  Scenario: The order decides whether a unit with 3 Might survives: prevention first
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    When P1 plays "Hextech Ray" choosing "Pakaa Cub"
    And P1 passes
    And P2 plays "Ki Barrier" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    And P1 plays "Incinerate" choosing "Pakaa Cub"
    And everyone passes
    And P1 plays "Lotus Trap" choosing "Pakaa Cub"
    And everyone passes
    And P1 moves "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P2 answers "replacement.pick" with "Ki Barrier" for "Pakaa Cub"
    Then "Pakaa Cub" is at "Altar to Unity"
    And "Pakaa Cub" has 0 damage
    And "Shipyard Skulker" is in P1's trash
    And "Altar to Unity" is controlled by P2

  @S-79c3 @R-465.2.c.5 @R-465.2.d @R-466.5.b
  Scenario: The order decides whether a unit with 3 Might survives: doubling first
    Given P2 has "Pakaa Cub" at "Altar to Unity"
    When P1 plays "Hextech Ray" choosing "Pakaa Cub"
    And P1 passes
    And P2 plays "Ki Barrier" choosing "Pakaa Cub"
    And everyone passes until the chain is empty
    And P1 plays "Incinerate" choosing "Pakaa Cub"
    And everyone passes
    And P1 plays "Lotus Trap" choosing "Pakaa Cub"
    And everyone passes
    And P1 moves "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P2 answers "replacement.pick" with "Lotus Trap" for "Pakaa Cub"
    Then "Pakaa Cub" is in P2's trash
    And "Shipyard Skulker" is in P1's trash
    And "Altar to Unity" is controlled by nobody

  @S-fbde @example @R-465.2.c.5 @R-465.2.c.4
  Scenario: One doubled damage is lethal for a unit with 2 Might, so that 3 damage kills two such units
    More than 1 for the doubled unit isn't allowed while the other one has less than 2, and there is no other way to give
    out 3, so that nothing is asked.

    Given P2 has "Daring Poro" and "Honest Broker" at "Altar to Unity"
    When P1 plays "Lotus Trap" choosing "Daring Poro"
    And everyone passes
    And P1 moves "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    Then nobody is asked anything
    And "Daring Poro" and "Honest Broker" are in P2's trash
    And these events happened in this order:
      | event        | object      | amount |
      | damageMarked | Daring Poro | 2      |
      | died         | Daring Poro |        |

  @S-c858 @example @R-465.2.c.4.a
  Scenario: For a doubled unit with 3 Might the least amount that is lethal is 2
    Given P2 has "Pakaa Cub" and "Daring Poro" at "Altar to Unity"
    When P1 plays "Lotus Trap" choosing "Pakaa Cub"
    And everyone passes
    And P1 moves "Shipyard Skulker" to "Altar to Unity"
    And everyone passes until the showdown ends
    And P1 answers "combat.assign" with 3 to "Pakaa Cub"
    Then that is refused by rule 465.2.c.4
    When P1 answers "combat.assign" with 2 to "Pakaa Cub", 1 to "Daring Poro"
    Then "Pakaa Cub" is in P2's trash
    And "Daring Poro" is at "Altar to Unity"
    And these events happened in this order:
      | event        | object    | amount |
      | damageMarked | Pakaa Cub | 4      |
