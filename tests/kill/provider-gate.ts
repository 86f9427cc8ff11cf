import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Held, until } from "@/tests/support/servers/stop-points";

export type Gate = {
  /** The origin that the application uses as the provider's. */
  origin: string;
  /** Holds requests back, or their responses. */
  hold: (call: ProviderCall, side: "asked" | "made") => Held;
  close: () => Promise<void>;
};

export type ProviderCall = { method: "GET" | "POST"; path: RegExp };

/** A proxy between application and provider that a test can hold at either end. */
export async function openGate(target: string): Promise<Gate> {
  let held: (ProviderCall & { side: "asked" | "made"; count: number }) | undefined;
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const isHeld =
      held && held.method === request.method && held.path.test(path) ? held : undefined;
    if (isHeld?.side === "asked") {
      isHeld.count += 1;
      return;
    }
    const answer = await forward(target, request);
    if (isHeld) {
      isHeld.count += 1;
      return;
    }
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.text);
  };
  const server = createServer((request, response) => {
    // The caller may be dead by now.
    pass(request, response).catch(() => response.destroy());
  });
  const hold = (call: ProviderCall, side: "asked" | "made"): Held => {
    const mine = { ...call, side, count: 0 };
    held = mine;
    return {
      reached: (count = 1) =>
        until(`${count} at ${call.method} ${call.path}`, async () => mine.count >= count),
      letGo: async () => {
        held = undefined;
      },
    };
  };
  return { origin: await listen(server), hold, close: () => end(server) };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://127.0.0.1:${port}`;
}

async function end(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function forward(target: string, request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const names = ["authorization", "content-type", "x-refund-idempotency"];
  const kept = names.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const answer = await fetch(`${target}${request.url}`, {
    method: request.method,
    headers: Object.fromEntries(kept),
    body: request.method === "GET" ? undefined : Buffer.concat(chunks).toString("utf8"),
  });
  return { status: answer.status, text: await answer.text() };
}
