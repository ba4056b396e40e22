Feature: Heedless Resurrection
  Killing a friendly unit is a mandatory additional cost (356.2.a.1). What is killed limits what can be played from the
  trash, so that it is picked along with the other choices; the unit card in the trash is a target (355.9.a). The text looks
  back at the killed unit as it was (359.3.e.13), and it is played ignoring its base cost (356.1.b).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Heedless Resurrection" in hand and the pool to pay for it

  @S-r016 @R-356.2.a.1 @R-359.3.e.13 @R-356.1.b.1
  Scenario: A unit is killed, and one that costs no more comes back for nothing
    Given P1 has "Petty Officer" in base
    And P1 has "Minotaur Reckoner" in the trash
    When P1 plays "Heedless Resurrection"
    Then "Petty Officer" is in P1's trash
    And "Minotaur Reckoner" is in P1's trash
    And P1's pool is empty
    And the chain is "Heedless Resurrection"
    When everyone passes
    Then "Minotaur Reckoner" is in P1's base
    And "Minotaur Reckoner" is exhausted
    And these events happened in this order:
      | event      | object                |
      | died       | Petty Officer         |
      | cardPlayed | Minotaur Reckoner     |

  @S-r017 @R-355.9.b @R-206
  Scenario: Not one that costs more Energy or more Power, whatever it has
    Given P1 has "Vanguard Sergeant" in base
    And P1 has "Petty Officer", "Rengar, Unseen", "Navori Scout" and "Charm" in the trash
    When P1 plays "Heedless Resurrection" choosing "Petty Officer"
    Then that is refused by rule 355.9.b
    When P1 plays "Heedless Resurrection" choosing "Rengar, Unseen"
    Then that is refused by rule 355.9.b
    When P1 plays "Heedless Resurrection" choosing "Charm"
    Then that is refused by rule 355.9.b
    When P1 plays "Heedless Resurrection" choosing "Navori Scout"
    And everyone passes
    Then "Navori Scout" is in P1's base

  @S-r018 @R-355.16 @R-357.3
  Scenario: Only what leaves a legal target can be killed for it
    Given P1 has "Stalwart Poro", "Petty Officer" and "Minotaur Reckoner" in base
    And P1 has "Mutated Mouser" and "Vanguard Attendant" in the trash
    And P1 has "Recruit" in base
    When P1 plays "Heedless Resurrection"
    Then P1 is asked "cost.choose" among "Stalwart Poro", "Petty Officer" and "Minotaur Reckoner"
    When P1 answers "cost.choose" with "Petty Officer"
    And everyone passes
    Then "Petty Officer" is in P1's trash
    And "Mutated Mouser" is in P1's base
    And "Vanguard Attendant" is in P1's trash

  @S-r019 @R-355.8
  Scenario: Without anything that cheap in the trash it can't be played
    Given P1 has "Stalwart Poro" in base
    And P1 has "Petty Officer" in the trash
    And P1 has "Cleave" in hand and the pool to pay for it
    When P1 plays "Heedless Resurrection"
    Then that is refused
    And "Stalwart Poro" is in P1's base
    And P1 couldn't play "Heedless Resurrection"
    When P1 plays "Cleave" choosing "Stalwart Poro"
    Then the chain is "Cleave"

  @S-r020 @R-185.3.a.1 @R-206
  Scenario: A token costs nothing, so that nothing comes back for it
    Given P1 has "Recruit" in base
    And P1 has "Pakaa Cub" in base
    And P1 has "Stalwart Poro" in the trash
    When P1 plays "Heedless Resurrection"
    Then "Pakaa Cub" is in P1's trash
    And "Recruit" is in P1's base
    When everyone passes
    Then "Stalwart Poro" is in P1's base

  @S-r021 @R-813.1.c.1
  Scenario: In Reaction, with the unit that is about to be killed anyway
    Given it is P2's turn
    And P1 has "Petty Officer" at "Altar to Unity"
    And P1 has "Stalwart Poro" in the trash
    And P2 has "Vengeance" in hand and the pool to pay for it
    When P2 plays "Vengeance" choosing "Petty Officer"
    And P2 passes
    And P1 plays "Heedless Resurrection"
    Then "Petty Officer" is in P1's trash
    When everyone passes
    And P1 answers "play.location" with base
    And everyone passes
    Then "Stalwart Poro" is in P1's base
    And "Vengeance" is in P2's trash
