import { setTimeout as wait } from "node:timers/promises";
import type { EventRow } from "../types.ts";
import { post } from "./outgoing.ts";

/** Carries webhooks to their receivers and knows which ones are under way. */
export class Courier {
  readonly #now: () => number;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #abort = new AbortController();
  #waiting: (() => Promise<void>)[] = [];
  #lastTurn = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get isClosed(): boolean {
    return this.#abort.signal.aborted;
  }

  /** Posts a body about this event, notes the outcome in it, and answers the status; null without an answer. */
  send(row: EventRow, url: string, body: string, signature: string | null): Promise<number | null> {
    const headers = {
      "user-agent": "Razorpay-Webhook/v1",
      "content-type": "application/json",
      "accept-encoding": "gzip",
      "request-id": row.id,
      "x-razorpay-event-id": row.id,
      ...(signature === null ? {} : { "x-razorpay-signature": signature }),
    };
    const sending = post(url, body, headers, this.#abort.signal).then((outcome) => {
      row.deliveries.push({ at: this.#now(), url, ...outcome });
      return outcome.status;
    });
    return this.#track(sending);
  }

  /** Waits until nothing else has come for `ms` milliseconds, then does all that came, the newest first. */
  lastComesFirst(ms: number, work: () => Promise<void>): void {
    this.#waiting.push(work);
    this.#lastTurn += 1;
    const turn = this.#lastTurn;
    const doAll = async () => {
      await wait(ms, undefined, { ref: false });
      // Whoever came last starts: the burst is over then.
      if (turn !== this.#lastTurn) return;
      const works = this.#waiting.reverse();
      this.#waiting = [];
      for (const next of works) await next();
    };
    void this.#track(doAll());
  }

  /** Forgets what waits for its turn; what is under way ends by itself. */
  reset(): void {
    this.#waiting = [];
  }

  /** Resolves once nothing is under way. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled([...this.#underWay]);
  }

  close(): void {
    this.#abort.abort();
    this.reset();
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    const done = () => this.#underWay.delete(work);
    work.then(done, done);
    return work;
  }
}
