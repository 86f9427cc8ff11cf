/** A task scheduled on the stand-in's clock, unless it is cancelled before. */
export type Appointment = { dueAt: number; run: () => void };

/**
 * The scheduler of timed events: late answers, expiries, retries. Runs as real time passes, and at once when
 * the clock is moved past a task.
 */
export class Agenda {
  readonly #now: () => number;
  /** The next one is last, so that taking it is cheap. */
  #list: Appointment[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** `dueAt` in milliseconds by the stand-in's clock. */
  at(dueAt: number, run: () => void): Appointment {
    const appointment = { dueAt, run };
    this.#list.splice(this.#placeOf(dueAt), 0, appointment);
    this.#arm();
    return appointment;
  }

  cancel(appointment: Appointment | undefined): void {
    if (!appointment) return;
    const place = this.#list.lastIndexOf(appointment);
    if (place >= 0) this.#list.splice(place, 1);
  }

  /** Runs all due tasks, in order of time. */
  runDue(): void {
    const now = this.#now();
    for (let next = this.#list.at(-1); next && next.dueAt <= now; next = this.#list.at(-1)) {
      this.#list.pop();
      next.run();
    }
    this.#arm();
  }

  clear(): void {
    this.#list = [];
    clearTimeout(this.#timer);
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const next = this.#list.at(-1);
    if (!next) return;
    const delay = Math.min(Math.max(0, next.dueAt - this.#now()), LONGEST_TIMER_MS);
    this.#timer = setTimeout(() => this.runDue(), delay);
    this.#timer.unref();
  }

  // After earlier tasks of the same moment; the list is read from its end.
  #placeOf(dueAt: number): number {
    let [low, high] = [0, this.#list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#list[middle]?.dueAt ?? 0) > dueAt) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;
