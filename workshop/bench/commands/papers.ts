import { inherited } from "../../../scripts/local/app-env.ts";
import { shopProgram } from "../../../scripts/local/commands.ts";
import { run } from "../../../scripts/testing/runners.ts";
import type { Workspace } from "../../../scripts/testing/workspace.ts";
import { machine } from "../machine.ts";

/**
 * `npm run bench -- papers`: prints invoices and exports a month of 10,000 tax documents. Returns the exit code: 1 when
 * the export takes over 5 s, an invoice in three copies 150 ms at p95, or the event loop waits 20 ms.
 */
export async function papersBench(space: Workspace): Promise<number> {
  console.log(machine());
  const program = shopProgram("workshop/bench/papers/run.ts");
  return (await run(space, "papers-bench", program, inherited())) ?? 1;
}
