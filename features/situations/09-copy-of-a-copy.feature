Feature: A Reflection copies a unit that is itself a copy
  A copy receives the copyable traits that the other unit has at that time: printed ones by default, those it received
  where it is a copy itself (477.1.b.1.b). Name, tags, cost, domain and rules text are among them, and so is printed
  Might (477.1.b.1.a, read so because the rules' own examples need it); what was given to a unit by other effects, as
  Temporary, damage or Might for a turn, isn't.

  A copy doesn't depend on what it was copied from: when the first original dies the copies stay what they are, and a
  new Reflection can copy a copy. Each copy has the text of Honest Broker and so its Deathknell.

  Mirror Image plays the token, then says "do this", a reflexive trigger (387.1): the token enters first, as the Reflection
  with 0 Might that it is (187.6), and becomes a copy when that trigger resolves (388.1).

  Background:
    Given the battlefields "Void Gate" and "Windswept Hillock"

  @S-063b @R-477.1.b.1.b @R-388.1 @R-187.6 @R-184.1 @R-808.1.c
  Scenario: The copy is copied after the first original has died
    Given P1 has "Honest Broker" called "broker" in base
    And P1 has "Mirror Image" called "image 1" and "Mirror Image" called "image 2" in hand
    And P1 has "Vengeance" and "Discipline" in hand
    And P1 has [12][Y][Y][Y][Y][Y][Y] in the pool
    When P1 plays "image 1" choosing "broker"
    And everyone passes
    And the new token is called "first copy"
    Then "first copy" is named "Reflection"
    And "first copy" has 0 Might
    And "first copy" is ready
    And the chain is "Mirror Image"
    When everyone passes
    Then "first copy" is named "Honest Broker"
    And "first copy" has 2 Might
    And "first copy" is a token
    And "first copy" has the keyword "Temporary"
    And "broker" doesn't have the keyword "Temporary"
    When P1 plays "Discipline" choosing "first copy"
    And everyone passes
    Then "first copy" has 4 Might
    When P1 plays "Vengeance" choosing "broker"
    And everyone passes until the chain is empty
    And the new token is called "gold"
    Then "broker" is in P1's trash
    And "gold" is named "Gold"
    And "gold" is exhausted
    And "first copy" is named "Honest Broker"
    And "first copy" has 4 Might
    When P1 plays "image 2" choosing "first copy"
    And everyone passes
    And the new token is called "second copy"
    Then "second copy" is named "Reflection"
    When everyone passes
    Then "second copy" is named "Honest Broker"
    And "second copy" has 2 Might
    And "second copy" is a token
    And "second copy" has the keyword "Temporary"
    And 2 objects named "Honest Broker" are in P1's base

  @S-18e1 @R-477.1.b.1.b @R-816.1.b @R-808.1.c @R-186.1
  Scenario: Both copies die of Temporary, each with the Deathknell that it copied
    Given P1 has "Honest Broker" called "broker" in base
    And P1 has "Mirror Image" called "image 1" and "Mirror Image" called "image 2" in hand
    And P1 has [6][Y][Y][Y][Y] in the pool
    When P1 plays "image 1" choosing "broker"
    And everyone passes until the chain is empty
    And the new token is called "first copy"
    And P1 plays "image 2" choosing "first copy"
    And everyone passes until the chain is empty
    And the new token is called "second copy"
    Then 3 objects named "Honest Broker" are in P1's base
    When P1 ends the turn
    Then "first copy" and "second copy" are in P1's base
    When P2 ends the turn
    Then P1 is asked "trigger.order" among "first copy" and "second copy"
    When P1 answers "trigger.order" with "first copy", "second copy"
    And everyone passes until the chain is empty
    Then "first copy" is gone
    And "second copy" is gone
    And "broker" is in P1's base
    And 2 objects named "Gold" are in P1's base
    And it is the main phase

  @S-8b74 @example @R-477.1.b.1.b
  Scenario: LeBlanc's Reflection of Honest Broker is copied by Mirror Image
    Given it is P2's turn
    And P1's legend is "LeBlanc, Deceiver"
    And P1 has "Honest Broker" called "broker" at "Windswept Hillock"
    And P1 has "Mirror Image" and "Charm" in hand
    And P1 has 5 of "Order Rune" as runes
    When P2 ends the turn
    And P1 answers "trigger.may" with yes
    And P1 answers "discard" with "Charm"
    Then "LeBlanc, Deceiver" is exhausted
    And "Charm" is in P1's trash
    When everyone passes
    And the new token is called "first copy"
    Then "first copy" is at "Windswept Hillock"
    And "first copy" is named "Reflection"
    When everyone passes
    Then "first copy" is named "Honest Broker"
    And it is the main phase
    When P1 plays "Mirror Image" choosing "first copy", paying with runes
    And everyone passes until the chain is empty
    And the new token is called "second copy"
    Then "broker" is named "Honest Broker"
    And "broker" is no token
    And "broker" doesn't have the keyword "Temporary"
    And "first copy" is named "Honest Broker"
    And "first copy" is a token
    And "first copy" has the keyword "Temporary"
    And "second copy" is named "Honest Broker"
    And "second copy" is a token
    And "second copy" has the keyword "Temporary"
    And "second copy" has 2 Might
