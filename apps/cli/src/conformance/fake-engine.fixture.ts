import { createInterface } from "node:readline";
import { cards } from "@rulebound/cards";
import { createEngine } from "@rulebound/engine";
import { seededNext } from "@rulebound/suite";
import { answerLine, type LineReply } from "../stdio/answering.ts";

// An engine over standard input and output that misbehaves as its argument says: `node fake-engine.fixture.ts HOW`.

const engine = createEngine(cards);
const how = process.argv[2];

/** What is known of the game, for an engine that never changes it. */
let standing: unknown = null;

for await (const line of createInterface({ input: process.stdin })) answer(line);

function answer(line: string): void {
  const call: { id: number; call: string } = JSON.parse(line);
  const reply = answerLine(engine, line);
  const acting = call.call === "resolve";
  switch (how) {
    case "honest":
      return say(reply);
    case "crashing":
      // About one call in five, by chance that is the same each time.
      if (seededNext(call.id)(5) === 0) process.exit(1);
      return say(reply);
    case "sleeping":
      return acting ? undefined : say(reply);
    case "echoing":
      return acting ? console.log(line) : say(reply);
    case "idle":
      if (call.call === "start") standing = reply.started;
      return say(acting ? { id: call.id, outcome: standing } : reply);
    case "refusing": {
      const detail = { title: "Illegal", status: 422, detail: "That is not allowed.", code: "illegal" };
      return say(acting ? { id: call.id, problem: { type: "about:blank", ...detail } } : reply);
    }
    case "knowing-little":
      return say(
        call.call === "engine" ? { id: call.id, engine: { ...engine.info(), cards: ["Gust"] } } : reply,
      );
    default:
      throw new Error(`no such engine: ${how}`);
  }
}

function say(reply: LineReply): void {
  console.log(JSON.stringify(reply));
}
