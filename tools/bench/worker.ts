/** A process that measures the project in the folder that it is given; another asks it for one thing at a time. */
import type { Figure } from "./figures.ts";
import { type Measuring, measuring, type Served } from "./measuring.ts";

/** What a worker is asked for. */
export type Asked = { readonly rateOf: Figure } | "serve";

/** What a worker answers; first of all, without being asked, that it is ready. */
export type Answered =
  | { readonly rate: number }
  | { readonly served: Served }
  | { readonly failed: string }
  | "ready";

const answer = (answered: Answered): void => {
  process.send?.(answered);
};

async function answerTo(asked: Asked, { rateOf, serve }: Measuring): Promise<Answered> {
  return asked === "serve" ? { served: await serve() } : { rate: await rateOf(asked.rateOf) };
}

const failed = (error: unknown): Answered => ({
  failed: error instanceof Error ? error.message : String(error),
});

try {
  const subject = await measuring(process.argv[2] ?? "");
  process.on("message", (asked: Asked) => {
    answerTo(asked, subject).catch(failed).then(answer);
  });
  answer("ready");
} catch (error) {
  answer(failed(error));
}
