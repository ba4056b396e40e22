Feature: Rampage
  A friendly and an enemy unit deal their Might to each other. For [O] more the friendly one has 2 Might more this turn.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Rampage" in hand and the pool to pay for it
    And P1 has "Petty Officer" in base
    And P2 has "Mega-Mech" at "Altar to Unity"

  @S-dm056 @R-417.6.b.3
  Scenario: They deal each other their Might
    When P1 plays "Rampage" choosing "Petty Officer", then "Mega-Mech"
    And everyone passes
    Then "Petty Officer" is in P1's trash
    And "Mega-Mech" has 5 damage

  @S-dm057 @R-356.2.b @R-356.4.f.1
  Scenario: For [O] more the friendly unit hits harder
    Given P1 has [O] in the pool
    When P1 plays "Rampage" choosing "Petty Officer", then "Mega-Mech", paying rampage
    Then P1's pool is empty
    When everyone passes
    Then "Petty Officer" is in P1's trash
    And "Mega-Mech" has 7 damage
