Feature: 728 XP
  XP is gained and spent, without limit, by each player for themself; it is no object and everybody knows how much there is.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 728 XP
    XP

  Rule: 729 A resource of players
    XP is a resource which Players accrue, spend or otherwise modify during play.

    @S-y130 @R-729 @R-730 @R-730.2
    Scenario: Gained by a conquest, spent on a cost
      Given P1 has "Crowd Favorite" in base
      And P1 starts with 1 XP
      When P1 moves "Crowd Favorite" to "Altar to Unity"
      And everyone passes until the showdown ends
      And everyone passes until the chain is empty
      Then these events happened in this order:
        | event    | player | amount |
        | xpGained | P1     | 1      |
      When P1 activates "Crowd Favorite"
      And everyone passes
      Then "Crowd Favorite" has a buff
      And these events happened in this order:
        | event   | player | amount |
        | xpSpent | P1     | 2      |
      And P1 couldn't activate "Crowd Favorite"

    @S-y133 @R-729
    Scenario: One player's XP is of no use to another
      Given P2 starts with 5 XP
      And P1 starts with 2 XP
      And P1 has "Gustwalker" called "mine" and "Mister Root" in base
      And P2 has "Gustwalker" called "theirs" in base
      Then "mine" has 3 Might
      And "theirs" has 4 Might
      When P1 moves "Mister Root" to "Altar to Unity"
      And everyone passes
      Then "mine" has 4 Might

  @due
  Rule: 729.1 Marked clearly
    How much XP a player has should be marked in a clear way.

  @definition
  Rule: 729.1.a With what it is marked
    Counters, dice, cards or any other means may track XP, provided it clearly shows the exact value now on the
    Player.

  @due
  Rule: 729.2 Known to everybody
    A Player's amount of XP is Public Information.

  Rule: 730 Gained and spent
    XP can be Gained, and it can be Spent.

  Rule: 730.1 Gaining
    Gaining XP raises the XP value marked on the Player who gains it.

  Rule: 730.2 Spending
    Spending XP lowers the XP value marked on the Player who spends it.

    @S-y131 @R-730.2
    Scenario: What isn't there can't be spent
      Given P1 starts with 5 XP
      And P1 has "Crowd Favorite" called "one", "Crowd Favorite" called "two" and "Crowd Favorite" called "three" in base
      When P1 activates "one"
      And everyone passes
      And P1 activates "two"
      And everyone passes
      Then P1 couldn't activate "three"
      When P1 activates "three"
      Then that is refused

  @due
  Rule: 731 No object
    XP does not count as a Game Object.

  @due
  Rule: 731.1 Not to be chosen, readied or exhausted
    It is impossible to target, ready or exhaust XP.

  @due
  Rule: 732 Not shared by allies
    In Game Modes with Teammates, Allies do not share XP.

  Rule: 733 Without limit
    The XP that a player can accrue is unlimited.

    @S-y132 @R-733
    Scenario: However much there is, more can come
      Given P1 starts with 98 XP
      And P1 has "Voracious Gromp" in base
      And P1 has "Gustwalker" in base
      When P1 moves "Voracious Gromp" to "Altar to Unity"
      And everyone passes until the showdown ends
      And everyone passes until the chain is empty
      Then these events happened in this order:
        | event    | player | amount |
        | xpGained | P1     | 3      |
