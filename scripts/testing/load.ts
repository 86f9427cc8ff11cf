import os from "node:os";
import { startChild } from "../local/process/children.ts";
import type { Workspace } from "./workspace.ts";

/** Keeps half of the cores busy until the workspace closes, like other work on a shared machine. */
export function startLoad(space: Workspace): void {
  const count = Math.max(1, Math.floor(os.availableParallelism() / 2));
  for (let nth = 1; nth <= count; nth += 1) {
    const command = [process.execPath, "-e", "while (true);"];
    space.add(startChild({ name: `load-${nth}`, command, logFile: space.log("load") }));
  }
  console.log(`Beside a load on ${count} of ${os.availableParallelism()} cores.`);
}
