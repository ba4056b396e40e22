Feature: Unlicensed Armory
  The next time the chosen unit dies this turn, its controller may pay [R] to have it recalled exhausted instead: a delayed
  replacement effect with a cost (390.3, 371.2, 203). Unpaid, the unit dies.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Unlicensed Armory" in base
    And P1 has "Petty Officer" at "Altar to Unity"
    And P1 has "Block" in hand
    And P1 has "Vengeance" in hand and the pool to pay for it

  @S-r094 @R-390.3 @R-203 @R-371.2.a
  Scenario: Paid for, it is recalled exhausted
    Given P1 has [R] in the pool
    When P1 activates "Unlicensed Armory" choosing "Petty Officer"
    And P1 answers "discard" with "Block"
    And everyone passes
    And P1 plays "Vengeance" choosing "Petty Officer"
    And everyone passes
    Then P1 is asked "replacement.may"
    When P1 answers "replacement.may" with yes
    Then "Petty Officer" is in P1's base
    And "Petty Officer" is exhausted
    And P1's pool is empty
    And no event "died" happened

  @S-r095 @R-371.2.a
  Scenario: Declined, it dies
    Given P1 has [R] in the pool
    When P1 activates "Unlicensed Armory" choosing "Petty Officer"
    And P1 answers "discard" with "Block"
    And everyone passes
    And P1 plays "Vengeance" choosing "Petty Officer"
    And everyone passes
    And P1 answers "replacement.may" with no
    Then "Petty Officer" is in P1's trash
    And P1's pool is [R]

  @S-r096 @R-203.3
  Scenario: Without the Power nobody is asked, and it dies
    When P1 activates "Unlicensed Armory" choosing "Petty Officer"
    And P1 answers "discard" with "Block"
    And everyone passes
    And P1 plays "Vengeance" choosing "Petty Officer"
    And everyone passes
    Then nobody is asked anything
    And "Petty Officer" is in P1's trash

  @S-r097 @R-444.2.c @R-204.4.b.1
  Scenario: Paid with a rune in the middle of it
    Given P1 has the runes "Fury Rune"
    When P1 activates "Unlicensed Armory" choosing "Petty Officer"
    And P1 answers "discard" with "Block"
    And everyone passes
    And P1 plays "Vengeance" choosing "Petty Officer"
    And everyone passes
    And P1 answers "replacement.may" with yes
    Then P1 is asked "pay"
    When P1 answers "pay" with recycle "Fury Rune"
    Then "Petty Officer" is in P1's base
    And "Petty Officer" is exhausted
    And "Vengeance" is in P1's trash

  @S-r098 @R-390
  Scenario: Only this turn
    Given P1 has the runes "Fury Rune"
    And P2 has "Hidden Blade" in hand
    And P2 has 3 of "Order Rune" as runes
    When P1 activates "Unlicensed Armory" choosing "Petty Officer"
    And P1 answers "discard" with "Block"
    And everyone passes
    And P1 ends the turn
    And P2 plays "Hidden Blade" choosing "Petty Officer", paying with runes
    And everyone passes
    Then nobody is asked anything
    And "Petty Officer" is in P1's trash
