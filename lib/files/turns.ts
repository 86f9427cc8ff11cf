/**
 * Runs at most `size` of the given works at a time in this process; the others wait in the order they came.
 */
export function inTurns(size: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The turn is handed on, so that nobody who comes meanwhile takes it.
      if (next) next();
      else running--;
    }
  };
}
