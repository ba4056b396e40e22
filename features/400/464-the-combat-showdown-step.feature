Feature: 464 Combat, step 1: the Combat Showdown Step
  The combat opens with its showdown: Attacker and Defender are established, their units get their designations, the
  Attacker gains focus, and what triggers on that goes on the chain before anyone acts. Assault and Shield show who
  has a designation: Daring Poro has 3 Might as an attacker, Stalwart Poro as a defender, and 2 at other times.

  Charm moves an enemy unit, also into a battle, so that the Attacker needn't be the turn player.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"

  @definition
  Rule: 464 Combat, step 1
    Step 1: The Combat Showdown Step

  Rule: 464.1 Combat opens with a staged showdown or out of one that is going on
    Combat opens in either of two ways: the turn player initiates the Showdown at a Battlefield that has both a
    Combat and a Showdown staged; or the turn is in a Showdown Open State and a Combat is staged at the
    Battlefield of the current Showdown.

    @S-k020 @R-464.1 @R-323.13
    Scenario: A move stages both, and combat opens
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then a combat is going on at "Altar to Unity"
      And a showdown is going on at "Altar to Unity"
      And nothing is staged at "Altar to Unity"
      And these events happened in this order:
        | event          | object         | by | player |
        | showdownStaged | Altar to Unity |    |        |
        | showdownOpened | Altar to Unity |    | P1     |
        | combatStarted  | Altar to Unity | P1 | P2     |

    @S-k021 @R-464.1
    Scenario: A showdown staged alone opens no combat
      Given P1 has "Vanguard Sergeant" in base
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And no combat is going on
      And no event "combatStarted" happened

  Rule: 464.2 With the combat a Combat Showdown opens
    The opening of Combat either opens a Combat Showdown with it or makes the current Showdown into a Combat
    Showdown.

    @S-k022 @R-464.2 @R-316.8.c @R-343.1.a
    Scenario: Cards with Action can be played in it, others can't
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P1 has "Vengeance" and "Cleave" in hand and the pool to pay for them
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then the state is showdown open
      And a showdown is going on at "Altar to Unity"
      And a combat is going on at "Altar to Unity"
      When P1 plays "Vengeance" choosing "Pakaa Cub"
      Then that is refused
      When P1 plays "Cleave" choosing "Vanguard Sergeant"
      Then the chain is "Cleave"
      And the state is showdown closed
      When everyone passes
      Then "Vanguard Sergeant" has 7 Might
      And a combat is going on at "Altar to Unity"

  Rule: 464.2.a Its tasks come in their order
    The Tasks listed next become Outstanding, in the order they are given.

    @S-k023 @R-464.2.a @R-464.2.c @R-464.2.d @R-464.2.e
    Scenario: Designations, focus, triggers, and only then someone acts
      Given P1 has "Fiora, Peerless" in base
      And P2 has "Playful Phantom" at "Altar to Unity"
      When P1 moves "Fiora, Peerless" to "Altar to Unity"
      Then "Fiora, Peerless" is an attacker
      And "Playful Phantom" is a defender
      And P1 has focus
      And the chain is "Fiora, Peerless"
      And "Fiora, Peerless" on the chain is finalized
      And P1 has priority
      And these events happened in this order:
        | event              | object          |
        | combatStarted      | Altar to Unity  |
        | designated         | Fiora, Peerless |
        | chainItemFinalized | Fiora, Peerless |

  Rule: 464.2.b First comes what happens at the start of combat or of a showdown
    Task 1: effects for the start of combat or the start of a showdown happen at this point.

    @S-a006 @R-464.2.b @R-429.2
    Scenario: What triggers on the start of combat triggers before anyone attacks
      Given the battlefields "Threshold of the Gray" and "Altar to Unity"
      And P1 has "Fiora, Peerless" in base
      And P2 has "Playful Phantom" at "Threshold of the Gray"
      When P1 moves "Fiora, Peerless" to "Threshold of the Gray"
      Then P1's pool is [1]
      And P2's pool is [1]
      And the chain is "Fiora, Peerless"
      And these events happened in this order:
        | event          | object                | player |
        | combatStarted  | Threshold of the Gray | P2     |
        | triggered      | Threshold of the Gray |        |
        | designated     | Fiora, Peerless       |        |
        | triggered      | Fiora, Peerless       |        |
        | resourcesAdded |                       | P1     |
        | resourcesAdded |                       | P2     |

    @S-a007 @R-464.2.b @R-340.1
    Scenario: What triggers on the start of the showdown goes on the chain first, and resolves last
      Given P1 has "Diana, Lunari" in base
      And P1 has [1] in the pool
      And the top of P1's deck is "Gust" and "Block"
      And P2 has "Fiora, Peerless" at "Altar to Unity"
      And the players will answer:
        | player | for         | answer |
        | P1     | trigger.may | yes    |
      When P1 moves "Diana, Lunari" to "Altar to Unity"
      Then the chain is "Diana, Lunari", "Fiora, Peerless"
      And P1's pool is empty
      When everyone passes
      Then "Fiora, Peerless" has 6 Might
      When everyone passes
      And P1 answers "predict.recycle" with nothing
      Then "Gust" is in P1's hand
      And P1 has focus

  Rule: 464.2.c Attacker and Defender are established
    Task 2: it is established who the Attacker is and who the Defender is.

    @S-k024 @R-464.2.c @R-807.1.d
    Scenario: The units of both sides fight as what they are
      Given P1 has "Daring Poro" in base
      And P2 has "Stalwart Poro" at "Altar to Unity"
      Then "Daring Poro" has 2 Might
      And "Stalwart Poro" has 2 Might
      When P1 moves "Daring Poro" to "Altar to Unity"
      Then "Daring Poro" is an attacker
      And "Daring Poro" has 3 Might
      And "Stalwart Poro" is a defender
      And "Stalwart Poro" has 3 Might

    @S-k025 @R-464.2.c @R-814.1.c @R-807.1.c
    Scenario: Assault is nothing to a defender, nor Shield to an attacker
      Given P1 has "Stalwart Poro" in base
      And P2 has "Daring Poro" at "Altar to Unity"
      When P1 moves "Stalwart Poro" to "Altar to Unity"
      Then "Stalwart Poro" is an attacker
      And "Stalwart Poro" has 2 Might
      And "Daring Poro" is a defender
      And "Daring Poro" has 2 Might

  Rule: 464.2.c.1 The Attacker is whoever's unit contested the battlefield
    The Attacker is the player whose unit or units put the Contested status on the Battlefield.

    @S-k026 @R-464.2.c.1
    Scenario: The opponent of the turn player, whose unit was moved there
      Given P1 has "Stalwart Poro" at "Altar to Unity"
      And P2 has "Daring Poro" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 plays "Charm" choosing "Daring Poro" moving it to "Altar to Unity"
      And everyone passes
      Then the turn player is P1
      And "Altar to Unity" is contested by P2
      And "Daring Poro" is an attacker
      And "Daring Poro" has 3 Might
      And "Stalwart Poro" is a defender
      And "Stalwart Poro" has 3 Might

    @S-k027 @R-464.2.c.1
    Scenario: The turn player, whose unit moved there
      Given P1 has "Daring Poro" in base
      And P2 has "Stalwart Poro" at "Altar to Unity"
      When P1 moves "Daring Poro" to "Altar to Unity"
      Then "Altar to Unity" is contested by P1
      And "Daring Poro" is an attacker

  Rule: 464.2.c.1.a With a showdown that opens as part of combat the Attacker gains focus
    When a showdown opens as part of combat, the Attacker gains Focus as that showdown begins.

    @S-k028 @R-464.2.c.1.a @R-345 @R-313.2
    Scenario: An Attacker in the other player's turn
      Given P1 has "Stalwart Poro" at "Altar to Unity"
      And P2 has "Shipyard Skulker" in base
      And P1 has "Charm" in hand and the pool to pay for it
      And P1 has "Block" in hand and the pool to pay for it
      And P2 has "Cleave" in hand and the pool to pay for it
      When P1 plays "Charm" choosing "Shipyard Skulker" moving it to "Altar to Unity"
      And everyone passes
      Then P2 has focus
      And P2 has priority
      When P1 plays "Block" choosing "Stalwart Poro"
      Then that is refused
      When P2 plays "Cleave" choosing "Shipyard Skulker"
      Then the chain is "Cleave"

  Rule: 464.2.c.1.b In a showdown that was going on before, focus stays where it is
    When a showdown was ongoing before the combat opened, whoever has Focus keeps it.

    @S-d130 @R-464.2.c.1.b @R-346
    Scenario: Focus has come to a third player after the spell that brings the combat about, and doesn't go to the Attacker
      Given a game in the mode "skirmish"
      And P1 has "Shipyard Skulker" in base
      And P2 has "Pakaa Cub" in base
      And P2 has "Ride The Wind" in hand and the pool to pay for it
      And P3 has "Cleave" in hand and the pool to pay for it
      When P1 moves "Shipyard Skulker" to "Altar to Unity"
      Then P1 has focus
      When P1 passes
      And P2 plays "Ride The Wind" choosing "Pakaa Cub" moving it to "Altar to Unity"
      And everyone passes
      Then a combat is going on at "Altar to Unity"
      And "Shipyard Skulker" is an attacker
      And P3 has focus
      And P3 has priority
      When P3 plays "Cleave" choosing "Pakaa Cub"
      Then the chain is "Cleave"

  Rule: 464.2.c.2 The Defender is the other player
    The Defender is the player who did not put the Contested status on the Battlefield.

    @S-k029 @R-464.2.c.2
    Scenario: A Defender who doesn't control the battlefield either
      Both units come to a battlefield that nobody controls, P2's first.

      Given P1 has "Stalwart Poro" in base
      And P2 has "Daring Poro" in base
      And P1 has "Promising Future" in hand and the pool to pay for it
      And P1 has [G] in the pool
      And P2 has [G] in the pool
      And the top of P1's deck is "Charm", "Cleave", "Block", "Gust" and "Defy"
      And the top of P2's deck is "Charm", "Cleave", "Block", "Gust" and "Defy"
      And the players will answer:
        | player | for              | answer           |
        | P1     | effect.choose    | "Charm"          |
        | P2     | effect.choose    | "Charm"          |
        | P2     | play.destination | "Altar to Unity" |
        | P1     | play.destination | "Altar to Unity" |
      When P1 plays "Promising Future"
      And everyone passes
      And everyone passes until the chain is empty
      Then "Altar to Unity" is controlled by nobody
      And "Altar to Unity" is contested by P2
      And "Stalwart Poro" is a defender
      And "Stalwart Poro" has 3 Might
      And "Daring Poro" is an attacker

    @S-k030 @R-464.2.c.2
    Scenario: A Defender who controls the battlefield
      Given P1 has "Daring Poro" in base
      And P2 has "Stalwart Poro" at "Altar to Unity"
      When P1 moves "Daring Poro" to "Altar to Unity"
      Then "Altar to Unity" is controlled by P2
      And "Stalwart Poro" is a defender

  Rule: 464.2.c.3 All units of the two at the battlefield get their controller's designation
    At this point the two players get the Attacker or Defender designation that is theirs, and each of their
    Units at the Contested Battlefield gets the designation of its controller.

    @S-k031 @R-464.2.c.3
    Scenario: All that are there, and none that is elsewhere
      Given P1 has "Daring Poro", "Petty Officer" and "Laurent Duelist" in base
      And P2 has "Stalwart Poro" and "Sunlit Guardian" at "Altar to Unity"
      And P2 has "Jeweled Colossus" at "Grove of the God-Willow"
      When P1 moves "Daring Poro" and "Petty Officer" to "Altar to Unity"
      Then "Daring Poro" is an attacker
      And "Petty Officer" is an attacker
      And "Petty Officer" has 6 Might
      And "Stalwart Poro" is a defender
      And "Sunlit Guardian" is a defender
      And "Sunlit Guardian" has 4 Might
      And "Laurent Duelist" is neither attacker nor defender
      And "Laurent Duelist" has 3 Might
      And "Jeweled Colossus" is neither attacker nor defender
      And "Jeweled Colossus" has 5 Might

  Rule: 464.2.c.3.a A unit that comes later gets it in the next cleanup
    A Unit of the Attacker or Defender that comes to be at this Battlefield later gets its controller's
    designation in the Cleanup phase that follows the action which made it present.

    @S-k032 @R-464.2.c.3.a @R-323.2.a
    Scenario: One that the Defender plays there
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P2 has "Shen, Kinkou" in hand and the pool to pay for it
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And P1 passes
      And P2 plays "Shen, Kinkou" to "Altar to Unity"
      Then "Shen, Kinkou" is a defender
      And "Shen, Kinkou" has 5 Might

    @S-k033 @R-464.2.c.3.a @R-323.2.a @R-822.1.b
    Scenario: One that the Attacker plays there
      Given P1 has "Vanguard Sergeant" in base
      And P1 has "Inferna" in hand and the pool to pay for it
      And P2 has "Pakaa Cub" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      And P1 plays "Inferna" to "Altar to Unity"
      Then "Inferna" is an attacker
      And "Inferna" has 3 Might

    @S-k034 @R-464.2.c.3.a @R-323.2.c
    Scenario: One that is played to another place gets none, and one that leaves keeps none
      Given P1 has "Petty Officer" in base
      And P2 has "Stalwart Poro" at "Altar to Unity"
      And P2 has "Shen, Kinkou" in hand and the pool to pay for it
      And P2 has "Fight or Flight" in hand and the pool to pay for it
      When P1 moves "Petty Officer" to "Altar to Unity"
      And P1 passes
      And P2 plays "Shen, Kinkou" to base
      Then "Shen, Kinkou" is neither attacker nor defender
      And "Shen, Kinkou" has 3 Might
      When P1 passes
      And P2 plays "Fight or Flight" choosing "Petty Officer"
      And everyone passes
      Then "Petty Officer" is in P1's base
      And "Petty Officer" is neither attacker nor defender
      And "Petty Officer" has 5 Might
      And "Stalwart Poro" is a defender

  Rule: 464.2.d The Attacker gains focus
    Task 3: the Attacker gains Focus.

    @S-k035 @R-464.2.d @R-313.2
    Scenario: The Attacker acts first, then the Defender
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Pakaa Cub" at "Altar to Unity"
      And P2 has "Block" in hand and the pool to pay for it
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then P1 has focus
      And P1 has priority
      When P2 plays "Block" choosing "Pakaa Cub"
      Then that is refused
      When P1 passes
      Then P2 has focus
      When P2 plays "Block" choosing "Pakaa Cub"
      Then the chain is "Block"

  Rule: 464.2.e What the designations have triggered goes on the Combat Chain
    Task 4: if establishing Attacker and Defender made Triggered Abilities Pending, items are added to the
    Combat Chain.

    @S-k036 @R-464.2.e @R-383.4.e.2
    Scenario: An attack trigger
      Given P1 has "Fiora, Peerless" in base
      And P2 has "Playful Phantom" at "Altar to Unity"
      When P1 moves "Fiora, Peerless" to "Altar to Unity"
      Then the chain is "Fiora, Peerless"
      And P1 has priority
      When everyone passes
      Then "Fiora, Peerless" has 6 Might
      And a combat is going on at "Altar to Unity"

    @S-k037 @R-464.2.e @R-383.4.f.2
    Scenario: A defend trigger
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Fiora, Peerless" at "Altar to Unity"
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then the chain is "Fiora, Peerless"
      And P2 has priority
      And P1 has focus

    @S-k038 @R-464.2.e
    Scenario: Without a combat there is nothing to trigger on
      Given P1 has "Fiora, Peerless" in base
      When P1 moves "Fiora, Peerless" to "Altar to Unity"
      Then a showdown is going on at "Altar to Unity"
      And the chain is empty

  Rule: 464.2.e.1 The Attacker's triggers come first, the Defender's last
    The Attacking player, having Focus, is first to put Triggered Abilities on the Chain; next come all players
    other than the Defender, in Turn Order; the Defending Player is last.

    @S-k039 @R-464.2.e.1 @R-340.1
    Scenario: The turn player attacks
      Given P1 has "Fiora, Peerless" called "mine" in base
      And P2 has "Fiora, Peerless" called "theirs" at "Altar to Unity"
      When P1 moves "mine" to "Altar to Unity"
      Then the chain is "mine", "theirs"
      And P2 has priority
      When everyone passes
      Then "theirs" has 6 Might
      And "mine" has 3 Might

    @S-k040 @R-464.2.e.1 @R-340.1
    Scenario: The turn player defends
      Given P1 has "Fiora, Peerless" called "mine" at "Altar to Unity"
      And P2 has "Fiora, Peerless" called "theirs" in base
      And P1 has "Charm" in hand and the pool to pay for it
      When P1 plays "Charm" choosing "theirs" moving it to "Altar to Unity"
      And everyone passes
      Then the chain is "theirs", "mine"
      And P1 has priority
      And P2 has focus
      When everyone passes
      Then "mine" has 6 Might
      And "theirs" has 3 Might

  Rule: 464.2.f A Combat Chain closes the state
    If that made a Combat Chain, the State Closes.

    @S-k041 @R-464.2.f
    Scenario: Only what has Reaction can be played on it
      Given P1 has "Fiora, Peerless" in base
      And P2 has "Playful Phantom" at "Altar to Unity"
      And P1 has "Cleave" and "Discipline" in hand and the pool to pay for them
      When P1 moves "Fiora, Peerless" to "Altar to Unity"
      Then the state is showdown closed
      When P1 plays "Cleave" choosing "Fiora, Peerless"
      Then that is refused
      When P1 plays "Discipline" choosing "Fiora, Peerless"
      Then the chain is "Fiora, Peerless", "Discipline"

  Rule: 464.2.f.1 Without one it stays open
    If it did not, the State stays Open as normal and the Combat Showdown goes on.

    @S-k042 @R-464.2.f.1
    Scenario: What has Action can be played at once
      Given P1 has "Vanguard Sergeant" in base
      And P2 has "Playful Phantom" at "Altar to Unity"
      And P1 has "Cleave" in hand and the pool to pay for it
      When P1 moves "Vanguard Sergeant" to "Altar to Unity"
      Then the state is showdown open
      And the chain is empty
      And P1 has focus
      When P1 plays "Cleave" choosing "Vanguard Sergeant"
      Then the chain is "Cleave"

  Rule: 464.2.g The chain is played out as any other
    Players go on with whatever play there is on the Chain in the normal way.

    @S-k043 @R-464.2.g @R-340.1 @R-346.1
    Scenario: What is played on top of a trigger resolves first, and the showdown goes on
      Given P1 has "Fiora, Peerless" in base
      And P2 has "Playful Phantom" at "Altar to Unity"
      And P2 has "Discipline" in hand and the pool to pay for it
      When P1 moves "Fiora, Peerless" to "Altar to Unity"
      And P1 passes
      Then P2 has priority
      When P2 plays "Discipline" choosing "Fiora, Peerless"
      And everyone passes
      Then "Fiora, Peerless" has 5 Might
      And the chain is "Fiora, Peerless"
      When everyone passes
      Then "Fiora, Peerless" has 10 Might
      And the state is showdown open
      And P1 has focus
      And a combat is going on at "Altar to Unity"
