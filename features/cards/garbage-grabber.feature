Feature: Garbage Grabber
  Three cards of one's own trash are recycled for it, all of them at once (416.5), besides [1] and exhausting it.

  Background:
    Given the battlefields "Altar to Unity" and "Grove of the God-Willow"
    And P1 has "Garbage Grabber" in base
    And P1 has [1] in the pool

  @S-r054 @R-204.1.b @R-357.2 @R-416.5
  Scenario: Three of four cards for one
    Given P1 has "Block", "Charm", "Cleave" and "Gust" in the trash
    And P1's whole deck is "Void Seeker" and "Vengeance"
    When P1 activates "Garbage Grabber"
    And P1 answers "cost.choose" with "Block", "Charm" and "Gust"
    Then "Garbage Grabber" is exhausted
    And P1's trash holds just "Cleave"
    And P1's pool is empty
    And at the bottom of P1's deck in any order are "Block", "Charm" and "Gust"
    When everyone passes
    Then P1's hand holds just "Void Seeker"

  @S-r055 @R-203.3
  Scenario: Two aren't enough
    Given P1 has "Block" and "Charm" in the trash
    And P1 has "Cleave" in hand
    And P1 has "Pakaa Cub" in base
    When P1 activates "Garbage Grabber"
    Then that is refused
    When P1 plays "Cleave" choosing "Pakaa Cub"
    Then P1's pool is empty
