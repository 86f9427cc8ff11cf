import { type Context, seconds } from "../context.ts";
import type { Table } from "../state/table.ts";
import type { Notes } from "../types.ts";
import { extraFields, invalid, malformedId, unknownId } from "./errors.ts";
import { type Fields, isFields } from "./http.ts";

/** Throws ApiError `extra_field_sent` for any other field name, if the account is strict. */
export function allowOnly({ account }: Context, body: Fields, names: string[]): void {
  if (!account.knobs.refuseExtraFields) return;
  const extra = Object.keys(body).filter((name) => !names.includes(name));
  if (extra.length > 0) throw extraFields(extra);
}

/** A whole number of paise, as a number or digits; throws ApiError otherwise. */
export function readAmount(value: unknown): number {
  if (value === undefined || value === null || value === "") {
    throw invalid("amount: is required.", "amount");
  }
  return readInteger(value, "amount");
}

/** A whole number, as a number or digits; throws ApiError otherwise. */
export function readInteger(value: unknown, field: string): number {
  const number = typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== "number" || !Number.isSafeInteger(number)) {
    throw invalid(`The ${field} must be an integer.`, field);
  }
  return number;
}

/** At most 40 characters, or null; throws ApiError otherwise. */
export function readReceipt(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value !== "string") throw invalid("receipt: must be a string.", "receipt");
  if (value.length > 40) {
    throw invalid("receipt: the length must be no more than 40.", "receipt");
  }
  return value;
}

/** At most 15 pairs of at most 256 characters; throws ApiError otherwise. */
export function readNotes(value: unknown): Notes {
  if (value === undefined || value === null || value === "") return [];
  if (Array.isArray(value) && value.length === 0) return [];
  if (!isFields(value)) throw invalid("The notes must be an array.", "notes");
  const pairs = Object.entries(value).map(([key, text]) => [key, String(text)] as const);
  if (pairs.length > 15) {
    throw invalid("Number of fields in notes should be less than or equal to 15", "notes");
  }
  if (pairs.some(([, text]) => text.length > 256)) {
    throw invalid("notes: each value must be no more than 256 characters.", "notes");
  }
  return pairs.length === 0 ? [] : Object.fromEntries(pairs);
}

/** The row with this id; throws ApiError for a malformed or unknown id. */
export function find<Row>(rows: Table<Row>, prefix: string, id: string): Row {
  const row = rows.get(id);
  if (row) return row;
  const isWellFormed = id.startsWith(prefix) && /^[A-Za-z0-9]{14}$/.test(id.slice(prefix.length));
  throw isWellFormed ? unknownId() : malformedId(id);
}

/** The newest rows first, limited by `from`, `to`, `skip` and `count` (10 by default, at most 100). */
export function page<Row, Item extends { created_at: number }>(
  rows: readonly Row[],
  query: URLSearchParams,
  { show, newest = Number.MAX_SAFE_INTEGER }: { show: (row: Row) => Item | null; newest?: number },
) {
  const count = number(query, "count", 10);
  if (count < 1 || count > 100) throw invalid("The count may not be greater than 100.", "count");
  const from = number(query, "from", 0);
  const to = Math.min(number(query, "to", newest), newest);
  const end = number(query, "skip", 0) + count;
  const hits: Item[] = [];
  for (let at = rows.length - 1; at >= 0 && hits.length < end; at -= 1) {
    const item = show(rows[at] as Row);
    if (item && item.created_at >= from && item.created_at <= to) hits.push(item);
  }
  return collection(hits.slice(end - count));
}

/** The unix second after which a row is too young for the account's lists. */
export function newestListed(ctx: Context): number {
  return seconds(ctx) - ctx.account.knobs.listLag;
}

export function collection<Item>(items: Item[]) {
  return { entity: "collection", count: items.length, items };
}

/** The values of `expand[]=…`, however the client's library spells the name. */
export function expansions(query: URLSearchParams): string[] {
  return [...query].filter(([name]) => name.startsWith("expand")).map(([, value]) => value);
}

function number(query: URLSearchParams, name: string, otherwise: number): number {
  const value = query.get(name);
  return value === null || value === "" ? otherwise : readInteger(value, name);
}
