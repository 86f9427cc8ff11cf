import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request to the API tier's stand-in. */
export type Received = { method: string; url: string; headers: Headers; body: Buffer };

type Answer = (response: ServerResponse, received: Received, request: IncomingMessage) => unknown;

/**
 * A real HTTP server in place of the API tier: each test sets its answers, and requests are recorded in order.
 * Its address goes into the settings of this process, which becomes a web tier.
 */
export class Upstream {
  /** Every request, once its body has arrived or broken off. */
  readonly received: Received[] = [];
  answer: Answer = (response) => response.writeHead(500).end();
  /** Answers before the body has arrived. */
  early: Answer | undefined;
  #server: Server | undefined;
  #port = 0;

  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#take(request, response));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (server.address() as AddressInfo).port;
    Object.assign(process.env, { API_URL: `http://127.0.0.1:${this.#port}`, API_KEY: TIER_KEY });
  }

  /** Stops listening and cuts connections. A new `start` uses the same address. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  /** Answers JSON to everything from now on. */
  json(body: unknown, status = 200, headers: Record<string, string> = {}): void {
    this.answer = (response) =>
      response
        .writeHead(status, { "content-type": "application/json", ...headers })
        .end(JSON.stringify(body));
  }

  /** The last request's body as JSON. */
  get last() {
    const received = this.received.at(-1);
    if (!received) throw new Error("Nothing has come.");
    return { ...received, json: JSON.parse(received.body.toString() || "{}") };
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    const headers = new Headers(request.headers as Record<string, string>);
    const received: Received = { method, url, headers, body: Buffer.alloc(0) };
    this.received.push(received);
    if (this.early) return void this.early(response, received, request);
    try {
      for await (const piece of request) received.body = Buffer.concat([received.body, piece]);
    } catch {
      return; // Broken off: there is no client to answer.
    }
    await this.answer(response, received, request);
  }
}

/** The key of the tests' web tier. */
export const TIER_KEY = "the-key-of-this-tier";
