Feature: Royal Entourage
  Played, it readies or exhausts a legend. The legend is a target; which of the two is picked as it resolves, there being no
  list of modes (355.3, 355.17).

  @S-w125 @R-355.17 @R-355.9.a.4
  Scenario: An opponent's legend is exhausted
    Given P1's legend is "Annie, Dark Child"
    And P2's legend is "Lee Sin, Blind Monk"
    And P1 has "Royal Entourage" in hand and the pool to pay for it
    When P1 plays "Royal Entourage"
    Then P1 is asked "play.target" among "Annie, Dark Child" and "Lee Sin, Blind Monk"
    When P1 answers "play.target" with "Lee Sin, Blind Monk"
    Then nobody is asked anything
    When everyone passes
    Then P1 is asked "effect.mode"
    When P1 answers "effect.mode" with 2
    Then "Lee Sin, Blind Monk" is exhausted
    And "Annie, Dark Child" is ready
