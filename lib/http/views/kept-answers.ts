import "server-only";
import { LRUCache } from "lru-cache";
import { KeptAnswer } from "@/lib/http/views/answer";
import { nameOf } from "@/lib/http/views/kept";

type Kept = { answer: Promise<KeptAnswer> };

/** Five minutes, as for pages: a view that names rows of a database which was replaced meanwhile is gone by then. */
const LONGEST_MS = 300_000;
/** About two hundred pages of the catalogue. */
const MOST_BYTES = 4_000_000;

// Not on globalThis: Next bundles the start, handlers and pages separately, and to each an answer of another bundle would be
// no KeptAnswer. Calls are asked by one of them, and the search page by another.
const all = new LRUCache<string, Kept>({
  maxSize: MOST_BYTES,
  ttl: LONGEST_MS,
  ttlResolution: 0,
});

/** The answer of a call to all for whom `shows` is equal. `make` returns it in wire form; who asks meanwhile waits for it. */
export function keptAnswer(
  call: string,
  shows: unknown,
  make: () => Promise<unknown>,
): Promise<KeptAnswer> {
  const name = nameOf(call, shows);
  const known = all.get(name);
  if (known) return known.answer;
  const kept: Kept = { answer: make().then(KeptAnswer.of) };
  all.set(name, kept, { size: UNKNOWN_SIZE });
  kept.answer.then(
    ({ bytes }) => weigh(name, kept, bytes),
    () => all.peek(name) === kept && all.delete(name),
  );
  return kept.answer;
}

/** While it is being made. */
const UNKNOWN_SIZE = 1;

/** Replaced, because the size of an entry is counted when it is set; its time goes on. */
function weigh(name: string, kept: Kept, bytes: number): void {
  if (all.peek(name) === kept) all.set(name, { ...kept }, { size: bytes, noUpdateTTL: true });
}
