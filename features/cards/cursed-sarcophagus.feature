Feature: Cursed Sarcophagus
  Only what this very object has banished is linked to it (427.3).

  Background:
    Given the battlefields "Windswept Hillock" and "Void Gate"

  @S-y0152 @R-397 @R-427.3 @R-419.3
  Scenario: It banishes the units of its player's trash, and plays one of them for its cost
    Given P1 has "Shipyard Skulker", "Pouty Poro" and "Block" in the trash
    And P2 has "Mega-Mech" in the trash
    And P1 has "Cursed Sarcophagus" in hand and the pool to pay for it
    And P1 has [3] in the pool
    When P1 plays "Cursed Sarcophagus"
    And everyone passes
    Then P1's banishment holds just "Shipyard Skulker" and "Pouty Poro"
    And "Block" is in P1's trash
    And "Mega-Mech" is in P2's trash
    When P1 activates "Cursed Sarcophagus" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's base
    And P1's pool is empty
    And "Cursed Sarcophagus" is exhausted

  @S-y0153 @R-427.3
  Scenario: A unit that something else has banished isn't to be had
    Given P1 has "Endless Riches" and "Shipyard Skulker" in base
    And P1 has "Pouty Poro" in the trash
    And P1 has "Cursed Sarcophagus" in hand and the pool to pay for it
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 plays "Cursed Sarcophagus"
    And everyone passes
    And P1 plays "Vengeance" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's banishment
    When P1 activates "Cursed Sarcophagus" choosing "Shipyard Skulker"
    Then that is refused

  @S-y0234 @R-427.3.a
  Scenario: Each of two knows only what it has banished itself
    Given P1 has "Shipyard Skulker" in the trash
    And P1 has "Mega-Mech" in base
    And P1 has "Cursed Sarcophagus" called "one" and "Cursed Sarcophagus" called "two" in hand and the pool to pay for them
    And P1 has "Vengeance" in hand and the pool to pay for it
    And P1 has [3] in the pool
    When P1 plays "one"
    And everyone passes
    And P1 plays "Vengeance" choosing "Mega-Mech"
    And everyone passes
    And P1 plays "two"
    And everyone passes
    Then "Shipyard Skulker" and "Mega-Mech" are in P1's banishment
    When P1 activates "two" choosing "Shipyard Skulker"
    Then that is refused
    When P1 activates "one" choosing "Shipyard Skulker"
    And everyone passes
    Then "Shipyard Skulker" is in P1's base
