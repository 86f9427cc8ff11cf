import "server-only";
import { Client } from "pg";
import { required } from "@/lib/env";
import { log } from "@/lib/log";

type Ears = {
  /** Whatever is told on the channel, in the order of the commits. */
  heard: (payload: string) => void;
  /** Listening has begun, at first or again: what was told before that was not heard. */
  begun: () => void;
};

/** How long a dead connection may pass for a quiet one. */
const PULSE_MS = 15_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/**
 * Listens on a channel of the database for as long as the process lives. A lost connection is made again, with
 * longer and longer waits. Answers what ends it.
 */
export function listen(channel: string, ears: Ears): () => Promise<void> {
  const listener = new Listener(channel, ears);
  void listener.connect();
  return () => listener.stop();
}

class Listener {
  readonly #channel: string;
  readonly #ears: Ears;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wait = FIRST_WAIT_MS;
  #isOver = false;

  constructor(channel: string, ears: Ears) {
    this.#channel = channel;
    this.#ears = ears;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: required("DATABASE_URL"),
      keepAlive: true,
      application_name: `listen ${this.#channel}`,
    });
    this.#client = client;
    client.on("error", (error) => this.#lose(client, error));
    client.on("end", () => this.#lose(client));
    client.on("notification", ({ payload }) => this.#ears.heard(payload ?? ""));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(this.#channel)}`);
    } catch (error) {
      this.#lose(client, error);
      return;
    }
    this.#wait = FIRST_WAIT_MS;
    this.#ears.begun();
    this.#beat(client);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  #beat(client: Client): void {
    this.#timer = setTimeout(() => {
      const pulse = { text: "SELECT 1", query_timeout: PULSE_MS };
      client.query(pulse).then(
        () => client === this.#client && this.#beat(client),
        (error: unknown) => this.#lose(client, error),
      );
    }, PULSE_MS).unref();
  }

  /** Said more than once of one connection; of one that was given up already it means nothing. */
  #lose(client: Client, error?: unknown): void {
    if (client !== this.#client || this.#isOver) return;
    this.#client = undefined;
    log().warn({ channel: this.#channel, err: error }, "listening was interrupted");
    client.end().catch(() => undefined);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.connect(), this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }
}
