import "server-only";
import { AppError } from "@/lib/call/errors";

export type SemaphoreOptions = {
  /** How many tasks run at the same time in this process. */
  atOnce: number;
  /** How many wait, first come first served; further ones are refused. */
  waiting: number;
  /** A task that has waited this long is refused too. */
  patienceMs: number;
  /** The message for refused ones. */
  message: string;
};

type Queue = { running: number; waiting: (() => void)[] };

// Next bundles the start, the pages and the handlers separately; all must share the same queue.
const globalState = globalThis as { semaphores?: Map<string, Queue> };

/**
 * A semaphore with a bounded queue for heavy work. Without it, a crowd would take every thread that files,
 * answers and passwords need, and the whole shop would wait.
 * @throws AppError busy from the returned function.
 */
export function semaphore(
  name: string,
  { atOnce, waiting, patienceMs, message }: SemaphoreOptions,
): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = queueOf(name);
  const busy = () =>
    new AppError("busy", message, { retryAfterS: Math.max(1, Math.ceil(patienceMs / 1000)) });
  const begin = async () => {
    if (queue.running < atOnce) queue.running++;
    else if (queue.waiting.length >= waiting) throw busy();
    else if (!(await waitForTurn(queue, patienceMs))) throw busy();
  };
  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      // The slot is handed over directly, so that no newcomer can take it.
      if (next) next();
      else queue.running--;
    }
  };
}

function queueOf(name: string): Queue {
  globalState.semaphores ??= new Map();
  const known = globalState.semaphores.get(name);
  if (known) return known;
  const made: Queue = { running: 0, waiting: [] };
  globalState.semaphores.set(name, made);
  return made;
}

function waitForTurn(queue: Queue, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const come = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(come), 1);
      resolve(false);
    }, patienceMs);
    queue.waiting.push(come);
  });
}
