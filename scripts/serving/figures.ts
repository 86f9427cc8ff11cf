import { setTimeout as sleep } from "node:timers/promises";
import { AggregatorRegistry } from "prom-client";
import type { Worker } from "./worker.ts";

/** Metrics as prom-client's `getMetricsAsJSON` gives them. */
type Metrics = object[];

/** How long a process may take to tell its figures, in ms; then those count that it told last. */
const LIMIT_MS = 3_000;

/**
 * The figures of all processes. Those of a process that has ended are kept: counters that go down look like a
 * restart of everything, and what was left would be counted again.
 */
export class FigureBook {
  readonly #last = new Map<Worker, Metrics>();
  readonly #waiting = new Map<number, () => void>();
  #ofEnded: Metrics = [];
  #asked = 0;
  #restarts = 0;

  /** Hears what a process tells. */
  follow(worker: Worker): void {
    worker.hear((message) => {
      if (message.type !== "figures") return;
      this.#last.set(worker, message.metrics);
      this.#waiting.get(message.id)?.();
    });
  }

  /** Counts a process that was started in the place of one that had ended unasked. */
  countRestart(): void {
    this.#restarts += 1;
  }

  /** Keeps what a process had counted that has ended, as far as it has told. */
  async keep(worker: Worker): Promise<void> {
    const last = this.#last.get(worker) ?? [];
    this.#last.delete(worker);
    this.#ofEnded = await sumOf([this.#ofEnded, last.filter(isCounted)]);
  }

  /** The figures of these processes, which serve, of those that leave or have ended, and of the supervisor. */
  async all(workers: readonly Worker[]): Promise<object[][]> {
    await Promise.all(workers.map((worker) => this.#ask(worker)));
    // Those that leave have told theirs before.
    const told = [...this.#last.values()];
    return [...told, this.#ofEnded, supervisorFigures(workers.length, this.#restarts)];
  }

  async #ask(worker: Worker): Promise<void> {
    this.#asked += 1;
    const id = this.#asked;
    const answered = new Promise<void>((resolve) => this.#waiting.set(id, resolve));
    worker.say({ type: "figures-asked", id });
    await Promise.race([answered, worker.ended, sleep(LIMIT_MS, undefined, { ref: false })]);
    this.#waiting.delete(id);
  }
}

/** Whether a metric only grows; a gauge of a process that has ended says nothing any more. */
const isCounted = (metric: object) =>
  "type" in metric && (metric.type === "counter" || metric.type === "histogram");

async function sumOf(parts: Metrics[]): Promise<Metrics> {
  return AggregatorRegistry.aggregate(parts).getMetricsAsJSON();
}

function supervisorFigures(answering: number, restarts: number): object[] {
  const metric = (name: string, help: string, type: string, value: number) => {
    return { name, help, type, aggregator: "sum", values: [{ value, labels: {} }] };
  };
  return [
    metric("shop_processes", "Processes that answer behind this port", "gauge", answering),
    metric(
      "shop_process_restarts_total",
      "Processes that were started in the place of one that had ended unasked",
      "counter",
      restarts,
    ),
  ];
}
