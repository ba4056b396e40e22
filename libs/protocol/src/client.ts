import createFetchClient, { type Client, type ClientOptions } from "openapi-fetch";
import type { components, paths } from "./client.generated.ts";

/** A client with one typed call for each route. */
export type RuleboundClient = Client<paths>;

/** The parts of the contract by name, as the client's types have them. */
export type Contract = components["schemas"];

/**
 * A client for the API at an address such as `http://localhost:3000`. A call gives `{ data }`, or `{ error }` with the
 * problem; it rejects only where the server can't be reached. Another `fetch` can be given.
 *
 * @example
 * const { data, error } = await createClient("http://localhost:3000").POST("/v1/resolve", {
 *   body: { state: position, action: { player: "P1", type: "endTurn" } },
 * });
 */
export function createClient(baseUrl: string, options: Pick<ClientOptions, "fetch"> = {}): RuleboundClient {
  return createFetchClient<paths>({ ...options, baseUrl });
}
