Feature: Hallowed Tomb
  Whoever holds it may put their Chosen Champion, which is any card of that name (103.2.a.3), from their trash into their
  Champion Zone; it stays in the trash where a card is there already (108.3.c.1).

  Background:
    Given the battlefields "Hallowed Tomb" and "Grove of the God-Willow"
    And it is P2's turn
    And P1 has "Pakaa Cub" at "Hallowed Tomb"
    And P1 has "Sett, Brawler" called "other" in the trash

  @S-y060 @R-103.2.a.3 @R-108.3.c
  Scenario: The Chosen Champion comes back, no other champion does
    Given P1's Chosen Champion is "Jinx, Rebel"
    And P1 has "Jinx, Rebel" called "fallen" in the trash
    When P2 ends the turn
    And P1 answers "trigger.may" with yes
    And everyone passes until the chain is empty
    Then "fallen" is in P1's champion zone
    And "other" is in P1's trash
    And P1's points are 1

  @S-y061 @R-108.3.c.1
  Scenario: Not while a card is there
    Given P1 has "Jinx, Rebel" called "fallen" in the trash
    And P1 has "Jinx, Rebel" in the champion zone
    When P2 ends the turn
    And P1 answers "trigger.may" with yes
    And everyone passes until the chain is empty
    Then "fallen" is in P1's trash
    And P1's points are 1

  @S-y062 @R-383.3.a
  Scenario: It needn't
    Given P1's Chosen Champion is "Jinx, Rebel"
    And P1 has "Jinx, Rebel" called "fallen" in the trash
    When P2 ends the turn
    And P1 answers "trigger.may" with no
    Then "fallen" is in P1's trash
    And the chain is empty

  @S-y230 @R-705.1 @R-705
  Scenario: Back in its zone it has no buff any more
    Given P1's Chosen Champion is "Lucian, Gunslinger"
    And P1 has "Lucian, Gunslinger" in base
    And "Lucian, Gunslinger" starts with a buff
    And P1 has 3 of "Fury Rune" as runes
    And P2 has "Vengeance" in hand and the pool to pay for it
    When P2 plays "Vengeance" choosing "Lucian, Gunslinger"
    And everyone passes
    And P2 ends the turn
    And P1 answers "trigger.may" with yes
    And everyone passes until the chain is empty
    Then "Lucian, Gunslinger" is in P1's champion zone
    When P1 plays "Lucian, Gunslinger" from the champion zone to base, paying with runes
    Then "Lucian, Gunslinger" has no buff
    And "Lucian, Gunslinger" has 2 Might
