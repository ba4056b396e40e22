import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

/** Logs each request when it has been answered, with what it took. Bodies are never logged. */
export function logRequests(logger: Logger): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    logger.info({ method, path, status: context.res.status, ms }, "request");
  };
}
