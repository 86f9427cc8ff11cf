import http from "node:http";
import { DEMO_API_KEY } from "@/lib/demo";
import { ORIGIN } from "@/tests/scale/support/stack";

export type Ask = {
  method?: "GET" | "POST";
  path: string;
  token?: string;
  body?: object;
  key?: string;
};
export type Answer = { status: number; text: string };
/** Somebody with an address of their own, as the limits of nginx and of the shop count. */
export type Visitor = (ask: Ask) => Promise<Answer>;

/** Longer than a busy machine takes: what is not answered then never will be. */
const PATIENCE_MS = 60_000;

export function visitor(number: number): Visitor {
  const localAddress = `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`;
  const agent = new http.Agent({ keepAlive: true, localAddress } as http.AgentOptions);
  return (ask) => send(agent, ask);
}

function send(agent: http.Agent, { method, path, token, body, key }: Ask): Promise<Answer> {
  const sent = body && JSON.stringify(body);
  const headers = {
    "accept-encoding": "identity",
    // Pages are asked for as a browser does, calls as a program does.
    ...(path.startsWith("/api/") && { "x-api-key": DEMO_API_KEY }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { "idempotency-key": key }),
    ...(sent && { "content-type": "application/json", "content-length": Buffer.byteLength(sent) }),
  };
  return new Promise((resolve, reject) => {
    const options = { agent, headers, method: method ?? (sent ? "POST" : "GET") };
    const request = http.request(
      ORIGIN.replace("localhost", "127.0.0.1") + path,
      options,
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") });
        });
      },
    );
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error("no answer")));
    request.on("error", reject);
    request.end(sent);
  });
}
