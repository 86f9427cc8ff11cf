import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { directDatabaseUrl } from "@/lib/env";
import { log } from "@/lib/log";
import { noteHearing } from "@/lib/process/hearing";

type Handlers = {
  /** Called for every notification on the channel, in commit order. */
  onNotification: (payload: string) => void;
  /** Called on every (re)connect: earlier notifications may have been missed. */
  onConnect: () => void;
  /** Sends a notification the way that all others are sent. */
  notify: (channel: string, payload: string) => Promise<unknown>;
};

/**
 * How often the connection is tried, by a notice to itself, and how long that may take, in ms. A dead connection and a deaf one
 * go unnoticed for as long as both together. Tests lower them.
 */
export const pulse = { everyMs: 15_000, heardMs: 5_000 };
/** After which a connection that does not answer is dead. */
const ANSWER_MS = 15_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/**
 * Listens on a channel of the database until stopped. Reconnects with growing delays, also while it is deaf: `onConnect` is
 * then called every ten seconds or so. Returns the function that stops it.
 */
export function listen(channel: string, handlers: Handlers): () => Promise<void> {
  const listener = new Listener(channel, handlers);
  void listener.connect();
  return () => listener.stop();
}

class Listener {
  readonly #channel: string;
  readonly #handlers: Handlers;
  /** Where it hears itself, and nobody else. */
  readonly #own = `pulse_${randomUUID()}`;
  #heard: (() => void) | undefined;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wait = FIRST_WAIT_MS;
  #isDeaf = false;
  #isOver = false;

  constructor(channel: string, handlers: Handlers) {
    this.#channel = channel;
    this.#handlers = handlers;
    noteHearing(channel, "new");
  }

  async connect(): Promise<void> {
    const client = this.#open();
    try {
      await client.connect();
      for (const channel of [this.#channel, this.#own])
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#reconnect(client, error);
      return;
    }
    if (client !== this.#client) return;
    this.#handlers.onConnect();
    await this.#pulse(client);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    noteHearing(this.#channel, null);
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  #open(): Client {
    const client = new Client({
      connectionString: directDatabaseUrl(),
      keepAlive: true,
      application_name: `listen ${this.#channel}`,
    });
    this.#client = client;
    client.on("error", (error) => this.#reconnect(client, error));
    client.on("end", () => this.#reconnect(client));
    client.on("notification", ({ channel, payload }) => {
      if (channel === this.#own) this.#heard?.();
      else this.#handlers.onNotification(payload ?? "");
    });
    return client;
  }

  /**
   * Whether it hears itself is the only proof: a pooler takes LISTEN and drops what comes of it. The notice goes another way
   * than it comes back, as those of other processes do; a pooler could answer one connection truly by chance.
   */
  async #pulse(client: Client): Promise<void> {
    const own = { isHeard: false };
    const heard = new Promise<void>((resolve) => {
      this.#heard = () => {
        own.isHeard = true;
        resolve();
      };
    });
    try {
      await client.query(alive());
      if (!(await this.#send())) return this.#next(client);
      await Promise.race([heard, sleep(pulse.heardMs, undefined, { ref: false })]);
      // What this process has had no time to read comes before this answer.
      if (!own.isHeard) await client.query(alive());
    } catch (error) {
      return this.#reconnect(client, error);
    }
    if (!own.isHeard) return this.#deaf(client);
    this.#hears(client);
    this.#next(client);
  }

  /** Sends a notice to itself; false without the database, which is reported by itself. */
  #send(): Promise<boolean> {
    return this.#handlers.notify(this.#own, "").then(
      () => true,
      () => false,
    );
  }

  #next(client: Client): void {
    if (client !== this.#client || this.#isOver) return;
    this.#timer = setTimeout(() => void this.#pulse(client), pulse.everyMs).unref();
  }

  #hears(client: Client): void {
    if (client !== this.#client || this.#isOver) return;
    this.#wait = FIRST_WAIT_MS;
    this.#isDeaf = false;
    noteHearing(this.#channel, "hears");
  }

  #deaf(client: Client): void {
    if (client !== this.#client || this.#isOver) return;
    if (!this.#isDeaf) log().error({ channel: this.#channel }, DEAF);
    this.#isDeaf = true;
    this.#reconnect(client, new Error("its own notice was not heard"));
  }

  /** A connection may report its end several times; only the first report counts. */
  #reconnect(client: Client, error?: unknown): void {
    if (client !== this.#client || this.#isOver) return;
    this.#client = undefined;
    noteHearing(this.#channel, this.#isDeaf ? "deaf" : "lost");
    log().warn({ channel: this.#channel, err: error }, "listening was interrupted");
    client.end().catch(() => undefined);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.connect(), this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }
}

const alive = () => ({ text: "SELECT 1", query_timeout: ANSWER_MS });

const DEAF =
  "LISTEN is deaf: set DATABASE_DIRECT_URL to PostgreSQL itself, past the pooler. Until then pages are made anew every ten seconds or so.";
