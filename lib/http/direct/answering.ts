import "server-only";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { requestFrom } from "@/lib/http/direct/incoming";
import { sendAnswer } from "@/lib/http/direct/sent";
import { atEachServer, beforeListeners } from "@/lib/http/each-server";
import { log } from "@/lib/log";

/** What answers a request to a path below /api, by its segments; undefined for what is left to Next. */
export type Direct = (
  method: string,
  segments: readonly string[],
) => ((request: Request) => Promise<Response>) | undefined;

// Next bundles the start and each handler separately; all must share the same state.
const globalState = globalThis as { direct?: Map<string, Direct>; answersDirectly?: true };

/** Registers a route, when Next loads it. Each of its answers is the same as by way of Next. */
export function registerDirect(route: string, answer: Direct): void {
  globalState.direct ??= new Map();
  globalState.direct.set(route, answer);
}

/**
 * Has the registered routes answer before Next, which spends more on finding a handler than most handlers take
 * (docs/decisions/direct-calls.md). Installed once per process, before the server answers its first request.
 */
export function answerDirectly(): void {
  if (globalState.answersDirectly || env().NODE_ENV !== "production") return;
  globalState.answersDirectly = true;
  atEachServer(standBefore);
}

/** Puts itself before the listeners of a server. */
export function standBefore(server: Server): void {
  beforeListeners(server, isAnswered);
}

function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
  const answer = answerTo(request);
  if (answer) void give(answer, request, response);
  return answer !== undefined;
}

/** Without escapes, and without the slashes that Next redirects: those are Next's. */
const PLAIN = /^\/api((?:\/[\w-]+)+)(?:\?|$)/;

function answerTo({ method = "", url = "" }: IncomingMessage) {
  const path = PLAIN.exec(url)?.[1];
  if (path === undefined) return undefined;
  const segments = path.slice(1).split("/");
  for (const direct of globalState.direct?.values() ?? []) {
    const answer = direct(method, segments);
    if (answer) return answer;
  }
  return undefined;
}

type Answer = NonNullable<ReturnType<Direct>>;

async function give(answer: Answer, request: IncomingMessage, response: ServerResponse) {
  try {
    await sendAnswer(request, response, await answer(requestFrom(request)));
  } catch (error) {
    log().error({ err: error }, "a request was not answered");
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
}
