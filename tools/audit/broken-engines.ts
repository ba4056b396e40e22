import { brokenAbilities } from "./broken-abilities.ts";
import { brokenActions } from "./broken-actions.ts";
import { brokenAttachment } from "./broken-attachment.ts";
import { brokenBesides } from "./broken-besides.ts";
import { brokenChains } from "./broken-chains.ts";
import { brokenChoices } from "./broken-choices.ts";
import { brokenCleanups } from "./broken-cleanups.ts";
import { brokenCombat } from "./broken-combat.ts";
import { brokenControl } from "./broken-control.ts";
import { brokenCosts } from "./broken-costs.ts";
import { brokenDamage } from "./broken-damage.ts";
import { brokenEmpower } from "./broken-empower.ts";
import type { BrokenEngine } from "./broken-engine.ts";
import { brokenKeywords } from "./broken-keywords.ts";
import { brokenLayers } from "./broken-layers.ts";
import { brokenMovement } from "./broken-movement.ts";
import { brokenOrder } from "./broken-order.ts";
import { brokenPlaces } from "./broken-places.ts";
import { brokenPlaying } from "./broken-playing.ts";
import { brokenPoints } from "./broken-points.ts";
import { brokenReplacing } from "./broken-replacing.ts";
import { brokenTerms } from "./broken-terms.ts";
import { brokenTriggers } from "./broken-triggers.ts";
import { brokenTurns } from "./broken-turns.ts";
import { brokenZones } from "./broken-zones.ts";

/** Every engine with one thing broken. */
export const brokenEngines: readonly BrokenEngine[] = [
  ...brokenTurns,
  ...brokenCleanups,
  ...brokenChains,
  ...brokenMovement,
  ...brokenCombat,
  ...brokenCosts,
  ...brokenDamage,
  ...brokenPlaces,
  ...brokenEmpower,
  ...brokenLayers,
  ...brokenControl,
  ...brokenZones,
  ...brokenReplacing,
  ...brokenTriggers,
  ...brokenChoices,
  ...brokenBesides,
  ...brokenAttachment,
  ...brokenPoints,
  ...brokenKeywords,
  ...brokenTerms,
  ...brokenOrder,
  ...brokenActions,
  ...brokenAbilities,
  ...brokenPlaying,
];
