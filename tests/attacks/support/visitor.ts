import { randomInt } from "node:crypto";
import http from "node:http";

export type Seen = {
  status: number;
  headers: http.IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  body: any;
};

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> };

/**
 * A browser on the shop's own pages with its own address, because 127.0.0.1, which tests and benches use, has a
 * limit a hundred times higher in the demo.
 */
export class Visitor {
  readonly jar = new Map<string, string>();
  /** Unique across files, because counts stay in the database. */
  readonly address = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;

  constructor(readonly origin: string) {}

  /** Makes a request with a JSON body, or a form for URLSearchParams. */
  send(path: string, { method, body, headers }: Sent = {}): Promise<Seen> {
    const isForm = body instanceof URLSearchParams;
    const text = body === undefined ? undefined : isForm ? String(body) : JSON.stringify(body);
    const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
    const { hostname, port } = new URL(this.origin);
    const options: http.RequestOptions = {
      ...{ hostname: hostname === "localhost" ? "127.0.0.1" : hostname, port, path },
      ...{ agent: false, localAddress: this.address, method: method ?? (text ? "POST" : "GET") },
      headers: {
        ...(text !== undefined && { "content-type": type }),
        "sec-fetch-site": "same-origin",
        cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...headers,
      },
    };
    return new Promise((resolve, reject) => {
      const request = http.request(options, (response) => {
        this.keep(response.headers["set-cookie"] ?? []);
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode: status = 0 } = response;
          const seen = parsed(Buffer.concat(pieces).toString("utf8"));
          resolve({ status, headers: response.headers, body: seen });
        });
      });
      request.on("error", reject);
      request.end(text);
    });
  }

  /** Makes the same request many times at once. */
  async flood(times: number, path: string, make: (n: number) => Sent): Promise<number[]> {
    const sent = Array.from({ length: times }, (_, n) => this.send(path, make(n)));
    return (await Promise.all(sent)).map(({ status }) => status);
  }

  /** Drops every cookie except the known device's. */
  endSession(): void {
    for (const name of [...this.jar.keys()])
      if (!name.endsWith("arklane.device")) this.jar.delete(name);
  }

  private keep(lines: string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0|01 Jan 1970/.test(line)) this.jar.delete(name);
      else this.jar.set(name, value);
    }
  }
}

function parsed(text: string): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return text;
  }
}
