import "server-only";
import { AppError } from "@/lib/call/errors";

export type SemaphoreOptions = {
  /** So many works run at a time in this process. */
  atOnce: number;
  /** So many wait, in the order they came: who comes then is sent away. */
  waiting: number;
  /** Who has waited this long is sent away too: an answer has its time. */
  patienceMs: number;
  /** What those are told. */
  message: string;
};

type Queue = { running: number; waiting: (() => void)[] };

// Next bundles the start, the pages and the handlers apart; all of them must stand in the same queue.
const kept = globalThis as { turns?: Map<string, Queue> };

/**
 * A bounded queue of this process for heavy work. Without one, a crowd takes every thread that files, answers
 * and passwords need as well, and the whole shop waits for the slowest.
 * @throws AppError busy from the function that it answers.
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
    else if (!(await turnComes(queue, patienceMs))) throw busy();
  };
  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      // The turn is handed on, so that nobody who comes meanwhile takes it.
      if (next) next();
      else queue.running--;
    }
  };
}

function queueOf(name: string): Queue {
  kept.turns ??= new Map();
  const known = kept.turns.get(name);
  if (known) return known;
  const made: Queue = { running: 0, waiting: [] };
  kept.turns.set(name, made);
  return made;
}

function turnComes(queue: Queue, patienceMs: number): Promise<boolean> {
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
