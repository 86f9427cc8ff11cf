import fs from "node:fs";
import path from "node:path";
import { until } from "@/tests/support/servers/stop-points";

/** Set by scripts/testing/scale/scale.ts, which starts the stack. */
const { CONTROL = "", LOGS = "" } = process.env;
export const { ORIGIN = "", RAZORPAY_API_ORIGIN = "", RAZORPAY_CONTROL = "" } = process.env;
/** The addresses of the machines behind nginx. */
export const MACHINES = (process.env.MACHINES ?? "").split(",");
if (CONTROL === "") throw new Error("These tests need their stack: npm test -- scale.");

export type MachineName = "machine-1" | "machine-2";
type PartName = MachineName | "nginx" | "pooler" | "bucket" | "replica";

/** Starts a part that has ended, and waits until it answers. */
export const start = (part: PartName) => order(`${part}/start`);

/** Ends a part, and waits until it has ended. */
export const end = (part: PartName, signal: NodeJS.Signals = "SIGKILL") =>
  order(`${part}/end/${signal}`);

/** Brings another build to a machine as docs/operating.md says, and waits until all of its processes serve it. */
export async function deploy(machine: MachineName, release: "earlier" | "later"): Promise<void> {
  const before = replaced(machine);
  await order(`${machine}/deploy/${release}`);
  await order(`${machine}/say/SIGHUP`);
  await until(`${machine} serves it`, async () => replaced(machine) > before, 240_000);
}

async function order(path: string): Promise<void> {
  const answer = await fetch(`${CONTROL}/${path}`, { method: "POST" });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

/** How often all processes of a machine have been replaced. */
function replaced(machine: MachineName): number {
  const log = fs.readFileSync(path.join(LOGS, `${machine}.log`), "utf8");
  return log.split("every process has been replaced").length - 1;
}
