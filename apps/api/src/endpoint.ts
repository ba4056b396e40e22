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

/** What the API asks of an engine: all of it that keeps nothing between calls. */
export type ApiEngine = Omit<Engine, "open">;

/** What is known of a request while it is answered. */
export type ApiEnv = Env & {
  Variables: {
    /** The body, once it has been read and fits its schema. */
    asked: unknown;
  };
};

/** One route of the API: what its documentation says, and what answers it. */
export type Endpoint = {
  readonly method: "get" | "post";
  readonly path: string;
  readonly summary: string;
  /** What the documentation says; with an engine, its answers to the examples too. */
  readonly documented: (engine?: ApiEngine) => RouteConfig;
  readonly answer: (engine: ApiEngine, context: Context<ApiEnv>) => Response | Promise<Response>;
};

type Described<Asked, Answer extends z.ZodType> = {
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly answer: Answer;
  readonly answerSays: string;
  /** The problems that it can answer with, apart from those that every route of its method has. */
  readonly problems?: readonly Documented[];
  /** What can be asked, by title; the documentation shows it, and what is answered. */
  readonly examples: Readonly<Record<string, Asked>>;
  readonly handle: (engine: ApiEngine, asked: Asked) => Answered<Answer>;
};

type Posted<Request extends z.ZodType, Answer extends z.ZodType> = Described<
  Json<z.infer<Request>>,
  Answer
> & {
  readonly request: Request;
};

/** A route that takes JSON and asks the engine. The body is checked against `request`, once, before `handle` sees it. */
export function post<Request extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Posted<Request, Answer>,
): Endpoint {
  const { path, summary, request, examples, problems = [], handle } = endpoint;
  const content = { "application/json": { schema: request, examples: titled(Object.entries(examples)) } };
  const refused = ["malformed", "tooLarge", "unsupportedMediaType", ...problems] as const;
  return {
    method: "post",
    path,
    summary,
    documented: (engine) => ({
      method: "post",
      request: { body: { required: true, content } },
      ...described(endpoint, refused, engine),
    }),
    answer: async (engine, context) => {
      const asked = await readJson(context, request);
      context.set("asked", asked);
      return json(context, handle(engine, asked));
    },
  };
}

type Parts = z.ZodObject | undefined;
type ValueOf<Schema extends Parts> = Schema extends z.ZodObject ? Json<z.infer<Schema>> : unknown;

type Got<Params extends Parts, Query extends Parts, Answer extends z.ZodType> = Described<
  ValueOf<Params> & ValueOf<Query>,
  Answer
> & {
  readonly params?: Params;
  readonly query?: Query;
};

/** A route that is read. A parameter in the path is any text (what it doesn't fit isn't found); a query is checked. */
export function get<
  Answer extends z.ZodType,
  Params extends Parts = undefined,
  Query extends Parts = undefined,
>(endpoint: Got<Params, Query, Answer>): Endpoint {
  const { path, summary, params, query, problems = [], handle } = endpoint;
  const refused = query === undefined ? problems : (["malformed", ...problems] as const);
  const request = { ...(params && { params }), ...(query && { query }) };
  return {
    method: "get",
    path,
    summary,
    documented: (engine) => ({ method: "get", request, ...described(endpoint, refused, engine) }),
    answer: (engine, context) => {
      const asked = { ...context.req.param(), ...(query && readQuery(context, query)) };
      // What was read fits the schemas, which the types of Hono's readers can't tell.
      return json(context, handle(engine, asked as Parameters<typeof handle>[1]));
    },
  };
}

function readQuery(context: Context, schema: z.ZodObject): object {
  const checked = check(schema, context.req.query());
  if (checked.ok) return checked.value;
  const { pointer, detail } = checked.fault;
  return refuse(problem("malformed", `In the query, \`${pointer.slice(1)}\`: ${detail}.`));
}

/** What routes of both methods say of themselves. */
function described<Asked, Answer extends z.ZodType>(
  endpoint: Described<Asked, Answer>,
  refused: readonly Documented[],
  engine: ApiEngine | undefined,
) {
  const { path, operationId, tag, summary, description, answer, answerSays, examples, handle } = endpoint;
  const answers =
    engine && Object.entries(examples).map(([title, it]) => [title, handle(engine, it)] as const);
  const content = { schema: answer, ...(answers && { examples: titled(answers) }) };
  return {
    path,
    operationId,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    responses: {
      200: { description: answerSays, content: { "application/json": content } },
      ...problemResponses([...refused, "errored"]),
    },
  };
}

function titled(examples: readonly (readonly [title: string, value: unknown])[]) {
  return Object.fromEntries(examples.map(([summary, value], at) => [`example${at + 1}`, { summary, value }]));
}

function json(context: Context, answer: unknown): Response {
  return context.body(JSON.stringify(answer), 200, { "content-type": "application/json" });
}
