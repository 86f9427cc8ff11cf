import { execFileSync } from "node:child_process";
import fs from "node:fs";

/**
 * A process as recorded for a later run: the mark distinguishes it from a later process with the same pid.
 */
export type ProcessRecord = { name: string; pid: number; mark: string };

/** Records a live process so that a later run can recognise it; null when it is gone. */
export function recordOf(name: string, pid: number): ProcessRecord | null {
  const mark = startMark(pid);
  return mark === null ? null : { name, pid, mark };
}

/** Whether exactly this process is still alive, not another one that reuses its pid. */
export function isAlive(record: ProcessRecord): boolean {
  return startMark(record.pid) === record.mark;
}

/** The command line of a process, or "" if it cannot be read. */
export function commandOf(pid: number): string {
  try {
    if (fs.existsSync("/proc/self/cmdline")) {
      return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    }
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

/** Signals a process group, or the process if it leads none; ignores processes that are gone. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // Not a group leader, or gone already: try the next target, if any.
    }
  }
}

/** Waits until `done` returns true, at most `timeoutMs`; returns whether it did. */
export async function waitUntil(done: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!done()) {
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

// A zombie has ended; its parent has only not reaped it yet.
function startMark(pid: number): string | null {
  try {
    if (fs.existsSync("/proc/self/stat")) {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
      const [state, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return state === "Z" ? null : (rest[18] ?? null);
    }
    const out = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], {
      encoding: "utf8",
    }).trim();
    return out === "" ? null : out;
  } catch {
    return null;
  }
}
