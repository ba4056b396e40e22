import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Engine } from "@rulebound/engine";
import type { Action, Outcome, State } from "@rulebound/protocol";
import { seededNext } from "@rulebound/suite";
import { do_not_optimize, measure } from "mitata";
import type { Figure, ServedFigure } from "./figures.ts";
import { loadEngine, loadFrom } from "./loading.ts";
import { newGame, type RecordedGame, takeByChance } from "./recorded-games.ts";

type Api = {
  createApp: (options: { engine: object }) => unknown;
  listen: (app: unknown, port: number) => Promise<{ port: number }>;
};

/** Where requests go, and what they are made of. */
export type Served = {
  readonly ports: Readonly<Record<ServedFigure, number>>;
  readonly bodies: readonly string[];
};

/** What can be measured of one checked-out project. */
export type Measuring = {
  /** so many a second of a figure that isn't served */
  readonly rateOf: (figure: Figure) => Promise<number>;
  /** serves the API, and echoes of it that give outcomes out in turn, at free ports until the process ends */
  readonly serve: () => Promise<Served>;
};

/** How long one figure is measured in one round, in nanoseconds. */
const longest = 600e6;

/** How long a figure is run before it is measured for the first time: so long V8 goes on compiling, in milliseconds. */
const warmUp = 15_000;

/** Random games of these seeds make one run. */
const seeds = [11, 12, 13, 14];

/** Loads the engine, cards and API of the project in a folder. Throws where it lacks what measuring needs. */
export async function measuring(folder: string): Promise<Measuring> {
  const { engine, decks } = await loadEngine(folder);
  const games = await recordedGames(folder);
  const actions = games.flatMap((game) => game.actions);
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0);

  const runs: Partial<Record<Figure, { of: number; run: () => void }>> = {
    resolve: {
      of: decisions,
      run: () => {
        for (const game of games) resolveAll(engine, game, do_not_optimize);
      },
    },
    written: {
      of: decisions,
      run: () => {
        for (const game of games) resolveAll(engine, game, (outcome) => do_not_optimize({ ...outcome }));
      },
    },
    parsed: {
      of: decisions,
      run: () => {
        for (const { state, action } of actions) do_not_optimize(engine.resolve(state, action));
      },
    },
    inPlace: {
      of: decisions,
      run: () => {
        for (const game of games) replay(engine, game);
      },
    },
    games: {
      of: seeds.length,
      run: () => {
        for (const seed of seeds) {
          const next = seededNext(seed);
          const game = engine.open(newGame(engine, decks, seed));
          while (game.result() === null) takeByChance(game, next);
        }
      },
    },
  };

  const warm = new Set<Figure>();
  const warmedUp = (figure: Figure, run: () => void): void => {
    if (warm.has(figure)) return;
    warm.add(figure);
    for (const until = Date.now() + warmUp; Date.now() < until; ) run();
  };

  return {
    rateOf: async (figure) => {
      const wanted = runs[figure];
      if (wanted === undefined) throw new Error(`${figure} is served`);
      warmedUp(figure, wanted.run);
      const stats = await measure(wanted.run, { min_cpu_time: longest, min_samples: 3, warmup_samples: 1 });
      return (wanted.of / stats.p50) * 1e9;
    },
    serve: async () => {
      const { createApp } = (await loadFrom(folder, "apps/api/src/app.ts")) as Pick<Api, "createApp">;
      const { listen } = (await loadFrom(folder, "apps/api/src/server.ts")) as Pick<Api, "listen">;
      const asked = actions.filter((_, at) => at % 25 === 0);
      const outcomes = asked.map(({ state, action }) =>
        JSON.parse(JSON.stringify(engine.resolve(state, action))),
      );
      let next = 0;
      const given = (): (typeof outcomes)[number] => outcomes[next++ % outcomes.length];
      const answering = async (resolve: (state: State, action: Action) => unknown): Promise<number> =>
        (await listen(createApp({ engine: { ...engine, resolve } }), 0)).port;
      const ports = {
        post: await answering(engine.resolve),
        echo: await answering(given),
        echoChecked: await answering((state) => {
          do_not_optimize(engine.open(state));
          return given();
        }),
      };
      return { ports, bodies: asked.map((one) => JSON.stringify(one)) };
    },
  };
}

/** Games of the project in a folder, their states as JSON has them. */
async function recordedGames(folder: string): Promise<RecordedGame[]> {
  const record = [join(import.meta.dirname, "record.ts"), folder];
  const { stdout } = await promisify(execFile)(process.execPath, record, { maxBuffer: 1e9 });
  return JSON.parse(stdout);
}

/** Takes the actions of a game from state to state; each outcome is handed on. */
function resolveAll(engine: Engine, { start, actions }: RecordedGame, use: (outcome: Outcome) => void): void {
  let state = start;
  for (const { action } of actions) {
    const outcome = engine.resolve(state, action);
    use(outcome);
    state = outcome.state;
  }
}

function replay(engine: Engine, { start, actions }: RecordedGame): void {
  const game = engine.open(start);
  for (const { action } of actions) game.take(action);
  do_not_optimize(game.result());
}
