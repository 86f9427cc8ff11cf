import { setTimeout as wait } from "node:timers/promises";
import type { Account } from "../account.ts";
import { type Faults, spoilOf, type WebhookFault } from "../control/faults.ts";
import { signatureFor } from "../http/signature.ts";
import type { Store } from "../state/store.ts";
import type { EventRow, WebhookStatus, WebhookTarget } from "../types.ts";
import { Courier } from "./courier.ts";
import { foreignPayload, newEvent, type Payload, spoil } from "./events.ts";
import type { Job } from "./job.ts";
import { ladderFor } from "./ladder.ts";
import { type Target, targetsOf } from "./targets.ts";

export type DeliverOptions = {
  times?: number;
  /** Changes the amount after signing. */
  tamper?: boolean;
  secret?: string;
  /** Sent so many ms later, in real time. */
  delayMs?: number;
};

export type WebhookSettings = {
  account: Account;
  store: Store;
  faults: Faults;
  targets: WebhookTarget[];
  secret: string;
};

/** Delivers events at least once; each is retried on its own, so their order is not guaranteed. */
export class Webhooks {
  readonly #settings: WebhookSettings;
  readonly #targets: Target[];
  readonly #jobs = new Map<EventRow, Job[]>();
  readonly #courier: Courier;
  readonly #faultOf = new Map<EventRow, WebhookFault>();
  #isHeld = false;

  constructor(settings: WebhookSettings) {
    this.#settings = settings;
    this.#courier = new Courier(settings.account.now);
    this.#targets = targetsOf(settings.targets, settings.secret);
  }

  /** Records an event with the current state and starts its delivery. */
  emit(event: string, payload: Payload): EventRow {
    const fault = this.#settings.faults.forEvent(event);
    if (fault?.kind === "foreignOrder") this.emitForeign(event);
    const row = this.#record(event, payload);
    const lie = fault && spoilOf(fault);
    if (lie) row.spoil = lie;
    if (fault?.kind === "lose") row.state = "lost";
    else if (fault) this.#faultOf.set(row, fault);
    if (row.state !== "lost") this.#begin(row);
    this.#settings.account.changed();
    return row;
  }

  /** An event about an order of another shop on the same account. */
  emitForeign(event: string): EventRow {
    const { account } = this.#settings;
    const createdAt = Math.floor(account.now() / 1000);
    const row = this.#record(event, foreignPayload(event, account.random, createdAt));
    this.#begin(row);
    return row;
  }

  /** Sends a recorded event again, unchanged or altered, to every URL; returns their statuses. */
  async deliver(eventId: string, options: DeliverOptions = {}): Promise<(number | null)[]> {
    const row = this.#settings.store.events.get(eventId);
    if (!row) throw new Error(`There is no event ${eventId}.`);
    if (options.delayMs) await wait(options.delayMs, undefined, { ref: false });
    const body = options.tamper ? spoil(row.body) : row.body;
    const statuses: (number | null)[] = [];
    for (let i = 0; i < (options.times ?? 1); i += 1) {
      for (const target of this.#targets) {
        const secret = options.secret ?? target.secret;
        const signature = signatureFor(row.body, secret, row.spoil);
        statuses.push(await this.#courier.send(row, target.url, body, signature));
      }
    }
    if (!options.tamper && statuses.some(isAccepted)) {
      for (const job of this.#jobs.get(row) ?? []) this.#end(job, "delivered");
      row.state = "delivered";
    }
    return statuses;
  }

  /** Holds new events until `release`. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    const held = this.#settings.store.events.all().filter((row) => row.state === "held");
    for (const row of held) this.#begin(row);
  }

  /** Resolves once no delivery is in progress; pending retries do not count. */
  idle(): Promise<void> {
    return this.#courier.idle();
  }

  status(): WebhookStatus[] {
    return this.#targets.map(({ url, failingSince, disabledAt }) => ({
      url,
      status: disabledAt === null ? "enabled" : "disabled",
      failingSince,
      disabledAt,
    }));
  }

  /** Enables every URL again, as by hand in the dashboard. Events not sent before stay unsent. */
  enable(): void {
    for (const target of this.#targets)
      Object.assign(target, { failingSince: null, disabledAt: null });
  }

  /** Resumes deliveries that an earlier run did not complete. */
  resume(): void {
    if (this.#targets.length === 0) return;
    for (const row of this.#settings.store.events.all()) {
      if (row.state !== "pending" && row.state !== "held") continue;
      for (const job of this.#jobsFor(row)) this.#schedule(job, RESUME_DELAY_MS);
    }
  }

  /** Drops all retries and stops holding; deliveries in progress finish. */
  reset(): void {
    for (const jobs of this.#jobs.values()) for (const job of jobs) this.#cancel(job);
    this.#jobs.clear();
    this.#faultOf.clear();
    this.#courier.reset();
    this.#isHeld = false;
    this.enable();
  }

  close(): void {
    this.#courier.close();
    this.reset();
  }

  #record(event: string, payload: Payload): EventRow {
    const { account, store } = this.#settings;
    const row = newEvent(event, payload, {
      accountId: store.accountId,
      createdAt: Math.floor(account.now() / 1000),
      random: account.random,
      phpEscape: account.knobs.phpEscape,
    });
    store.events.add(row.id, row);
    return row;
  }

  #begin(row: EventRow): void {
    if (this.#isHeld && this.#targets.length > 0) {
      row.state = "held";
      return;
    }
    const fault = this.#faultOf.get(row);
    this.#faultOf.delete(row);
    const jobs = this.#jobsFor(row);
    row.state = jobs.length > 0 ? "pending" : "not_sent";
    for (const job of jobs) {
      if (fault?.kind === "delay") this.#schedule(job, fault.ms ?? 60_000);
      else if (fault?.kind === "reorder") {
        this.#courier.lastComesFirst(fault.ms ?? 50, () => this.#attempt(job));
      } else void this.#attempt(job, fault?.kind === "duplicate" ? (fault.copies ?? 2) : 1);
    }
  }

  #jobsFor(row: EventRow): Job[] {
    const targets = this.#targets.filter(
      ({ disabledAt, events }) => disabledAt === null && (!events || events.includes(row.event)),
    );
    const jobs = targets.map((target) => ({ row, target, attempts: row.deliveries.length }));
    if (jobs.length > 0) this.#jobs.set(row, jobs);
    return jobs;
  }

  async #attempt(job: Job, copies = 1): Promise<void> {
    this.#cancel(job);
    const { row, target } = job;
    job.attempts += 1;
    const signature = signatureFor(row.body, target.secret, row.spoil);
    const sending = () => this.#courier.send(row, target.url, row.body, signature);
    const statuses = await Promise.all(Array.from({ length: copies }, sending));
    // Closed or reset since: a retry could reach a receiver of a later run.
    if (this.#courier.isClosed || !this.#jobs.get(row)?.includes(job)) return;
    if (statuses.some(isAccepted)) {
      target.failingSince = null;
      this.#end(job, "delivered");
    } else this.#fail(job);
    this.#settings.account.changed();
  }

  #fail(job: Job): void {
    const { target, row } = job;
    const now = this.#settings.account.now();
    target.failingSince ??= now;
    const delay = ladderFor(row.event, this.#settings.account.options.retryDelaysMs)[
      job.attempts - 1
    ];
    if (now - target.failingSince >= DISABLED_AFTER_MS) this.#disable(target, now);
    else if (delay === undefined) this.#end(job, "given_up");
    else this.#schedule(job, delay);
  }

  #disable(target: Target, now: number): void {
    target.disabledAt = now;
    const jobs = [...this.#jobs.values()].flat().filter((job) => job.target === target);
    for (const job of jobs) this.#end(job, "given_up");
  }

  #end(job: Job, state: "delivered" | "given_up"): void {
    this.#cancel(job);
    const left = (this.#jobs.get(job.row) ?? []).filter((other) => other !== job);
    if (left.length > 0) this.#jobs.set(job.row, left);
    else this.#jobs.delete(job.row);
    if (state === "given_up") job.row.state = "given_up";
    else if (left.length === 0 && job.row.state === "pending") job.row.state = "delivered";
  }

  #schedule(job: Job, delay: number): void {
    const { agenda, now } = this.#settings.account;
    job.appointment = agenda.at(now() + delay, () => {
      job.appointment = undefined;
      void this.#attempt(job);
    });
  }

  #cancel(job: Job): void {
    this.#settings.account.agenda.cancel(job.appointment);
    job.appointment = undefined;
  }
}

const isAccepted = (status: number | null) => status !== null && status >= 200 && status < 300;

const RESUME_DELAY_MS = 1_000;
const DISABLED_AFTER_MS = 24 * 3_600_000;
