Feature: 734 Additional turns
  Turns go round in a fixed order (736); an additional one comes straight after the current one, before what is queued already.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 734 Additional turns
    Additional Turns

  Rule: 735 Right after this one
    Game Effects that tell a player to "take a turn after this" create a temporary Additional Turn which that
    player owns, inserted in the turn queue after the current turn.

  Rule: 736 The order goes round
    Turn order is fixed at the start of the game as a repeating set of players. It fills a looping queue with
    the turns each of them will take, beginning with the First Player's first turn and repeating without end.

    @S-y140 @R-736
    Scenario: Turns go round
      Given a game in the mode "skirmish"
      And it is P2's turn
      When P2 ends the turn
      Then the turn player is P3
      When P3 ends the turn
      Then the turn player is P1
      When P1 ends the turn
      Then the turn player is P2

  Rule: 737 The order stays what it was
    Inserting an Additional Turn in the queue leaves the Turn Order of the game as it was: its owner simply has
    the next queued turn. Once taken, that turn is removed and the queue goes on with the turns already queued.

  Rule: 738 Several of them
    When several Additional Turns are queued, they are added to the queue in the order in which the Game Effects
    creating them occurred (in the examples each is inserted straight after the current turn, so a later one can
    come ahead of an earlier one).

    @S-y141 @example @example-1 @R-738 @R-735
    Scenario: Two additional turns, and then the queue goes on
      Given a game in the mode "war"
      And P1 has "Time Warp" called "one" and "Time Warp" called "two" in hand and the pool to pay for them
      When P1 plays "one"
      And everyone passes
      And P1 plays "two"
      And everyone passes
      Then the queued turns are of P1, P1
      When P1 ends the turn
      Then the turn player is P1
      When P1 ends the turn
      Then the turn player is P1
      When P1 ends the turn
      Then the turn player is P2
      When P2 ends the turn
      Then the turn player is P3
      When P3 ends the turn
      Then the turn player is P4
      When P4 ends the turn
      Then the turn player is P1
