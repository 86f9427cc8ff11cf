import "server-only";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Made, Order, OrderName } from "@/lib/files/painter/orders.mts";
import { log } from "@/lib/log";
import { type SemaphoreOptions, semaphore } from "@/lib/process/semaphore";

/** Why there is no picture: `late` when it was not made in time, the library's own words otherwise. */
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
 * How long each waits for its turn, and then for its picture: a customer is answered within five seconds, an
 * administrator has more patience. A test lowers it.
 */
export const TIMES: Record<OrderName, { patienceMs: number; limitMs: number }> = {
  portrait: { patienceMs: 2_000, limitMs: 2_500 },
  square: { patienceMs: 15_000, limitMs: 15_000 },
  mail: { patienceMs: 15_000, limitMs: 10_000 },
  card: { patienceMs: 15_000, limitMs: 10_000 },
};

/**
 * Makes a picture in a process of its own, one at a time: a decoder that never ends is killed there, its threads
 * are not those that the shop's answers need, and what it takes of memory goes with it.
 * @throws AppError busy; PaintingFailed.
 */
export function paint<K extends OrderName>(name: K, order: Order<K>): Promise<Made<K>> {
  const { patienceMs, limitMs } = TIMES[name];
  const takeTurn = semaphore("pictures", { ...QUEUE, patienceMs });
  return takeTurn(() => ask(name, order, limitMs));
}

/** Eight photos of a phone are made within two seconds. */
const QUEUE: Omit<SemaphoreOptions, "patienceMs"> = {
  atOnce: 1,
  waiting: 8,
  message: "Many pictures are being prepared right now. Please try again in a few seconds.",
};
/** Starting it takes a fifth of a second, keeping it some 100 MB. */
const IDLE_MS = 60_000;

const kept = globalThis as { painter?: ChildProcess | undefined; painterIdle?: NodeJS.Timeout };

async function ask<K extends OrderName>(
  name: K,
  order: Order<K>,
  limitMs: number,
): Promise<Made<K>> {
  clearTimeout(kept.painterIdle);
  const painter = theirs();
  const over = new AbortController();
  const { signal } = over;
  try {
    const said = Promise.race([
      once(painter, "message", { signal }).then(([answer]) => answer as Answer),
      once(painter, "exit", { signal }).then(() => "gone" as const),
      sleep(limitMs, "late" as const, { signal, ref: false }),
    ]);
    painter.send({ name, order });
    return madeOf<K>(await said);
  } catch (error) {
    if (!(error instanceof PaintingFailed) || error.why === "late") dismiss(painter);
    throw error;
  } finally {
    over.abort();
    kept.painterIdle = setTimeout(() => dismiss(kept.painter), IDLE_MS).unref();
  }
}

function madeOf<K extends OrderName>(said: Answer | "gone" | "late"): Made<K> {
  if (said === "late") throw new PaintingFailed("late", "It took too long.");
  if (said === "gone") throw new PaintingFailed("fault", "The process that makes pictures ended.");
  if ("fault" in said) throw new PaintingFailed("fault", said.fault);
  return said.made as Made<K>;
}

function theirs(): ChildProcess {
  const { painter } = kept;
  if (painter?.connected) return painter;
  const started = fork(/* turbopackIgnore: true */ PROGRAM, {
    // Bytes go as they are.
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [],
    // No secret of the shop's: it reads what strangers send.
    env: { NODE_ENV: "production", UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "2" },
  });
  started.on("error", (error) => log().error({ err: error }, "no process that makes pictures"));
  // The shop's own end does not wait for it.
  started.unref();
  started.channel?.unref();
  kept.painter = started;
  return started;
}

function dismiss(painter: ChildProcess | undefined): void {
  painter?.kill("SIGKILL");
  if (kept.painter === painter) kept.painter = undefined;
}

const PROGRAM = join(process.cwd(), "lib/files/painter/process.mts");
