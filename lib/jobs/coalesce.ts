/** Long enough that the three events of a payment are one wake, short enough that nobody notices. */
const GAP_MS = 200;

export type Coalesced<Name> = {
  wake: (name: Name) => void;
  /** Drops what waits and all that comes later: the jobs' own clock finds that work. */
  stop: () => void;
};

/**
 * Makes one call of `send` out of many kicks of one name: the first goes out at once, those of the next
 * 200 ms together at their end. So whatever was written before a wake is followed by a call.
 */
export function coalesced<Name>(send: (name: Name) => void): Coalesced<Name> {
  const gaps = new Map<Name, NodeJS.Timeout>();
  const waiting = new Set<Name>();
  let isStopped = false;

  const sendNow = (name: Name) => {
    // Unreferenced: a process that has nothing else to do does not live on for a wake.
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
