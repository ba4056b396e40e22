import { derivedOf, type Game } from "@rulebound/core";

/** How many points win (194.3): those of the Mode of Play, and what texts in force put on top (194.3.a). */
export function victoryScore(game: Game): number {
  let score = game.state.victoryScore;
  for (const { fact } of derivedOf(game).facts) if (fact.fact === "victoryScore") score += fact.more;
  return score;
}
