Feature: Tail-Cloaked Matriarch
  As she becomes empowered, her player may play a cheap unit out of their trash to their base for nothing.

  @S-w173 @R-441.2.a @R-355.9.b @R-419.3
  Scenario: A cheap unit comes back
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Tail-Cloaked Matriarch" at "Altar to Unity"
    And P1 has [2][P] in the pool
    And P1 has "Stalwart Poro", "Eager Drakehound", "Vanguard Sergeant" and "Gust" in the trash
    And P2 has "Pouty Poro" in the trash
    When P1 activates "Tail-Cloaked Matriarch" with ability Empower
    And everyone passes
    Then P1 is asked "trigger.may"
    When P1 answers "trigger.may" with yes
    Then P1 is asked "play.target" among "Stalwart Poro" and "Eager Drakehound"
    When P1 answers "play.target" with "Stalwart Poro"
    And everyone passes
    Then "Stalwart Poro" is in P1's base
    And P1's pool is empty
    And nobody is asked anything
