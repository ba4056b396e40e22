Feature: The owner of an additional turn concedes during it
  Time Warp puts an additional turn of its player right after this one (735); the turn order stays as it was (737). A
  player may concede at any time, also while somebody else is asked something (650). With two players left the game goes on
  (651.2): everything that the player controls or owns goes (652.1, 652.3), their battlefield becomes a token without
  abilities while the units there stay (652.2.a, 652.2.b), and their spells are countered (652.4). A spell that leaves the
  chain in the middle of resolving executes no more of its instructions (359.3.e.15), so that what another player was
  asked on its behalf is asked no more. As it was their turn, play passes to the next player in turn order (652.5.a.1); the
  rules don't say so, but the reading taken is that what is going on is finished first, that the turn still ends with its
  expiration step, and that further turns of theirs in the queue are gone.

  A trigger of another player isn't countered. It is still pending and has to be finalized; but whatever its controller
  would say, there is nobody left to choose, so that it leaves the chain without any cost having been paid (402.4). In a
  showdown the focus of the player who left goes to the next one (652.5.b.1), and it has to be passed on before the turn
  ends.

  Background:
    Given a game in the mode "skirmish"
    And the battlefields "Windswept Hillock", "Void Gate" and "Targon's Peak"
    And P1 has "Time Warp" in hand and the pool to pay for it
    And P1 has "Shipyard Skulker" in base
    And P3 has "Petty Officer" at "Windswept Hillock"

  @S-e755 @R-650 @R-651.2 @R-652.1 @R-652.2.a @R-652.2.c @R-652.4 @R-652.5.a.1 @R-359.3.e.15
  Scenario: During their own Promising Future, while the next player is choosing a card
    Given P1 has "Promising Future" in hand
    And P1 has 6 of "Mind Rune" as runes
    And P2 has "Vanguard Sergeant" at "Void Gate"
    And the top of P1's deck is "Block", "Void Seeker", "Cleave", "Charm", "Falling Star" and "Rebuke"
    And the top of P2's deck is "Incinerate", "Gust", "Flash", "Hextech Ray" and "Stacked Deck"
    When P1 plays "Time Warp"
    And everyone passes
    Then "Time Warp" is in P1's banishment
    And the queued turns are of P1
    And "Petty Officer" has the keyword "Ganking"
    When P1 ends the turn
    Then the turn player is P1
    And it is the main phase
    And the queued turns are of nobody
    When P1 plays "Promising Future", paying with runes
    And everyone passes
    And P1 answers "effect.choose" with "Void Seeker"
    Then P2 is asked "effect.choose"
    When P1 concedes
    Then P1 has left the game
    And nobody has won
    And nobody is asked anything
    And the turn player is P2
    And it is the main phase
    And the chain is empty
    And "Shipyard Skulker" is gone
    And "Time Warp" is gone
    And "Void Seeker" is gone
    And "Promising Future" is gone
    And "Incinerate" is in P2's hand
    And on top of P2's deck are "Gust", "Flash", "Hextech Ray" and "Stacked Deck"
    And P2's banishment is empty
    And P2's points are 1
    And "Petty Officer" is controlled by P3
    And "Petty Officer" doesn't have the keyword "Ganking"
    And "Windswept Hillock" is gone

  @S-a39f @R-650 @R-652.1 @R-652.5.a.1 @R-652.5.b.1 @R-402.4
  Scenario: During their own attack, while the defender is asked about a trigger
    Given P2 has "Overzealous Fan" at "Void Gate"
    When P1 plays "Time Warp"
    And everyone passes
    And P1 ends the turn
    And P1 moves "Shipyard Skulker" to "Void Gate"
    Then P2 is asked "trigger.may"
    When P1 concedes
    Then nobody is asked anything
    And the chain is empty
    And "Shipyard Skulker" is gone
    And "Overzealous Fan" is at "Void Gate"
    And P2 has focus
    When everyone passes until the showdown ends
    Then the turn player is P2
    And it is the main phase
    And no showdown is going on
    And "Overzealous Fan" is at "Void Gate"
    And "Void Gate" is controlled by P2
    And P2's points are 1

  @S-fc19 @R-651.3 @R-652.5 @R-737
  Scenario: Somebody else conceding ends neither the turn nor the question
    Given P2 has "Overzealous Fan" at "Void Gate"
    When P1 plays "Time Warp"
    And everyone passes
    And P1 ends the turn
    And P1 moves "Shipyard Skulker" to "Void Gate"
    And P3 concedes
    Then P3 has left the game
    And "Petty Officer" is gone
    And the turn player is P1
    And P2 is asked "trigger.may"
    When P2 answers "trigger.may" with no
    Then P1 has focus
    And "Shipyard Skulker" is an attacker
    And "Overzealous Fan" is a defender

  @S-5cf5 @R-652.5.a.1 @R-737
  Scenario: Conceding before the additional turn has come loses it
    When P1 plays "Time Warp"
    And everyone passes
    And P1 concedes
    Then the turn player is P2
    And the queued turns are of nobody
    When P2 ends the turn
    Then the turn player is P3
    When P3 ends the turn
    Then the turn player is P2

  @S-d966 @R-735 @R-737
  Scenario: Without a concession the turn order goes on after the additional turn
    When P1 plays "Time Warp"
    And everyone passes
    And P1 ends the turn
    Then the turn player is P1
    When P1 ends the turn
    Then the turn player is P2
    When P2 ends the turn
    Then the turn player is P3
    When P3 ends the turn
    Then the turn player is P1
