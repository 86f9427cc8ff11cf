import type { Line } from "@/workshop/bench/data/line";
import { percentile, timed } from "@/workshop/bench/measure";

/** Milliseconds. */
export type Figures = { p50: number; p95: number; max: number };

const WARM_UP = 3;
const AT_ONCE = 4;

/** Measures the line alone, one run after the other, and then with four in parallel. */
export async function measureLine({ run }: Line, runs: number): Promise<Figures[]> {
  for (let turn = 0; turn < WARM_UP; turn += 1) await run(turn);
  const alone: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) alone.push(await timed(() => run(turn)));
  const together: number[] = [];
  let turn = 0;
  const worker = async () => {
    while (turn < runs) {
      const mine = turn++;
      together.push(await timed(() => run(mine)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return [figuresOf(alone), figuresOf(together)];
}

function figuresOf(times: number[]): Figures {
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), max: Math.max(...times) };
}
