import type { RouteConfig } from "@asteasolutions/zod-to-openapi";
import type { Engine } from "@rulebound/engine";
import { check, type Json, problem } from "@rulebound/protocol";
import type { Context, Env } from "hono";
import type { z } from "zod";
import { type Documented, problemResponses } from "./documented-problems.ts";
import { readJson } from "./read-json.ts";
import { refuse } from "./refusing.ts";

/** An answer as it is given: nobody changes it any more. */
type Given<T> = unknown extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Given<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Given<T[Key]> }
      : T;

type Answered<Answer extends z.ZodType> = Given<Json<z.infer<Answer>>>;

/** What is known of a request while it is answered. */
export type ApiEnv = Env & {
  Variables: {
    /** The body, once it has been read and fits its schema. */
    asked: unknown;
  };
};

/** One route of the API: what its documentation says, and what answers it. */
export type Endpoint = {
  readonly route: RouteConfig;
  readonly answer: (engine: Engine, context: Context<ApiEnv>) => Response | Promise<Response>;
};

type Described<Answer extends z.ZodType> = {
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly answer: Answer;
  readonly answerSays: string;
  /** Answers that are shown in the documentation, by their titles. */
  readonly answerExamples?: Readonly<Record<string, Answered<Answer>>>;
  /** The problems that it can answer with, apart from those that every route of its method has. */
  readonly problems?: readonly Documented[];
};

type Posted<Request extends z.ZodType, Answer extends z.ZodType> = Described<Answer> & {
  readonly request: Request;
  readonly examples: Readonly<Record<string, Json<z.infer<Request>>>>;
  readonly handle: (engine: Engine, request: Json<z.infer<Request>>) => Answered<Answer>;
};

/** A route that takes JSON and asks the engine. The body is checked against `request`, once, before `handle` sees it. */
export function post<Request extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Posted<Request, Answer>,
): Endpoint {
  const { request, examples, handle } = endpoint;
  const content = { "application/json": { schema: request, examples: titled(examples) } };
  const problems: readonly Documented[] = [
    "malformed",
    "tooLarge",
    "unsupportedMediaType",
    ...(endpoint.problems ?? []),
  ];
  return {
    route: { ...described("post", endpoint, problems), request: { body: { required: true, content } } },
    answer: async (engine, context) => {
      const asked = await readJson(context, request);
      context.set("asked", asked);
      return json(context, handle(engine, asked));
    },
  };
}

type Parts = z.ZodObject | undefined;
type ValueOf<Schema extends Parts> = Schema extends z.ZodObject ? Json<z.infer<Schema>> : undefined;

type Got<Params extends Parts, Query extends Parts, Answer extends z.ZodType> = Described<Answer> & {
  readonly params?: Params;
  readonly query?: Query;
  readonly handle: (
    engine: Engine,
    asked: { readonly params: ValueOf<Params>; readonly query: ValueOf<Query> },
  ) => Answered<Answer>;
};

/** A route that is read. A parameter in the path is any text (what it doesn't fit isn't found); a query is checked. */
export function get<
  Answer extends z.ZodType,
  Params extends Parts = undefined,
  Query extends Parts = undefined,
>(endpoint: Got<Params, Query, Answer>): Endpoint {
  const { params, query, handle } = endpoint;
  const problems = [...(query === undefined ? [] : (["malformed"] as const)), ...(endpoint.problems ?? [])];
  const request = { ...(params && { params }), ...(query && { query }) };
  return {
    route: { ...described("get", endpoint, problems), request },
    answer: (engine, context) => {
      const asked = { params: context.req.param(), query: query && readQuery(context, query) };
      // What was read fits the schemas, which the types of Hono's readers can't tell.
      return json(context, handle(engine, asked as Parameters<typeof handle>[1]));
    },
  };
}

function readQuery(context: Context, schema: z.ZodObject): unknown {
  const checked = check(schema, context.req.query());
  if (checked.ok) return checked.value;
  const { pointer, detail } = checked.fault;
  return refuse(problem("malformed", `In the query, \`${pointer.slice(1)}\`: ${detail}.`));
}

function described(
  method: "get" | "post",
  endpoint: Described<z.ZodType>,
  problems: readonly Documented[],
): RouteConfig {
  const { path, operationId, tag, summary, description, answer, answerSays, answerExamples } = endpoint;
  const content = { schema: answer, ...(answerExamples && { examples: titled(answerExamples) }) };
  return {
    method,
    path,
    operationId,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    responses: {
      200: { description: answerSays, content: { "application/json": content } },
      ...problemResponses([...problems, "errored"]),
    },
  };
}

function titled(examples: Readonly<Record<string, unknown>>) {
  const all = Object.entries(examples).map(([title, value], at) => [
    `example${at + 1}`,
    { summary: title, value },
  ]);
  return Object.fromEntries(all);
}

function json(context: Context, answer: unknown): Response {
  return context.body(JSON.stringify(answer), 200, { "content-type": "application/json" });
}
