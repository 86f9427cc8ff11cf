import { startAlone } from "./serving/alone.ts";
import { readServing } from "./serving/options.ts";
import { supervise } from "./serving/supervisor.ts";

/**
 * `npm start`: the production build behind one port. `PROCESSES` processes (one for each core unless it is set) with a
 * supervisor in front; with `PROCESSES=1` plain `next start`.
 */
export async function main(args: string[]): Promise<number> {
  const serving = readServing(args, process.env);
  return serving.processes === 1 ? startAlone(serving) : supervise(serving);
}
