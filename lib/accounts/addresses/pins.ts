import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { STATES } from "@/lib/states";

export type PinPlace = { city: string; district: string; state: string; other_states: string[] };

/** The place of a PIN code in India Post's directory; undefined for an unknown code. */
export function placeOfPin(pin: string): PinPlace | undefined {
  table ??= readTable();
  const entry = table.get(Number(pin));
  return entry && { ...entry.place, other_states: entry.also.map(stateName) };
}

type Entry = { place: Omit<PinPlace, "other_states">; also: string[] };

// About 19,000 entries, read at the first look-up.
let table: Map<number, Entry> | undefined;

/** @throws Error if the table in content/pins names an unknown state. */
function readTable(): Map<number, Entry> {
  const text = readFileSync(join(process.cwd(), "content", "pins", "pins.txt"), "utf8");
  const entries = new Map<number, Entry>();
  for (const line of text.split("\n")) {
    const [code, district, city, pins] = line.split("|");
    if (!code || !district || !city || !pins) continue;
    const place = { city, district, state: stateName(code) };
    for (const run of pins.split(" ")) {
      const [range = "", ...also] = run.split("/");
      const [from, to = from] = range.split("-").map(Number);
      for (let pin = Number(from); pin <= Number(to); pin++) entries.set(pin, { place, also });
    }
  }
  return entries;
}

function stateName(code: string): string {
  const name = STATES[code];
  if (name) return name;
  throw new Error(`content/pins/pins.txt names an unknown state: ${code}`);
}
