/**
 * Prints games that the project in the folder that it is given has played with itself, as JSON. In a process of its own:
 * where games have been kept while they were played, V8 takes it that what the engine makes is kept, and is slow from
 * then on with all that isn't.
 */
import { loadEngine } from "./loading.ts";
import { recordGames } from "./recorded-games.ts";

const { engine, decks } = await loadEngine(process.argv[2] ?? "");
process.stdout.write(JSON.stringify(recordGames(engine, decks)));
