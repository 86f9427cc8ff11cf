import { type ChildProcess, fork } from "node:child_process";
import type { Socket } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ToProcess, ToSupervisor } from "../../lib/process/messages.ts";
import { type Ending, lastWords } from "../local/process/last-words.ts";
import { copyFor, dropCopy, othersDir, type Release } from "./copies.ts";
import { nextCommand } from "./next-command.ts";
import type { Serving } from "./options.ts";

/** One process of the shop. */
export type Worker = {
  /** Its place among the processes, from 1. */
  number: number;
  pid: number;
  release: Release;
  startedAt: number;
  /** The port on which it alone answers, on 127.0.0.1, once it has told; undefined when it has ended before. */
  port: Promise<number | undefined>;
  /** How it ended. */
  ended: Promise<End>;
  /** Resolves when all it has said is heard and its copy of the build is deleted, after it has ended. */
  gone: Promise<void>;
  isOver: () => boolean;
  say: (message: ToProcess) => void;
  hear: (heard: (message: ToSupervisor) => void) => void;
  /** Hands it a connection. `given` gets what is left of it: nothing when it is on its way. */
  give: (socket: Socket, given: (left: Socket | undefined) => void) => void;
  kill: () => void;
};

/** How a process ended: the end of a sentence, and whether its settings are wrong, so that another one would end too. */
export type End = { why: string; isMisset: boolean };

/** What lib/boot/start.ts exits with when the settings are wrong: EX_CONFIG of sysexits.h. */
const MISSET = 78;

/** Starts a process of a release on a copy of its build. */
export async function startWorker(
  serving: Serving,
  release: Release,
  number: number,
): Promise<Worker> {
  const copy = await copyFor(release);
  const child = launch(serving, release, number, path.basename(copy));
  let isOver = false;
  const silent = new Promise((resolve) => child.once("disconnect", resolve));
  const ended = endOf(child).then((ending) => {
    isOver = true;
    return { why: lastWords(ending, ""), isMisset: ending.code === MISSET };
  });
  const gone = ended.then(async () => {
    await Promise.race([silent, sleep(1_000)]);
    await dropCopy(copy);
  });
  const hear: Worker["hear"] = (heard) =>
    child.on("message", (message) => heard(message as ToSupervisor));
  const started = new Promise<number>((resolve) => {
    hear((message) => message.type === "started" && resolve(message.port));
  });
  return {
    ...{ number, release, ended, gone, hear },
    pid: child.pid ?? 0,
    startedAt: performance.now(),
    port: Promise.race([started, ended.then(() => undefined)]),
    isOver: () => isOver,
    say: (message) => void (child.connected && child.send(message, () => undefined)),
    give: (socket, given) => giveTo(child, socket, given),
    kill: () => void child.kill("SIGKILL"),
  };
}

function launch(serving: Serving, { folder }: Release, number: number, distDir: string) {
  const [program = "", ...args] = nextCommand(serving, { folder, host: "127.0.0.1", port: 0 });
  return fork(program, args, {
    cwd: folder,
    execArgv: [],
    env: {
      // glibc gives each thread a pool of memory of its own, and hardly ever takes it back.
      MALLOC_ARENA_MAX: "2",
      ...process.env,
      NODE_ENV: "production",
      NEXT_DIST_DIR: distDir,
      PROCESSES: String(serving.processes),
      PROCESS_NUMBER: String(number),
      OTHER_BUILDS_DIR: othersDir(),
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/**
 * Sends a connection and closes it here once it is on its way. Were it not kept open until then, Node would close it
 * when the process has ended without being missed yet.
 */
function giveTo(child: ChildProcess, socket: Socket, given: (left: Socket | undefined) => void) {
  if (!child.connected) return given(socket);
  const message: ToProcess = { type: "connection" };
  child.send(message, socket, { keepOpen: true }, (error) => {
    if (!error) socket.destroy();
    given(error ? socket : undefined);
  });
}

function endOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
    child.once("error", () => resolve({ code: null, signal: null }));
  });
}
