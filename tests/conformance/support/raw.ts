import http from "node:http";
import { API_KEY } from "@/tests/conformance/support/client";

export type Raw = {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
};

type Sent = {
  method?: string;
  headers?: Record<string, string>;
  /** Several chunks are sent without a length. */
  body?: (string | Buffer)[];
};

/** Sends a request exactly as written, unlike `fetch`, and does not decompress the response. */
export function raw(origin: string, path: string, sent: Sent = {}): Promise<Raw> {
  const { hostname, port } = new URL(origin);
  const headers = { "x-api-key": API_KEY, ...sent.headers };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, path, method: sent.method ?? "GET", headers, agent: false },
      async (response) => {
        const pieces: Buffer[] = [];
        for await (const piece of response) pieces.push(piece);
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, bytes: Buffer.concat(pieces) });
      },
    );
    request.on("error", reject);
    for (const piece of sent.body ?? []) request.write(piece);
    request.end();
  });
}

/** The JSON of an answer. */
export function jsonOf({ bytes }: Raw) {
  return JSON.parse(bytes.toString("utf8"));
}
