/** Shorter than the 15 minutes after which the job runner takes a job for dead, by more than one slow batch. */
const LONGEST_MS = 5 * 60_000;

/**
 * A job that goes on while its batches come back full, so that what is more than a batch does not wait
 * for the next minute. `work` takes at most `size` and answers how many it took; it must put the next try
 * of what it took into the future, or what fails would come back in the very next batch. What still waits
 * when the job is told to stop, or has run for five minutes, is found by its next run. Answers how many.
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
