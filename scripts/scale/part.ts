import fs from "node:fs";
import { type Child, type ChildOptions, startChild } from "../local/process/children.ts";
import { signalGroup } from "../local/process/processes.ts";

/** A program of a stack, which may be ended and started again at the same address. */
export type Part = {
  start: () => Promise<void>;
  /** SIGKILL ends all of its processes at once, as a power cut does; other signals go to the first one, as from systemd. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};

/** One that is told something by signals that do not end it. */
export type ToldPart = Part & { say: (signal: NodeJS.Signals) => void };

type Program = ChildOptions & {
  onStart: (child: Child) => void;
  /** Waits until it can be used. Throws `Failure` when it has ended. */
  ready: (child: Child) => Promise<void>;
};

/** A part that is a program of its own. */
export function programPart({ onStart, ready, ...options }: Program): ToldPart {
  let child: Child | undefined;
  return {
    start: async () => {
      // What it said before it was ended stays readable.
      if (child) fs.renameSync(options.logFile, `${options.logFile}.${child.pid}`);
      child = startChild(options);
      onStart(child);
      await ready(child);
    },
    end: async (signal) => {
      if (!child || child.isOver()) return;
      if (signal === "SIGKILL") signalGroup(child.pid, signal);
      else process.kill(child.pid, signal);
      await child.exitCode;
    },
    say: (signal) => void (child && process.kill(child.pid, signal)),
  };
}
