import { sign } from "./auth.ts";
import { newEvent, spoil } from "./events.ts";
import { post } from "./outgoing.ts";
import type { Store } from "./store.ts";
import type { EventRow } from "./types.ts";

export type DeliverOptions = { times?: number; tamper?: boolean; secret?: string };

export type WebhookSettings = {
  store: Store;
  url: string | undefined;
  secret: string;
  /** Milliseconds by the stand-in's clock. */
  now: () => number;
  changed: () => void;
  retryDelaysMs: number[] | undefined;
};

/** Delivers events at least once, each at its own pace, so that their order is not certain. */
export class Webhooks {
  readonly #settings: WebhookSettings;
  readonly #retries = new Map<EventRow, Retry>();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #abort = new AbortController();
  #isHeld = false;

  constructor(settings: WebhookSettings) {
    this.#settings = settings;
  }

  /** Records an event as a snapshot of this moment and starts to deliver it. */
  emit(event: string, payload: Record<string, object>): void {
    const { store, url, now, changed } = this.#settings;
    const createdAt = Math.floor(now() / 1000);
    const row = newEvent(event, payload, { accountId: store.accountId, createdAt });
    if (!url) row.state = "not_sent";
    else if (this.#isHeld) row.state = "held";
    store.events.push(row);
    changed();
    if (row.state === "pending") void this.#attempt(row);
  }

  /** Sends a recorded event again, as it is or spoilt; answers the receiver's statuses. */
  async deliver(eventId: string, options: DeliverOptions = {}): Promise<(number | null)[]> {
    const row = this.#settings.store.events.find((event) => event.id === eventId);
    if (!row) throw new Error(`There is no event ${eventId}.`);
    const signature = sign(row.body, options.secret ?? this.#settings.secret);
    const body = options.tamper ? spoil(row.body) : row.body;
    const statuses: (number | null)[] = [];
    for (let i = 0; i < (options.times ?? 1); i += 1) {
      statuses.push(await this.#track(this.#send(row, body, signature)));
    }
    if (!options.tamper && statuses.some(isAccepted)) {
      this.#cancel(row);
      row.state = "delivered";
    }
    return statuses;
  }

  /** Keeps new events back until `release`. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    for (const row of this.#settings.store.events.filter((event) => event.state === "held")) {
      row.state = "pending";
      void this.#attempt(row);
    }
  }

  /** Resolves once no delivery is under way; retries still to come do not count. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled([...this.#underWay]);
  }

  /** Takes up what an earlier run left undelivered. */
  resume(): void {
    if (!this.#settings.url) return;
    for (const row of this.#settings.store.events) {
      if (row.state !== "pending" && row.state !== "held") continue;
      row.state = "pending";
      this.#schedule(row, this.#settings.now() + RESUME_DELAY_MS);
    }
  }

  /** Sends the retries that are due by the clock, after it was moved. */
  catchUp(): void {
    for (const [row, { dueAt }] of [...this.#retries]) {
      this.#cancel(row);
      if (dueAt <= this.#settings.now()) void this.#attempt(row);
      else this.#schedule(row, dueAt);
    }
  }

  /** Drops every retry and stops holding; what is under way ends by itself. */
  reset(): void {
    for (const row of [...this.#retries.keys()]) this.#cancel(row);
    this.#isHeld = false;
  }

  close(): void {
    this.#abort.abort();
    this.reset();
  }

  async #attempt(row: EventRow): Promise<void> {
    this.#cancel(row);
    const signature = sign(row.body, this.#settings.secret);
    const status = await this.#track(this.#send(row, row.body, signature));
    // Closed or reset meanwhile: a retry would reach a receiver that belongs to somebody else by now.
    if (this.#abort.signal.aborted || !this.#settings.store.events.includes(row)) return;
    if (isAccepted(status)) row.state = "delivered";
    else this.#retry(row);
    this.#settings.changed();
  }

  #retry(row: EventRow): void {
    const skipped = UNHURRIED.includes(row.event) ? 1 : 0;
    const ladder = this.#settings.retryDelaysMs ?? LADDER_MS;
    const delay = ladder[row.deliveries.length - 1 + skipped];
    if (delay === undefined) row.state = "given_up";
    else this.#schedule(row, this.#settings.now() + delay);
  }

  #schedule(row: EventRow, dueAt: number): void {
    const delay = Math.max(0, dueAt - this.#settings.now());
    const timer = setTimeout(() => void this.#attempt(row), delay);
    timer.unref();
    this.#retries.set(row, { timer, dueAt });
  }

  #cancel(row: EventRow): void {
    clearTimeout(this.#retries.get(row)?.timer);
    this.#retries.delete(row);
  }

  async #send(row: EventRow, body: string, signature: string): Promise<number | null> {
    if (!this.#settings.url) return null;
    const headers = {
      "user-agent": "Razorpay-Webhook/v1",
      "content-type": "application/json",
      "accept-encoding": "gzip",
      "request-id": row.id,
      "x-razorpay-event-id": row.id,
      "x-razorpay-signature": signature,
    };
    const outcome = await post(this.#settings.url, body, headers, this.#abort.signal);
    row.deliveries.push({ at: this.#settings.now(), ...outcome });
    return outcome.status;
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
    return work;
  }
}

type Retry = { timer: NodeJS.Timeout; dueAt: number };

const isAccepted = (status: number | null) => status !== null && status >= 200 && status < 300;

const RESUME_DELAY_MS = 1_000;

/** Measured on the real service: sixteen deliveries within about 23 hours. */
const LADDER_MS = [
  200, 6_000, 13_000, 20_000, 43_000, 82_000, 164_000, 328_000, 656_000, 1_312_000, 2_624_000,
  5_248_000, 10_496_000, 20_992_000, 41_040_000,
];

// These two are not urgent to the real service: their first retry takes seconds.
const UNHURRIED = ["payment.failed", "refund.created"];
