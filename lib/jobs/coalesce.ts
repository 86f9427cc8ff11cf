/** Long enough to join the three events of a payment, short enough not to be noticed. */
const GAP_MS = 200;

export type Coalesced<Name> = {
  wake: (name: Name) => void;
  /** Drops pending and later wakes: the jobs' schedule finds that work. */
  stop: () => void;
};

/**
 * Throttles `send` per name: the first wake goes out at once, those of the next 200 ms together at their
 * end. So every change made before a wake is followed by a call.
 */
export function coalesced<Name>(send: (name: Name) => void): Coalesced<Name> {
  const gaps = new Map<Name, NodeJS.Timeout>();
  const waiting = new Set<Name>();
  let isStopped = false;

  const sendNow = (name: Name) => {
    // Unreferenced, so that a pending wake does not keep the process alive.
    gaps.set(name, setTimeout(() => endGap(name), GAP_MS).unref());
    send(name);
  };
  const endGap = (name: Name) => {
    gaps.delete(name);
    if (waiting.delete(name)) sendNow(name);
  };
  return {
    wake: (name) => {
      if (isStopped) return;
      if (gaps.has(name)) waiting.add(name);
      else sendNow(name);
    },
    stop: () => {
      isStopped = true;
      for (const gap of gaps.values()) clearTimeout(gap);
    },
  };
}
