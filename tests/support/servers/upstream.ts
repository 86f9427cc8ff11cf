import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What came to the stand-in for the API tier. */
export type Received = { method: string; url: string; headers: Headers; body: Buffer };

type Answer = (response: ServerResponse, received: Received, request: IncomingMessage) => unknown;

/**
 * A real HTTP server in place of the API tier: what it answers is set by each test, what came is kept in order.
 * Its address goes into the settings of this process, which is a web tier from then on.
 */
export class Upstream {
  /** Every request, once its body has come or broken off. */
  readonly received: Received[] = [];
  answer: Answer = (response) => response.writeHead(500).end();
  /** Answers before the body has come. */
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

  /** Nobody listens any more; what was open is cut. `start` again is the same address. */
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
      return; // Broken off: there is nobody to answer.
    }
    await this.answer(response, received, request);
  }
}

/** The key of the web tier that the tests are. */
export const TIER_KEY = "the-key-of-this-tier";
