Feature: Black Market Broker
  A Gold token enters exhausted when its controller has played a card from facedown (811.1.c.3), a spell or a permanent.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Black Market Broker" at "Altar to Unity"

  @S-xc029 @R-419.4.a @R-811.1.c.3
  Scenario: A spell from facedown, once it has resolved
    Given P1 has "Block" facedown at "Altar to Unity"
    When P1 plays "Block" from hidden choosing "Black Market Broker"
    Then P1's base is empty
    When everyone passes until the chain is empty
    Then 1 object named "Gold" is in P1's base
    And "Gold" is exhausted

  @S-xc030 @R-419.4.a
  Scenario: Not one from hand, nor an opponent's from facedown
    Given P1 has "Block" called "own" in hand and the pool to pay for it
    And P2 has "Block" called "theirs" facedown at "Grove of the God-Willow"
    And P2 has "Mega-Mech" at "Grove of the God-Willow"
    When P1 plays "own" choosing "Black Market Broker"
    And P1 passes
    And P2 plays "theirs" from hidden choosing "Mega-Mech"
    And everyone passes until the chain is empty
    Then P1's base is empty
