import { setTimeout as wait } from "node:timers/promises";
import { Comparison } from "./differences.ts";
import { contractSteps } from "./steps.ts";
import { type Answer, newMemory, send, type Target } from "./walk.ts";

type PrintLine = (line: string) => void;

/** Checks the answers of one target; reports each step, returns the number of wrong answers. */
export async function check(target: Target, print: PrintLine): Promise<number> {
  const memory = newMemory();
  let wrong = 0;
  for (const step of contractSteps()) {
    const problem = problemOf(await send(target, step, memory));
    if (problem) wrong += 1;
    print(`  ${problem ? "✗" : "✓"} ${step.name}${problem ? `: ${problem}` : ""}`);
  }
  return wrong;
}

/**
 * Sends both targets the same requests; reports each difference, returns their number. `pauseMs` between
 * steps.
 */
export async function compare(
  [real, standIn]: [Target, Target],
  print: PrintLine,
  pauseMs = 0,
): Promise<number> {
  const memories = [newMemory(), newMemory()] as const;
  // The same receipts on both sides, so that answers that repeat them agree.
  memories[1].run = memories[0].run;
  const comparison = new Comparison();
  let count = 0;
  for (const step of contractSteps()) {
    const answer = await send(real, step, memories[0]);
    const differences = comparison.of(answer, await send(standIn, step, memories[1]));
    count += differences.length;
    print(`  ${differences.length > 0 ? "✗" : "✓"} ${step.name}`);
    for (const one of differences) {
      print(`      ${one.where}: real ${one.real}, stand-in ${one.standIn}`);
    }
    await wait(pauseMs);
  }
  return count;
}

/** Why an answer is not as expected; null if it is. */
export function problemOf({ step, status, body }: Answer): string | null {
  if (status !== step.status) return `answered ${status}, not ${step.status}`;
  const parsed = step.shape.safeParse(body);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  return `${issue?.path.join(".")}: ${issue?.message}`;
}
