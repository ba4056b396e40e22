Feature: 739 Special terms
  A cost within instructions is paid where it stands: in the first part of a trigger's effect as that is finalized, elsewhere as
  it resolves.

  @S-y216 @R-740.4.a.2 @R-740.4.a
  Scenario: Opening a trigger's effect, it is paid before that is on the chain
    Given the battlefields "Valley of Idols" and "Altar to Unity"
    And P1 has "Petty Officer" at "Valley of Idols"
    And P1 has "Shipyard Skulker" in hand and the pool to pay for it
    And P1 has [1] in the pool
    When P1 plays "Shipyard Skulker" to "Valley of Idols"
    And P1 answers "trigger.may" with yes
    Then P1's pool is empty
    And the chain is "Valley of Idols"
    And "Shipyard Skulker" has no buff
    When everyone passes
    Then "Shipyard Skulker" has a buff

  @S-y217 @R-740.4.a.2 @R-740.4.a
  Scenario: Not paid, the ability doesn't get there
    Given the battlefields "Valley of Idols" and "Altar to Unity"
    And P1 has "Petty Officer" at "Valley of Idols"
    And P1 has "Shipyard Skulker" in hand and the pool to pay for it
    When P1 plays "Shipyard Skulker" to "Valley of Idols"
    Then the chain is empty
    And "Shipyard Skulker" has no buff

  @S-y218 @R-740.4.a.2.a @R-740.4.a
  Scenario: Further down, it is paid as the ability resolves
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 starts with 2 XP
    And P1 has "Crowd Favorite" in base
    And P1 has "Insightful Investigator" in hand and the pool to pay for it
    And P2 has "Gust" and "Charm" in hand
    When P1 plays "Insightful Investigator" to base
    Then no event "xpSpent" happened
    When everyone passes
    And P1 answers "effect.pay" with yes
    Then these events happened in this order:
      | event   | player | amount |
      | xpSpent | P1     | 2      |
    When P1 answers "effect.choose" with "Gust"
    Then "Gust" is in P2's trash

  @S-y219 @R-740.4.a.1 @R-740.4.a
  Scenario: A spell's is paid as the spell resolves, and unpaid brings nothing
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Discipline" in hand and the pool to pay for it
    And P1 has [2] in the pool
    And P1 has "Pakaa Cub" in base
    And P2 has "Hard Bargain" in hand and the pool to pay for it
    When P1 plays "Discipline" choosing "Pakaa Cub"
    And P1 passes
    And P2 plays "Hard Bargain" choosing "Discipline"
    Then P1's pool is [2]
    When everyone passes
    And P1 answers "effect.pay" with yes
    Then P1's pool is empty
    And "Discipline" is on the chain
    When everyone passes
    Then "Pakaa Cub" has 5 Might
