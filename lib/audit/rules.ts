import { capitalised, firstLetter } from "@/lib/graphemes";

/**
 * "stock@arklane.example" → "s…@arklane.example": enough to tell two addresses apart without storing them.
 */
export function maskedEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${firstLetter(name)}…@${host}`;
}

/** "order.status-changed" → "Order status changed". */
export function actionWords(action: string): string {
  const words = action.replace(/[._-]+/g, " ").trim();
  return capitalised(words);
}

/** The noun of an action: "order.status-changed" → "order". */
export function nounOf(action: string): string {
  return action.split(".")[0] ?? "";
}

/** A changed value; `name` is empty if the entry holds a single value. */
export type Difference = { name: string; before: unknown; after: unknown };
export type Fact = { name: string; value: unknown };

type Detail = Readonly<Record<string, unknown>>;

/**
 * The content of an entry: the values that differ between before and after, and all other facts. Old entries
 * have `from` and `to`, or facts only.
 */
export function readDetail(detail: Detail): { differences: Difference[]; facts: Fact[] } {
  const { before, after, from, to, ...rest } = detail;
  const isOld = !("before" in detail || "after" in detail);
  return {
    differences: isOld && "from" in detail ? compare(from, to) : compare(before, after),
    facts: Object.entries(rest).map(([name, value]) => ({ name, value })),
  };
}

function compare(before: unknown, after: unknown): Difference[] {
  if (!isRecord(before) && !isRecord(after)) {
    return isSame(before, after) ? [] : [{ name: "", before, after }];
  }
  const [old, now] = [recordOf(before), recordOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => !isSame(old[name], now[name]))
    .flatMap((name) => inner(name, old[name], now[name]));
}

/** A nested object, such as a product's details, is compared value by value. */
function inner(name: string, before: unknown, after: unknown): Difference[] {
  if (!isRecord(before) || !isRecord(after)) return [{ name, before, after }];
  return compare(before, after).map((one) => ({ ...one, name: `${name}.${one.name}` }));
}

function isRecord(value: unknown): value is Detail {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function recordOf(value: unknown): Detail {
  return isRecord(value) ? value : {};
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
