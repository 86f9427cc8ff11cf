import "server-only";
import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream";
import { distDir, env } from "@/lib/env";
import { atEachServer, beforeListeners } from "@/lib/http/each-server";
import { log } from "@/lib/log";

const globalState = globalThis as { answersForOtherBuilds?: true };

/**
 * Sends scripts and styles that only another build has. While several processes are replaced one after the other by a
 * new build, a page of one build asks the process of the other for them: Next would answer 404, and a part of
 * the page would be dead. Installed once per process, before the server answers its first request.
 */
export function answerForOtherBuilds(): void {
  const folder = env().OTHER_BUILDS_DIR;
  if (globalState.answersForOtherBuilds || folder === undefined) return;
  globalState.answersForOtherBuilds = true;
  const folders = { own: path.join(distDir(), "static"), others: folder };
  const isSent = (request: IncomingMessage, response: ServerResponse) => {
    const file = fileOfOthers(request, folders);
    if (file) send(file, response);
    return file !== undefined;
  };
  atEachServer((server) => beforeListeners(server, isSent));
}

type Folders = { own: string; others: string };

/** The file of another build that a request asks for; undefined for what is not one, or this build's own. */
export function fileOfOthers(
  { method, url = "" }: Pick<IncomingMessage, "method" | "url">,
  { own, others }: Folders,
): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const name = STATIC.exec(url)?.[1];
  if (name === undefined || name.includes("..")) return undefined;
  const file = path.join(others, name);
  return !fs.existsSync(path.join(own, name)) && fs.existsSync(file) ? file : undefined;
}

/** A file, which has an ending; names of Next's chunks hold these characters only. */
const STATIC = /^\/_next\/static\/([\w.~/-]+\.(?:js|css|woff2|json|map))(?:\?|$)/;

const TYPES: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".woff2": "font/woff2",
};

function send(file: string, response: ServerResponse): void {
  response.writeHead(200, {
    "content-type": TYPES[path.extname(file)] ?? "application/json; charset=UTF-8",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  pipeline(fs.createReadStream(file), response, (error) => {
    if (error) log().warn({ err: error }, "a file of another build was not sent");
  });
}
