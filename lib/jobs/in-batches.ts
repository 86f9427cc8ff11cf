/** Well below the 15 minutes after which the job runner considers a job dead, even with one slow batch. */
const LONGEST_MS = 5 * 60_000;

/**
 * A job that repeats while its batches are full, so that the rest does not wait for the next minute. `work`
 * takes at most `size` items and returns how many; it must postpone the next attempt of each, or failing
 * items would return in the next batch. The job ends when it is told to stop or after five minutes; the next
 * run takes the rest. Returns how many items it took.
 */
export function inBatches(
  size: number,
  work: (size: number) => Promise<number>,
): (stop?: AbortSignal) => Promise<number> {
  return async (stop) => {
    const end = Date.now() + LONGEST_MS;
    let total = 0;
    let taken: number;
    do {
      taken = await work(size);
      total += taken;
    } while (taken >= size && !stop?.aborted && Date.now() < end);
    return total;
  };
}
