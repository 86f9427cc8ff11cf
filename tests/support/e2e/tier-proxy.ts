import http from "node:http";
import type net from "node:net";

/** How a request to the API tier fails. */
export type Mood =
  | "through"
  /** Nothing listens. */
  | "down"
  /** Accepted but never answered. */
  | "silent"
  /** Done, but the answer is lost. */
  | "lost-answer"
  /** Answered by a proxy's page. */
  | "page"
  /** Answered with unrelated JSON. */
  | "wrong-shape";

/** A proxy between a web tier and its API tier that fails on command. */
export class TierProxy {
  readonly #target: URL;
  readonly #server = http.createServer((request, response) => this.#answer(request, response));
  #mood: Mood = "through";
  #port = 0;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (this.#server.address() as net.AddressInfo).port;
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async be(mood: Mood): Promise<void> {
    const wasDown = this.#mood === "down";
    this.#mood = mood;
    if (mood === "down") await this.stop();
    else if (wasDown) await this.start();
  }

  #answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (this.#mood === "silent") return;
    if (this.#mood === "page") {
      response.writeHead(502, { "content-type": "text/html" }).end("<h1>502 Bad Gateway</h1>");
      return;
    }
    if (this.#mood === "wrong-shape") {
      response.writeHead(200, { "content-type": "application/json" }).end('{"hello":"world"}');
      return;
    }
    const loses = this.#mood === "lost-answer" && request.method !== "GET";
    this.#pass(request, (answer) => {
      if (loses) {
        answer.resume().once("end", () => response.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).on("error", () => response.destroy());
  }

  #pass(request: http.IncomingMessage, take: (answer: http.IncomingMessage) => void) {
    const { hostname, port } = this.#target;
    const { method, url: path, headers } = request;
    const options = {
      hostname,
      port,
      method,
      path,
      headers: { ...headers, host: this.#target.host },
    };
    return request.pipe(http.request(options, take));
  }
}
