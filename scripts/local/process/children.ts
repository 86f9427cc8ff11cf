import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import readline from "node:readline";
import type { Readable } from "node:stream";
import { Failure } from "../base/failure.ts";
import { displayPath, root } from "../base/settings.ts";
import { type Ending, lastWords } from "./last-words.ts";
import { type ProcessRecord, recordOf, signalGroup, waitUntil } from "./processes.ts";

export type ChildOptions = {
  name: string;
  /** The program and its arguments. */
  command: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  /** The log file for the program's output, or our own output if `echo` is set: a name stands before each line. */
  logFile: string;
  echo?: boolean | string;
};

export type Child = {
  name: string;
  pid: number;
  logFile: string;
  isOver(): boolean;
  /** Resolves when the program has ended for any reason, with its exit code if it had one. */
  exitCode: Promise<number | null>;
  /** How it has ended; null while it runs. */
  ending(): Ending | null;
  /** Sends SIGTERM to the process group, and SIGKILL after `patienceMs`. */
  stop(patienceMs?: number): Promise<void>;
};

/** Starts a program in its own process group, so that Ctrl-C reaches it only through us, in order. */
export function startChild(options: ChildOptions): Child {
  const { name, logFile } = options;
  const child = launch(options);
  const { pid } = child;
  let ending: Ending | null = null;
  const over = () => ending !== null;
  const exitCode = whenEnded(child).then((how) => {
    ending = how;
    return how.code;
  });
  if (pid === undefined) throw new Failure(`${name} could not be started.`);
  const stop = async (patienceMs = 4_000) => {
    if (!over()) signalGroup(pid, "SIGTERM");
    await Promise.race([exitCode, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    // Also ends grandchildren that outlived the group leader.
    signalGroup(pid, "SIGKILL");
    await waitUntil(over, 1_000);
  };
  return { name, pid, logFile, isOver: over, exitCode, ending: () => ending, stop };
}

/** A record of the child for the lock file. */
export function recordOfChild({ name, pid }: Child): ProcessRecord | null {
  return recordOf(name, pid);
}

/** One sentence for a program that ended unexpectedly: the reason, and its log file. */
export function endedSentence({ name, logFile, ending }: Child): string {
  const log = fs.existsSync(logFile) ? fs.readFileSync(logFile, "utf8") : "";
  const why = lastWords(ending() ?? { code: null, signal: null }, log);
  return `${name} ${why}: see ${displayPath(logFile)}.`;
}

/** Runs a program to its end and returns its output. Throws `Failure` when it fails. */
export async function runToEnd(options: ChildOptions & { failure: string }): Promise<string> {
  const child = launch(options);
  running.add(child);
  const { code } = await whenEnded(child);
  running.delete(child);
  const output = fs.readFileSync(options.logFile, "utf8");
  if (code === 0) return output;
  const sentence = ownSentence(output);
  throw new Failure(sentence ?? `${options.failure}: see ${displayPath(options.logFile)}.`);
}

/** Kills the programs that `runToEnd` is waiting for, for a Ctrl-C during a build. */
export function stopRunning(): void {
  for (const { pid } of running) if (pid !== undefined) signalGroup(pid, "SIGKILL");
}

const running = new Set<ChildProcess>();

function launch({ command, env, cwd, uid, gid, logFile, echo }: ChildOptions): ChildProcess {
  const [file = "", ...args] = command;
  const log = fs.openSync(logFile, "w");
  const output = typeof echo === "string" ? "pipe" : echo ? "inherit" : log;
  const child = spawn(file, args, {
    cwd: cwd ?? root,
    env: env ?? process.env,
    uid,
    gid,
    detached: true,
    stdio: ["ignore", output, output],
  });
  fs.closeSync(log);
  for (const stream of [child.stdout, child.stderr]) if (stream) printLines(stream, `${echo}`);
  return child;
}

function printLines(stream: Readable, name: string): void {
  const lines = readline.createInterface({ input: stream });
  lines.on("line", (line) => console.log(`${name.padEnd(11)} │ ${line}`));
}

function whenEnded(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
    child.once("error", () => resolve({ code: null, signal: null }));
  });
}

// Our own scripts end with one sentence marked like this.
function ownSentence(output: string): string | undefined {
  return /^FAILED: (.+)$/m.exec(output)?.[1];
}
