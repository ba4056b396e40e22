import { z } from "zod";
import { get } from "./endpoint.ts";

/** Tells a load balancer that the process answers. */
export const healthEndpoint = get({
  path: "/healthz",
  operationId: "getHealth",
  tag: "Service",
  summary: "Whether the server answers",
  examples: { "It answers": {} },
  answer: z
    .strictObject({ status: z.literal("ok").meta({ description: "It does." }) })
    .meta({ id: "Health", description: "Whether the server answers." }),
  answerSays: "The server answers.",
  handle: () => ({ status: "ok" as const }),
});
