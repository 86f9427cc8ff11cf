import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError, invalid } from "./errors.ts";

/** A handler's answer; the server sends it, so that a fault can change it. */
export type Reply = { status: number; headers: Record<string, string>; body: string };

export type Fields = Record<string, unknown>;

const BODY_LIMIT = 256 * 1024;

export function json(value: unknown, status = 200): Reply {
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  return { status, headers, body: JSON.stringify(value) };
}

export function refusalReply(error: ApiError): Reply {
  return json({ error: error.body }, error.status);
}

export function send(res: ServerResponse, reply: Reply): void {
  if (res.destroyed || res.headersSent) return;
  res.writeHead(reply.status, {
    ...reply.headers,
    "content-length": Buffer.byteLength(reply.body),
  });
  res.end(reply.body);
}

/** Reads a JSON or form body into fields; throws ApiError if it is too long or not JSON. */
export async function readFields(req: IncomingMessage): Promise<Fields> {
  const text = await readText(req);
  if (text === "") return {};
  const type = req.headers["content-type"] ?? "";
  return type.includes("application/x-www-form-urlencoded") ? parseForm(text) : parseJson(text);
}

/** Turns `a[b]=1&a[c]=2&d[]=3` into nested fields, as PHP does. */
export function parseForm(text: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) setField(fields, path(name), value);
  return fields;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function readText(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > BODY_LIMIT) throw new ApiError(413, invalid("The request is too large.").body);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid("The request body is not valid JSON.");
  }
  // PHP clients write an empty object as an empty list.
  if (Array.isArray(value) && value.length === 0) return {};
  if (!isFields(value)) throw invalid("The request body must be an object.");
  return value;
}

function path(name: string): string[] {
  const [head = "", ...rest] = name.split("[");
  return [head, ...rest.map((part) => part.replace(/\]$/, ""))];
}

function setField(target: Fields, [head = "", ...rest]: string[], value: string): void {
  if (head === "__proto__") return;
  const key = head === "" ? String(Object.keys(target).length) : head;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const next = target[key];
  const child: Fields = isFields(next) ? next : {};
  target[key] = child;
  setField(child, rest, value);
}
