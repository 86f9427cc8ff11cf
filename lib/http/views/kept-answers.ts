import "server-only";
import { KeptAnswer } from "@/lib/http/views/answer";
import { nameOf } from "@/lib/http/views/kept";

type Kept = { answer: Promise<KeptAnswer>; bytes: number; madeAt: number };

/** Five minutes, as for pages: a view that names rows of a database which was replaced meanwhile is gone by then. */
const LONGEST_MS = 300_000;
/** About two hundred pages of the catalogue. */
const MOST_BYTES = 4_000_000;

// Not on globalThis: Next bundles the start, handlers and pages separately, and to each an answer of another bundle would be
// no KeptAnswer. Calls are asked by one of them, and the search page by another.
const all = new Map<string, Kept>();
let held = 0;

/** The answer of a call to all for whom `shows` is equal. `make` returns it in wire form; who asks meanwhile waits for it. */
export function keptAnswer(
  call: string,
  shows: unknown,
  make: () => Promise<unknown>,
): Promise<KeptAnswer> {
  const name = nameOf(call, shows);
  const known = all.get(name);
  if (known && performance.now() - known.madeAt < LONGEST_MS) return known.answer;
  drop(name);
  const answer = make().then(KeptAnswer.of);
  const kept: Kept = { answer, bytes: 0, madeAt: performance.now() };
  all.set(name, kept);
  answer.then(
    ({ bytes }) => weigh(name, kept, bytes),
    () => all.get(name) === kept && drop(name),
  );
  return answer;
}

/** The answers kept longest make room. */
function weigh(name: string, kept: Kept, bytes: number): void {
  if (all.get(name) !== kept) return;
  kept.bytes = bytes;
  held += bytes;
  for (const oldest of all.keys()) {
    if (held <= MOST_BYTES || oldest === name) break;
    drop(oldest);
  }
}

function drop(name: string): void {
  held -= all.get(name)?.bytes ?? 0;
  all.delete(name);
}
