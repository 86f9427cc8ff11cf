import "server-only";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Made, Order, OrderName } from "@/lib/files/painter/orders.mts";
import { log } from "@/lib/log";
import { type SemaphoreOptions, semaphore } from "@/lib/process/semaphore";

/** Why there is no picture: `late` after the timeout, else the image library's message. */
export class PaintingFailed extends Error {
  constructor(
    readonly why: "late" | "fault",
    words: string,
  ) {
    super(words);
    this.name = "PaintingFailed";
  }
}

/**
 * How long a request waits in the queue, and then for its picture: a customer gets an answer within five
 * seconds, an administrator waits longer. A test lowers it.
 */
export const TIMES: Record<OrderName, { patienceMs: number; limitMs: number }> = {
  portrait: { patienceMs: 2_000, limitMs: 2_500 },
  photo: { patienceMs: 4_000, limitMs: 4_000 },
  square: { patienceMs: 15_000, limitMs: 15_000 },
  mail: { patienceMs: 15_000, limitMs: 10_000 },
  card: { patienceMs: 15_000, limitMs: 10_000 },
  sheet: { patienceMs: 15_000, limitMs: 15_000 },
  paper: { patienceMs: 30_000, limitMs: 30_000 },
};

/**
 * Makes a picture in a child process, one at a time: a decoder that hangs can be killed, does not block the
 * shop's threads, and its memory is freed with it.
 * @throws AppError busy; PaintingFailed.
 */
export function paint<K extends OrderName>(name: K, order: Order<K>): Promise<Made<K>> {
  const { patienceMs, limitMs } = TIMES[name];
  const withTurn = semaphore("pictures", { ...QUEUE, patienceMs });
  return withTurn(() => ask(name, order, limitMs));
}

/** Eight photos from a phone take less than two seconds. */
const QUEUE: Omit<SemaphoreOptions, "patienceMs"> = {
  atOnce: 1,
  waiting: 8,
  message: "Many pictures are being prepared right now. Please try again in a few seconds.",
};
/** Starting the process takes a fifth of a second; an idle one holds some 100 MB. */
const IDLE_MS = 60_000;

const globalState = globalThis as {
  painter?: ChildProcess | undefined;
  painterIdle?: NodeJS.Timeout;
};

async function ask<K extends OrderName>(
  name: K,
  order: Order<K>,
  limitMs: number,
): Promise<Made<K>> {
  clearTimeout(globalState.painterIdle);
  const painter = painterProcess();
  const over = new AbortController();
  const { signal } = over;
  try {
    const outcome = Promise.race([
      once(painter, "message", { signal }).then(([answer]) => answer as Answer),
      once(painter, "exit", { signal }).then(() => "gone" as const),
      sleep(limitMs, "late" as const, { signal, ref: false }),
    ]);
    painter.send({ name, order });
    return madeOf<K>(await outcome);
  } catch (error) {
    if (!(error instanceof PaintingFailed) || error.why === "late") dismiss(painter);
    throw error;
  } finally {
    over.abort();
    globalState.painterIdle = setTimeout(() => dismiss(globalState.painter), IDLE_MS).unref();
  }
}

function madeOf<K extends OrderName>(outcome: Answer | "gone" | "late"): Made<K> {
  if (outcome === "late") throw new PaintingFailed("late", "It took too long.");
  if (outcome === "gone")
    throw new PaintingFailed("fault", "The process that makes pictures ended.");
  if ("fault" in outcome) throw new PaintingFailed("fault", outcome.fault);
  return outcome.made as Made<K>;
}

function painterProcess(): ChildProcess {
  const { painter } = globalState;
  if (painter?.connected) return painter;
  const started = fork(/* turbopackIgnore: true */ PROGRAM, {
    // Bytes are sent as they are.
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [],
    // None of the shop's secrets: the process reads what strangers send.
    env: { NODE_ENV: "production", UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" },
  });
  started.on("error", (error) => log().error({ err: error }, "no process that makes pictures"));
  // The shop's shutdown does not wait for it.
  started.unref();
  started.channel?.unref();
  globalState.painter = started;
  return started;
}

function dismiss(painter: ChildProcess | undefined): void {
  painter?.kill("SIGKILL");
  if (globalState.painter === painter) globalState.painter = undefined;
}

const PROGRAM = join(process.cwd(), "lib/files/painter/process.mts");
