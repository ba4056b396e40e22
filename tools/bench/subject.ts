import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { type Figure, type Measured, servedFigures } from "./figures.ts";
import type { Served } from "./measuring.ts";
import type { Answered, Asked } from "./worker.ts";

/** A checked-out project that is measured, in a process of its own. */
export type Subject = {
  /** so many a second; or why that can't be said */
  readonly rateOf: (figure: Figure) => Promise<number | { readonly missing: string }>;
  readonly end: () => void;
};

/** How long requests are sent in one round, and before the first one, in seconds. */
const seconds = 2;
const warmUp = 8;

/** How many requests are sent at once. */
const connections = 4;

/** Starts a process that measures the project in a folder. */
export async function startSubject(folder: string): Promise<Subject> {
  const worker = fork(join(import.meta.dirname, "worker.ts"), [folder]);
  const answered = async (): Promise<Answered> => {
    const listening = new AbortController();
    const { signal } = listening;
    try {
      const [answer] = (await Promise.race([
        once(worker, "message", { signal }),
        once(worker, "exit", { signal }).then(() => [{ failed: "its process ended" }]),
      ])) as [Answered];
      return answer;
    } finally {
      listening.abort();
    }
  };
  const ask = (asked: Asked): Promise<Answered> => {
    worker.send(asked);
    return answered();
  };
  const first = await answered();
  let served: Served | null = null;
  return {
    end: () => worker.kill(),
    rateOf: async (figure) => {
      if (first !== "ready") return { missing: "failed" in first ? first.failed : "not ready" };
      const server = servedFigures.find((one) => one === figure);
      if (server === undefined) return rateIn(await ask({ rateOf: figure }));
      if (served === null) {
        const answer = await ask("serve");
        if (typeof answer === "string" || !("served" in answer)) return rateIn(answer);
        served = answer.served;
        // What is measured is a server that has been running for a while.
        for (const figure of servedFigures)
          await requestsPerSecond(served.ports[figure], served.bodies, warmUp);
      }
      return requestsPerSecond(served.ports[server], served.bodies);
    },
  };
}

function rateIn(answer: Answered): number | { missing: string } {
  if (typeof answer === "string") return { missing: answer };
  if ("rate" in answer) return answer.rate;
  return { missing: "failed" in answer ? answer.failed : "nothing measured" };
}

async function requestsPerSecond(
  port: number,
  bodies: readonly string[],
  duration = seconds,
): Promise<number | { missing: string }> {
  const headers = { "content-type": "application/json" };
  const {
    requests,
    errors,
    non2xx,
    duration: took,
  } = await autocannon({
    url: `http://localhost:${port}/v1/resolve`,
    connections,
    duration,
    requests: bodies.map((body) => ({ method: "POST", headers, body })),
  });
  const bad = errors + non2xx;
  return bad > 0 ? { missing: `${bad} requests failed` } : requests.total / took;
}

/** The rates of one round more; what is missing once stays missing. */
export function withRate(measured: Measured | undefined, rate: number | { missing: string }): Measured {
  if (measured !== undefined && "missing" in measured) return measured;
  return typeof rate === "number" ? { rates: [...(measured?.rates ?? []), rate] } : rate;
}
