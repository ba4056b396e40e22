Feature: Svellsongur
  Equipment without a bonus to speak of. As it is attached its Effect Text becomes the unit's text, so that the unit has
  that twice.

  Background:
    Given the battlefields "Altar to Unity" and "Void Gate"

  @S-q141 @R-725.1 @R-136.2.c @R-477.1.b.2
  Scenario: Equip costs [1] and one Calm Power, and what triggers on conquering triggers twice
    Given P1 has "Kai'Sa, Survivor" called "kaisa" in base
    And P1 has "Svellsongur" in base
    And P1 has [1][G] in the pool
    And P1's whole deck is "Gust", "Block" and "Defy"
    When P1 activates "Svellsongur" choosing "kaisa"
    And everyone passes
    Then P1's pool is empty
    And "kaisa" has 4 Might
    When P1 moves "kaisa" to "Void Gate"
    And everyone passes until the showdown ends
    And P1 answers "trigger.order" with "kaisa" and "kaisa#2"
    And everyone passes until the chain is empty
    Then P1's hand has 2 cards

  @S-q142 @R-801.1 @R-807.2
  Scenario: Keywords are text as well
    Given P1 has "Sharkling" in base
    And P1 has "Svellsongur" in base
    And P1 has [1][G] in the pool
    When P1 activates "Svellsongur" choosing "Sharkling"
    And everyone passes
    Then "Sharkling" has the keyword "Assault 8"
    And "Svellsongur" doesn't have the keyword "Assault 4"

  @S-q143 @R-435.1.d @R-725.1
  Scenario: The copy is over as soon as it is detached, and the next unit's text is another
    Given P1 has "Sharkling" in base
    And "Sharkling" starts with "Svellsongur" attached
    And P1 has "Stalwart Poro" in base
    And P1 has "Angle Shot" in hand and the pool to pay for it
    Then "Sharkling" has the keyword "Assault 8"
    When P1 plays "Angle Shot" choosing "Stalwart Poro", then "Svellsongur" with mode 1
    And everyone passes
    Then "Sharkling" has the keyword "Assault 4"
    And "Stalwart Poro" has the keyword "Shield 2"
    And "Stalwart Poro" doesn't have the keyword "Assault 4"

  @S-q144 @R-477.1.b.2
  Scenario: What other Equipment appends is no text of the unit's own
    Given P1 has "Pakaa Cub" in base
    And "Pakaa Cub" starts with "Serrated Dirk" attached
    And P1 has "Svellsongur" in base
    And P1 has [1][G] in the pool
    When P1 activates "Svellsongur" choosing "Pakaa Cub"
    And everyone passes
    Then "Svellsongur" is attached to "Pakaa Cub"
    And "Pakaa Cub" has the keyword "Assault 2"

  @S-q145 @R-725.1
  Scenario: An ability that triggers on attaching triggers twice at once
    Given P1 has "Jax, Unrelenting" called "jax" in base
    And P1 has "Svellsongur" in base
    And P1 has [3][G] in the pool
    And P1's whole deck is "Gust", "Block" and "Defy"
    And the players will answer:
      | player | for           | answer            |
      | P1     | trigger.order | "jax" and "jax#2" |
      | P1     | trigger.may   | yes               |
      | P1     | trigger.may   | yes               |
    When P1 activates "Svellsongur" choosing "jax"
    And everyone passes until the chain is empty
    Then P1's hand has 2 cards
    And P1's pool is empty

  @S-q146 @R-370.1 @R-719.1
  Scenario: A replacement effect of the unit's own is there twice
    Given P2 has "Soraka, Wanderer" called "soraka" at "Altar to Unity"
    And "soraka" starts with "Svellsongur" called "song" attached
    And P2 has "Watchful Sentry" at "Altar to Unity"
    And P1 has "Vengeance" in hand and the pool to pay for it
    When P1 plays "Vengeance" choosing "Watchful Sentry"
    And everyone passes
    Then P2 is asked "replacement.pick" among "soraka" for "Watchful Sentry" and "song" for "Watchful Sentry"
    When P2 answers "replacement.pick" with "song" for "Watchful Sentry"
    Then "Watchful Sentry" is in P2's base
