import { setTimeout as sleep } from "node:timers/promises";

/**
 * The result of one request: `ms` counts from when it was due, so that queueing in the client is included.
 */
export type Shot = { at: number; name: string; ms: number; problem?: string };

type Load = {
  perSecond: number;
  /** At most. */
  seconds: number;
  /** Whether it may end before. */
  isOver?: () => boolean;
  /** Starts one request. @throws Error for an unexpected answer. */
  fire: () => { name: string; done: Promise<void> };
  onShot: (shot: Shot) => void;
};

/** So many open requests mean that the server has stopped: the load ends. */
const MOST_OPEN = 2_000;

/**
 * Starts requests at a fixed rate whether or not earlier ones are answered (open loop), and waits for the
 * last. `at` is in ms from the start.
 * @throws Error when the server no longer answers.
 */
export async function openLoop({ perSecond, seconds, isOver, fire, onShot }: Load): Promise<void> {
  const began = performance.now();
  const open = new Set<Promise<void>>();
  const total = perSecond * seconds;
  for (let count = 0; count < total && !isOver?.(); count += 1) {
    const due = began + (count * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    if (open.size > MOST_OPEN) throw new Error(`${open.size} requests are not answered`);
    const { name, done } = fire();
    const shot = done
      .then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      .then((problem) => {
        const now = performance.now();
        onShot({ at: due - began, name, ms: now - due, problem });
        open.delete(shot);
      });
    open.add(shot);
  }
  await Promise.all(open);
}
