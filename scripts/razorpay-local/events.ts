import { newId } from "./store.ts";
import type { EventRow } from "./types.ts";

/** A webhook event as a snapshot of this moment; `payload` names its entities in order. */
export function newEvent(
  event: string,
  payload: Record<string, object>,
  context: { accountId: string; createdAt: number },
): EventRow {
  const entries = Object.entries(payload);
  return {
    id: newId(),
    event,
    createdAt: context.createdAt,
    state: "pending",
    deliveries: [],
    body: phpJson({
      entity: "event",
      account_id: context.accountId,
      event,
      contains: entries.map(([name]) => name),
      payload: Object.fromEntries(entries.map(([name, entity]) => [name, { entity }])),
      created_at: context.createdAt,
    }),
  };
}

/** The same event with another amount: well-formed, but not what was signed. */
export function spoil(body: string): string {
  return body.replace(
    /"amount":(\d)/,
    (_all, digit: string) => `"amount":${digit === "9" ? 1 : 9}`,
  );
}

// PHP escapes slashes and everything beyond ASCII: a receiver that signs re-written JSON then fails.
function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("/", "\\/")
    .replace(
      /[\u0080-\uffff]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
}
