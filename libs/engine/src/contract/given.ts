import { type GivenChoices, refuse } from "@rulebound/core";
import type { ActionOf } from "@rulebound/protocol";

type Action = ActionOf<"play"> | ActionOf<"activate">;
type Choices = NonNullable<Action["choices"]>[number];

/**
 * The choices that come with an action, names still as the player wrote them. Refuses as "unsupported", with a pointer
 * into the action, what the kernel can't be told yet.
 */
export function givenOf(action: Action): GivenChoices {
  if (action.discounts && action.discounts.length > 0) {
    unsupported("/discounts", "This engine applies discounts in the order that is cheapest for the payer.");
  }
  return {
    to: action.type === "play" ? (action.to ?? null) : null,
    ...paidIn(action.pay),
    executions: executionsIn(action),
    autoPay: action.autoPay ?? false,
  };
}

const unsupported = (pointer: string, message: string): never =>
  refuse("unsupported", null, message, pointer);

/** How often each optional cost is paid, and with what those are that leave a choice; left out, the player is asked. */
function paidIn(pay: Action["pay"]): Pick<GivenChoices, "pay" | "payWith"> {
  if (pay === undefined) return { pay: null, payWith: {} };
  const times: [string, number][] = [];
  const objects: [string, string[]][] = [];
  for (const [name, paid] of Object.entries(pay)) {
    if (Array.isArray(paid)) objects.push([name, [...paid]]);
    else times.push([name, Number(paid)]);
  }
  return { pay: Object.fromEntries(times), payWith: Object.fromEntries(objects) };
}

function executionsIn({ choices, targets }: Action): GivenChoices["executions"] {
  if (targets !== undefined) {
    return [
      { mode: null, targets: targets.map((target) => [target]), destinations: [], players: [], names: [] },
    ];
  }
  return (choices ?? []).map((one, i) => ({
    mode: modeIn(one, i),
    targets: (one.targets ?? []).map((list) => [...list]),
    destinations: [...(one.destinations ?? [])],
    players: [...(one.players ?? [])],
    names: [...(one.names ?? [])],
  }));
}

function modeIn({ mode }: Choices, execution: number): number | null {
  if (mode === undefined) return null;
  const [first = null, ...others] = Array.isArray(mode) ? mode : [mode];
  if (others.length > 0) {
    unsupported(`/choices/${execution}/mode`, "This engine can't choose several modes at once yet.");
  }
  return first;
}
