import "server-only";
import { Client } from "pg";
import { required } from "@/lib/env";
import { log } from "@/lib/log";

type Handlers = {
  /** Called for every notification on the channel, in commit order. */
  onNotification: (payload: string) => void;
  /** Called on every (re)connect: earlier notifications may have been missed. */
  onConnect: () => void;
};

/** How long a dead connection may go unnoticed. */
const HEARTBEAT_MS = 15_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/**
 * Listens on a channel of the database until stopped. Reconnects with growing delays. Returns the function
 * that stops it.
 */
export function listen(channel: string, handlers: Handlers): () => Promise<void> {
  const listener = new Listener(channel, handlers);
  void listener.connect();
  return () => listener.stop();
}

class Listener {
  readonly #channel: string;
  readonly #handlers: Handlers;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wait = FIRST_WAIT_MS;
  #isOver = false;

  constructor(channel: string, handlers: Handlers) {
    this.#channel = channel;
    this.#handlers = handlers;
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: required("DATABASE_URL"),
      keepAlive: true,
      application_name: `listen ${this.#channel}`,
    });
    this.#client = client;
    client.on("error", (error) => this.#reconnect(client, error));
    client.on("end", () => this.#reconnect(client));
    client.on("notification", ({ payload }) => this.#handlers.onNotification(payload ?? ""));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(this.#channel)}`);
    } catch (error) {
      this.#reconnect(client, error);
      return;
    }
    this.#wait = FIRST_WAIT_MS;
    this.#handlers.onConnect();
    this.#heartbeat(client);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  #heartbeat(client: Client): void {
    this.#timer = setTimeout(() => {
      const ping = { text: "SELECT 1", query_timeout: HEARTBEAT_MS };
      client.query(ping).then(
        () => client === this.#client && this.#heartbeat(client),
        (error: unknown) => this.#reconnect(client, error),
      );
    }, HEARTBEAT_MS).unref();
  }

  /** A connection may report its end several times; only the first report counts. */
  #reconnect(client: Client, error?: unknown): void {
    if (client !== this.#client || this.#isOver) return;
    this.#client = undefined;
    log().warn({ channel: this.#channel, err: error }, "listening was interrupted");
    client.end().catch(() => undefined);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.connect(), this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }
}
