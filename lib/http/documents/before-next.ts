import "server-only";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { ask, documentPath } from "@/lib/http/documents/asking";
import { holdDocument, sendPast, takeHeaders } from "@/lib/http/documents/held";
import { documentGeneration, keepDocument, keptDocument } from "@/lib/http/documents/kept";
import { bodyFor, type Version, versionOf } from "@/lib/http/documents/version";
import { atEachServer, beforeListeners } from "@/lib/http/each-server";
import { isKnown } from "@/lib/http/etag";
import { log } from "@/lib/log";
import { isPersonal } from "@/lib/security/pages";

/** A page is sent from memory this long, in ms, before Next is asked whether it still is the same. */
const FRESH_MS = 1_000;

const globalState = globalThis as { answersBeforeNext?: true };

/**
 * Sends prerendered pages from memory, compressed once for each version, with a policy that allows their own
 * scripts only (docs/decisions/documents.md). Installed once per process, before the server answers its first
 * request.
 */
export function answerBeforeNext(): void {
  if (globalState.answersBeforeNext || env().NODE_ENV !== "production") return;
  globalState.answersBeforeNext = true;
  atEachServer(standBefore);
}

/** Puts itself before the listeners of a server. */
export function standBefore(server: Server): void {
  beforeListeners(server, isSent);
}

function isSent(request: IncomingMessage, response: ServerResponse): boolean {
  try {
    return isAnswered(request, response);
  } catch (error) {
    log().error({ err: error }, "a page was not sent from memory");
    return false;
  }
}

/** Answers from memory, or prepares to hold what Next answers. */
function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
  const path = documentPath(request);
  if (path === undefined) return false;
  const kept = isPersonal(path) ? undefined : keptDocument(path);
  const client = { ...request.headers };
  const now = performance.now();
  if (kept && now - kept.askedAt < FRESH_MS) {
    send(response, kept.version, client);
    return true;
  }
  // Others get the known version while this request asks for a newer one.
  if (kept) kept.askedAt = now;
  ask(request, path, kept?.version);
  const generation = documentGeneration();
  holdDocument(response, (page) => {
    const { statusCode } = response;
    const isSame = statusCode === 304 && kept !== undefined;
    // HEAD of a missing file, or a client that still has Next's own version.
    if (!isSame && page.byteLength === 0) {
      sendPast(response, statusCode, takeHeaders(response));
      return;
    }
    const version = isSame ? kept.version : versionFor(response, page);
    if (version.status === 200) keepDocument(path, { version, askedAt: now }, generation);
    send(response, version, client);
  });
  return false;
}

/** The version that Next's answer is; "not found" is one page under all addresses. */
function versionFor(response: ServerResponse, page: Buffer): Version {
  const status = response.statusCode;
  const headers = takeHeaders(response);
  const name = `${status} ${headers.etag}`;
  const version = keptDocument(name)?.version ?? versionOf(status, headers, page);
  if (status !== 200 && headers.etag !== undefined) {
    keepDocument(name, { version, askedAt: 0 }, documentGeneration());
  }
  return version;
}

type Client = Pick<IncomingMessage["headers"], "accept-encoding" | "if-none-match">;

function send(response: ServerResponse, version: Version, client: Client): void {
  takeHeaders(response);
  const { status, headers } = version;
  if (status === 200 && isKnown(String(headers.etag), client["if-none-match"] ?? null)) {
    sendPast(response, 304, headers);
    return;
  }
  const { body, encoding } = bodyFor(version, String(client["accept-encoding"] ?? ""));
  const sent = { ...headers, "content-length": body.byteLength };
  sendPast(response, status, encoding ? { ...sent, "content-encoding": encoding } : sent, body);
}
