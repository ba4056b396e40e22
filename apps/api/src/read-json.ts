import { check, type Json, parseJsonBounded, problem, problemOfFault } from "@rulebound/protocol";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import { problemResponse, refuse } from "./refusing.ts";

/** No body that comes in is larger than this, in bytes. */
export const largestBody = 1_000_000;

const json = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** Lets only bodies through that are declared as plain JSON in UTF-8. */
export const onlyJson: MiddlewareHandler = async (context, next) => {
  const type = context.req.header("content-type") ?? "";
  const encoding = context.req.header("content-encoding") ?? "identity";
  if (!json.test(type)) {
    return problemResponse(
      problem("unsupportedMediaType", "expected the header `Content-Type: application/json`"),
    );
  }
  if (encoding.toLowerCase() !== "identity") {
    return problemResponse(problem("unsupportedMediaType", "expected a body that isn't compressed"));
  }
  return next();
};

/** Answers a larger body as soon as it is known to be larger, whether or not its length was announced. */
export const boundedBody: MiddlewareHandler = bodyLimit({
  maxSize: largestBody,
  onError: () =>
    problemResponse(
      problem("tooLarge", `expected a body of at most ${largestBody.toLocaleString("en")} bytes`),
    ),
});

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads the body and checks it against the schema; what doesn't fit is refused with a pointer to the first fault. */
export async function readJson<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<Json<z.infer<Schema>>> {
  const parsed = parseJsonBounded(await readText(context));
  if (!parsed.ok) return refuse(problem(parsed.code, parsed.detail, { pointer: "" }));
  const checked = check(schema, parsed.value);
  return checked.ok ? checked.value : refuse(problemOfFault(checked.fault));
}

async function readText(context: Context): Promise<string> {
  const bytes = await context.req.arrayBuffer();
  try {
    return utf8.decode(bytes);
  } catch {
    return refuse(problem("malformed", "expected text in UTF-8", { pointer: "" }));
  }
}
