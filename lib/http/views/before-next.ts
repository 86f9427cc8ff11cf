import "server-only";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { env } from "@/lib/env";
import { headersOf } from "@/lib/http/direct/incoming";
import { holdAnswer, sendPast, takeHeaders } from "@/lib/http/documents/held";
import { documentGeneration } from "@/lib/http/documents/kept";
import { atEachServer, beforeListeners } from "@/lib/http/each-server";
import type { View } from "@/lib/http/views/answer";
import { givenViews } from "@/lib/http/views/given";
import { keepPage, keptPage, nameOf } from "@/lib/http/views/kept";
import { answerOf, type Page, pageForAll } from "@/lib/http/views/page";
import { log } from "@/lib/log";

/** A page that shows nothing of its visitor but what `read` returns; it takes what that makes by `givenView`. */
export type ViewPage = {
  path: string;
  /** Also with a query, which is a part of what it shows; otherwise such an address is left to Next. */
  hasQuery?: true;
  /** What to show to who sends these headers; null to leave the answer to Next. */
  read: (headers: Headers, query: URLSearchParams) => Promise<View<object> | null>;
};

const globalState = globalThis as { answersViews?: true };

/**
 * Reads what each of these pages has to show before Next is asked, and sends the page that Next has made of an equal
 * view, if it is kept (docs/decisions/views.md). Installed once per process, before the server answers its first request.
 */
export function answerViews(pages: readonly ViewPage[]): void {
  if (globalState.answersViews || env().NODE_ENV !== "production") return;
  globalState.answersViews = true;
  atEachServer((server) => standBefore(server, pages));
}

/** Puts these pages before the listeners of a server. */
export function standBefore(server: Server, pages: readonly ViewPage[]): void {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  beforeListeners(server, (request, response, next) => {
    const [path = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
    const page = isWhole(request) ? byPath.get(path) : undefined;
    if (!page || (query !== undefined && !page.hasQuery)) return false;
    void give(page, request, response, next);
    return true;
  });
}

/** Whether a browser asks for a document, rather than for data of the client router. */
function isWhole({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && headers.rsc === undefined && headers["next-action"] === undefined;
}

async function give(
  { path, read }: ViewPage,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const generation = documentGeneration();
  const { url = path } = request;
  const query = new URLSearchParams(url.slice(path.length));
  const view = await read(headersOf(request), query).catch(notRead);
  if (view === null) return next();
  const name = nameOf(url, view.shows);
  const kept = keptPage(path, name);
  const accepts = String(request.headers["accept-encoding"] ?? "");
  if (kept) return send(response, kept, accepts);
  const made = await view.make().catch(notRead);
  if (made === null) return next();
  const given = { path, view: made, isTaken: false };
  // Compressed here, once.
  delete request.headers["accept-encoding"];
  holdAnswer(response, isHtml, (html) => {
    const status = response.statusCode;
    const headers = takeHeaders(response);
    const isOfView = status === 200 && given.isTaken;
    const page = isOfView ? pageForAll(headers, html.toString()) : undefined;
    if (page) keepPage(path, name, page, generation);
    send(response, page ?? { headers, gzip: gzipSync(html) }, accepts, status);
  });
  givenViews().run(given, next);
}

function notRead(error: unknown): null {
  log().warn({ err: error }, "a page was not read before Next");
  return null;
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader("content-type") ?? "").startsWith("text/html");
}

function send(response: ServerResponse, page: Page, accepts: string, status = 200): void {
  const { headers, body } = answerOf(page, accepts);
  sendPast(response, status, headers, body);
}
