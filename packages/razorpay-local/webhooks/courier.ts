import { setTimeout as wait } from "node:timers/promises";
import type { EventRow } from "../types.ts";
import { post } from "./outgoing.ts";

/** Posts webhooks to their receivers and tracks deliveries in progress. */
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

  /** Posts a body for this event, records the outcome, and returns the status; null without an answer. */
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

  /** Waits until no further call has come for `ms` milliseconds, then runs all of them, newest first. */
  lastComesFirst(ms: number, work: () => Promise<void>): void {
    this.#waiting.push(work);
    this.#lastTurn += 1;
    const turn = this.#lastTurn;
    const doAll = async () => {
      await wait(ms, undefined, { ref: false });
      // The last caller runs them: the burst is over then.
      if (turn !== this.#lastTurn) return;
      const works = this.#waiting.reverse();
      this.#waiting = [];
      for (const next of works) await next();
    };
    void this.#track(doAll());
  }

  /** Drops what is queued; deliveries in progress finish. */
  reset(): void {
    this.#waiting = [];
  }

  /** Resolves once no delivery is in progress. */
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
