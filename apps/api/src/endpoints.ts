import { cardEndpoints } from "./cards/endpoints.ts";
import { deckEndpoints } from "./decks/endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { gameEndpoints } from "./game/endpoints.ts";
import { healthEndpoint } from "./health.ts";
import { rulebookEndpoints } from "./rulebook/endpoints.ts";

/** Every route that is part of the contract: what is served and what is documented are both made from this list. */
export const endpoints: readonly Endpoint[] = [
  ...gameEndpoints,
  ...deckEndpoints,
  ...cardEndpoints,
  ...rulebookEndpoints,
  healthEndpoint,
];
