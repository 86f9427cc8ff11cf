import { setTimeout as sleep } from "node:timers/promises";
import { sentence } from "../local/base/failure.ts";
import { isAnswering, isReady } from "./checks.ts";
import { dropCopy, dropOrphans, othersDir, type Release, takeRelease } from "./copies.ts";
import { type Door, doorAt } from "./door.ts";
import { FigureBook } from "./figures.ts";
import type { Serving } from "./options.ts";
import { isHopeless, MOST_FAILURES, WELL_AFTER_MS, waitBefore } from "./retries.ts";
import { say } from "./say.ts";
import { startWorker, type Worker } from "./worker.ts";

/** Serves the shop by several processes until it is told to end. Returns the exit code. */
export async function supervise(serving: Serving): Promise<number> {
  await dropOrphans(serving.from);
  const release = await takeRelease(serving.from);
  const door = await doorAt(serving);
  const supervisor = new Supervisor(serving, door, release);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => void supervisor.stop(signal));
  }
  // A terminal that is closed says SIGHUP too.
  const isInTerminal = process.stdin.isTTY;
  process.on("SIGHUP", () => void (isInTerminal ? supervisor.stop("SIGINT") : supervisor.roll()));
  void supervisor.start();
  return supervisor.over;
}

/** Longer than a process takes to end its last work (lib/process/shutdown.ts). */
const LEAVE_MS = 50_000;
const CHECK_EVERY_MS = 5_000;
const CHECK_LIMIT_MS = 10_000;
/** So many checks in a row without an answer: half a minute in which no visitor had one either. */
const MOST_MISSES = 3;
const HOPELESS = "its processes end at start, again and again. What they said stands above.";

class Supervisor {
  readonly over: Promise<number>;
  readonly #serving: Serving;
  readonly #door: Door;
  readonly #figures = new FigureBook();
  /** Those that are given connections, by their number. */
  readonly #workers = new Map<number, Worker>();
  /** All that live, also those that start or leave. */
  readonly #living = new Set<Worker>();
  readonly #failures = new Map<number, number>();
  #release: Release;
  #rolling: Promise<void> | undefined;
  #isStopping = false;
  #end!: (code: number) => void;

  constructor(serving: Serving, door: Door, release: Release) {
    this.#serving = serving;
    this.#door = door;
    this.#release = release;
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /**
   * The first process alone: wrong settings are told once, and it opens the shop sooner. The port is opened when it is
   * ready: connections that waited behind an open one would wait for as long as a start takes.
   */
  async start(): Promise<void> {
    const { processes } = this.#serving;
    const { pid } = process;
    say.info(
      { pid, processes, build: this.#release.buildId },
      `starting for ${this.#door.address}`,
    );
    const [first = 1, ...others] = this.#numbers();
    await this.#fill(first);
    if (this.#isStopping) return;
    await this.#door.open().catch((error: unknown) => this.#giveUp(sentence(error)));
    for (const number of others) void this.#fill(number);
  }

  /** Replaces one process after the other by one of the release that is there now. */
  async roll(): Promise<void> {
    if (this.#isStopping) return;
    // One more after the present one: it may have taken an earlier release.
    await this.#rolling;
    if (this.#rolling) return;
    this.#rolling = this.#replaceAll().catch((error: unknown) => {
      say.error(`nothing was replaced: ${sentence(error)}`);
    });
    await this.#rolling;
    this.#rolling = undefined;
  }

  /** Ends the shop: on SIGTERM it says so first, for load balancers to look elsewhere. */
  async stop(signal: "SIGTERM" | "SIGINT"): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    say.info({ signal }, "stopping");
    for (const worker of this.#workers.values()) worker.say({ type: "stopping" });
    if (signal === "SIGTERM") await sleep(this.#serving.shutdownDelayMs);
    await this.#door.close();
    const serving = new Set(this.#workers.values());
    for (const worker of this.#living) if (!serving.has(worker)) worker.kill();
    await Promise.all([...serving].map((worker) => this.#retire(worker)));
    await this.#close(0);
  }

  #numbers(): number[] {
    return Array.from({ length: this.#serving.processes }, (_, index) => index + 1);
  }

  /** Starts a process, again and again until one is ready. */
  async #fill(number: number): Promise<void> {
    while (!this.#isStopping) {
      const failures = this.#failures.get(number) ?? 0;
      await sleep(waitBefore(failures));
      const worker = await this.#tried(number, this.#release);
      if (worker) return this.#admit(worker);
      const all = Math.max(failures, this.#failures.get(number) ?? 0) + 1;
      this.#failures.set(number, all);
      if (isHopeless(all, this.#workers.size)) return this.#giveUp(HOPELESS);
    }
  }

  /** A process that is ready; undefined when it has ended at start. */
  async #tried(number: number, release: Release): Promise<Worker | undefined> {
    const worker = await this.#started(number, release);
    if (!worker || (await isReady(worker))) return worker;
    worker.kill();
    const { why, isMisset } = await worker.ended;
    if (this.#isStopping) return undefined;
    say.error({ number, pid: worker.pid }, `a process ${why} at start`);
    if (isMisset) this.#failures.set(number, MOST_FAILURES);
    return undefined;
  }

  async #started(number: number, release: Release): Promise<Worker | undefined> {
    if (this.#isStopping) return undefined;
    try {
      const worker = await startWorker(this.#serving, release, number);
      this.#living.add(worker);
      void worker.gone.then(() => this.#living.delete(worker));
      this.#figures.follow(worker);
      if (this.#isStopping) worker.kill();
      return worker;
    } catch (error) {
      say.error(`a process could not be started: ${sentence(error)}`);
      return undefined;
    }
  }

  #admit(worker: Worker): void {
    const { number, pid } = worker;
    const earlier = this.#workers.get(number);
    this.#workers.set(number, worker);
    this.#door.admit(worker);
    say.info({ number, pid, build: worker.release.buildId }, "a process is ready");
    if (earlier) void this.#retire(earlier);
    worker.hear((message) => {
      if (message.type === "figures-wanted") void this.#answer(worker, message.id);
      if (message.type === "leaving") this.#replace(worker, "was told to end");
    });
    void worker.ended.then(({ why }) => this.#replace(worker, why));
    void worker.gone.then(() => this.#figures.keep(worker));
    void this.#watch(worker);
  }

  /** Takes a process that has ended, or will, out of service, and starts another one. */
  #replace(worker: Worker, why: string): void {
    const { number, pid } = worker;
    const wasServing = this.#workers.get(number) === worker;
    this.#door.dismiss(worker);
    if (!wasServing || this.#isStopping) return;
    this.#workers.delete(number);
    if (!worker.isOver()) void this.#retire(worker);
    const wasWell = performance.now() - worker.startedAt > WELL_AFTER_MS;
    this.#failures.set(number, wasWell ? 0 : (this.#failures.get(number) ?? 0) + 1);
    this.#figures.countRestart();
    say.warn({ number, pid }, `a process ${why}: another one is started`);
    void this.#fill(number);
  }

  /** Lets a process finish what is under way. */
  async #retire(worker: Worker): Promise<void> {
    this.#door.dismiss(worker);
    worker.say({ type: "leave" });
    const late = sleep(LEAVE_MS, "late" as const, { ref: false });
    if ((await Promise.race([worker.ended, late])) !== "late") return;
    say.warn({ number: worker.number, pid: worker.pid }, "a process did not end in time");
    worker.kill();
    await worker.ended;
  }

  async #replaceAll(): Promise<void> {
    const earlier = this.#release;
    const release = await takeRelease(this.#serving.from);
    for (const number of this.#numbers()) {
      const worker = await this.#tried(number, release);
      if (!worker) {
        if (this.#release !== release) await dropCopy(release.build);
        if (!this.#isStopping) say.error("the new build does not start: the earlier one goes on");
        return;
      }
      this.#release = release;
      this.#failures.set(number, 0);
      const before = this.#workers.get(number);
      this.#admit(worker);
      // One after the other: memory is needed for one process more, not for twice as many.
      await before?.ended;
    }
    await dropCopy(earlier.build);
    say.info({ build: release.buildId }, "every process has been replaced");
  }

  /** Kills a process that no longer answers, though it lives. */
  async #watch(worker: Worker): Promise<void> {
    const port = await worker.port;
    let misses = 0;
    while (!worker.isOver() && port !== undefined && misses < MOST_MISSES) {
      await sleep(CHECK_EVERY_MS, undefined, { ref: false });
      misses = (await isAnswering(port, CHECK_LIMIT_MS)) ? 0 : misses + 1;
    }
    if (worker.isOver() || this.#workers.get(worker.number) !== worker) return;
    say.error(
      { number: worker.number, pid: worker.pid },
      "a process does not answer: it is killed",
    );
    worker.kill();
  }

  async #answer(worker: Worker, id: number): Promise<void> {
    const metrics = await this.#figures.all([...this.#workers.values()]);
    worker.say({ type: "all-figures", id, metrics });
  }

  async #giveUp(why: string): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    say.fatal(`The shop does not start: ${why}`);
    for (const worker of this.#living) worker.kill();
    await this.#close(1);
  }

  async #close(code: number): Promise<void> {
    await Promise.all([...this.#living].map((worker) => worker.gone));
    await Promise.all([this.#release.build, othersDir()].map(dropCopy));
    this.#end(code);
  }
}
