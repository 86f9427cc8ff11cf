export type Figures = { p50: number; p95: number; cpu: number };

/** Runs `work` a number of times in sequence: wall time in ms, CPU of the whole process per run. */
export async function measure(runs: number, work: () => Promise<unknown>): Promise<Figures> {
  for (let run = 0; run < 3; run += 1) await work();
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) times.push(await timed(work));
  const { user, system } = process.cpuUsage(before);
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    cpu: (user + system) / 1000 / runs,
  };
}

/**
 * Runs two kinds of work alternately, so that a machine with drifting speed slows both: the median of b ÷ a
 * over the pairs.
 */
export async function ratio(
  runs: number,
  a: () => Promise<unknown>,
  b: () => Promise<unknown>,
): Promise<number> {
  const ratios: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const first = await timed(a);
    ratios.push((await timed(b)) / first);
  }
  return percentile(ratios, 0.5);
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The value that this share of the values does not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((x, y) => x - y);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
