Feature: 750 Making new choices
  A text can let a player choose anew for a finalized item of the chain (751): targets, destinations and modes (752.1), as many
  of them as the player likes (753), but only what the item wasn't choosing already (751.1), and nothing illegal (753.1). What
  is newly chosen counts as targeted at that moment (754), and costs that come of it aren't owed (755).

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P2 has "Mystic Reversal" in hand and the pool to pay for it

  @S-n056 @R-751 @R-751.1
  Scenario: A new target is one that wasn't chosen before
    Given P1 has "Hextech Ray" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" and "Daring Poro" at "Altar to Unity"
    And P2 has "Shipyard Skulker" at "Grove of the God-Willow"
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Mystic Reversal" choosing "Hextech Ray"
    And everyone passes
    And P2 answers "chain.newChoices" with "unit"
    Then P2 is asked "play.target" among "Pakaa Cub" and "Daring Poro"
    When P2 answers "play.target" with "Daring Poro"
    And everyone passes
    Then "Daring Poro" is in P1's trash
    And "Pakaa Cub" has 0 damage

  @S-n057 @R-752.1 @R-752
  Scenario: A mode is picked anew, and then what it asks for
    Given P1 has "Rocket Barrage" in hand and the pool to pay for it
    And P1 has "Arena Bar" in base
    And P2 has "Pakaa Cub" in base
    When P1 plays "Rocket Barrage" with mode 1 choosing "Pakaa Cub"
    And P1 passes
    And P2 plays "Mystic Reversal" choosing "Rocket Barrage"
    And everyone passes
    And P2 answers "chain.newChoices" with "mode"
    And everyone passes
    Then "Arena Bar" is in P1's trash
    And "Pakaa Cub" has 0 damage

  @S-n058 @R-752.1 @R-753
  Scenario: A target and a destination are both there to be chosen anew
    Given P1 has "Charm" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" and "Daring Poro" at "Altar to Unity"
    And P2 has "Shipyard Skulker" at "Grove of the God-Willow"
    When P1 plays "Charm" choosing "Shipyard Skulker" moving it to "P2.base"
    And P1 passes
    And P2 plays "Mystic Reversal" choosing "Charm"
    And everyone passes
    Then P2 is asked "chain.newChoices" among "unit" and "place"
    When P2 answers "chain.newChoices" with "unit" and "place"
    And P2 answers "play.target" with "Pakaa Cub"
    And P2 answers "play.destination" with "Grove of the God-Willow"
    And everyone passes
    Then "Pakaa Cub" is at "Grove of the God-Willow"
    And "Daring Poro" is at "Altar to Unity"

  @S-n059 @R-753.1
  Scenario: A target for which what is kept would be illegal can't be chosen
    Given P1 has "Charm" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" at "Altar to Unity"
    And P1 has "Daring Poro" at "Grove of the God-Willow"
    And P2 has "Shipyard Skulker" in base
    When P1 plays "Charm" choosing "Shipyard Skulker" moving it to "Altar to Unity"
    And P1 passes
    And P2 plays "Mystic Reversal" choosing "Charm"
    And everyone passes
    And P2 answers "chain.newChoices" with "unit"
    And everyone passes
    Then "Daring Poro" is at "Altar to Unity"
    And "Pakaa Cub" is at "Altar to Unity"

  @S-n060 @R-752.2
  Scenario: Whether an optional additional cost is paid isn't chosen anew
    Given P1 has "Call to Glory" in hand
    And P1 has "Pakaa Cub" in base
    And "Pakaa Cub" starts with a buff
    And P2 has "Shipyard Skulker" and "Daring Poro" in base
    When P1 plays "Call to Glory" choosing "Pakaa Cub" paying buff
    And P1 passes
    And P2 plays "Mystic Reversal" choosing "Call to Glory"
    And everyone passes
    Then P2 is asked "chain.newChoices" among "unit"
    When P2 answers "chain.newChoices" with "unit"
    And P2 answers "play.target" with "Daring Poro"
    And everyone passes
    Then "Daring Poro" has 5 Might

  @S-n061 @R-753
  Scenario: Of several targets one is kept and the other chosen anew
    Given P1 has "Singularity" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" in base
    And P2 has "Shipyard Skulker" and "Daring Poro" in base
    When P1 plays "Singularity" choosing "Shipyard Skulker" and "Daring Poro"
    And P1 passes
    And P2 plays "Mystic Reversal" choosing "Singularity"
    And everyone passes
    And P2 answers "chain.newChoices" with "units"
    And P2 answers "play.target" with "Shipyard Skulker" and "Daring Poro"
    Then that is refused by rule 753.1
    When P2 answers "play.target" with "Daring Poro" and "Pakaa Cub"
    And everyone passes
    Then "Pakaa Cub" is in P1's trash
    And "Daring Poro" is in P2's trash
    And "Shipyard Skulker" has 0 damage

  @S-n062 @R-753.2
  Scenario: With nothing else to choose nobody is asked
    Given P1 has "Hextech Ray" in hand and the pool to pay for it
    And P2 has "Shipyard Skulker" at "Grove of the God-Willow"
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Mystic Reversal" choosing "Hextech Ray"
    And everyone passes
    Then nobody is asked anything
    And the chain is "Hextech Ray"
    When everyone passes
    Then "Shipyard Skulker" is in P2's trash

  @S-n063 @R-755 @R-755.1
  Scenario: Deflect isn't owed for a new target
    Given P1 has "Hextech Ray" in hand and the pool to pay for it
    And P1 has "Pouty Poro" at "Altar to Unity"
    And P2 has "Shipyard Skulker" at "Grove of the God-Willow"
    When P1 plays "Hextech Ray" choosing "Shipyard Skulker"
    And P1 passes
    And P2 plays "Mystic Reversal" choosing "Hextech Ray"
    Then P2's pool is empty
    When everyone passes
    And P2 answers "chain.newChoices" with "unit"
    Then nobody is asked anything
    When everyone passes
    Then "Pouty Poro" is in P1's trash

  @S-n064 @R-754
  Scenario: What is newly chosen is targeted then, by the new controller, and what was chosen before isn't once more
    Given P1 has "Singularity" in hand and the pool to pay for it
    And P1 has "Pakaa Cub" in base
    And P2 has "Shipyard Skulker" and "Daring Poro" in base
    When P1 plays "Singularity" choosing "Shipyard Skulker" and "Daring Poro"
    And P1 passes
    And P2 plays "Mystic Reversal" choosing "Singularity"
    And everyone passes
    And P2 answers "chain.newChoices" with "units"
    And P2 answers "play.target" with "Daring Poro" and "Pakaa Cub"
    Then these events happened in this order:
      | event          | object    | by |
      | newChoicesMade |           |    |
      | targeted       | Pakaa Cub |    |
