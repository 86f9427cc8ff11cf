import "server-only";
import type { Call } from "@/lib/call/call";
import { AppError } from "@/lib/call/errors";
import { MAX_DEPTH, plainValue } from "@/lib/call/plain-text";
import { ARRIVAL_MS } from "@/lib/identity/arrivals";
import { requestScope } from "@/lib/observe/traffic";

/** Largest body in bytes, unless the call sets `maxBytes`. */
export const MAX_BODY = 1024 * 1024;

type Values = Record<string, unknown>;
type BodyRules = Pick<Call, "body" | "maxBytes" | "query">;

/**
 * Path parameters, query (all of it on GET, else what the call names) and body as one object. The path wins
 * over the query, the query over the body.
 * @throws AppError too_large, unsupported_media_type, bad_request.
 */
export async function readInput(
  request: Request,
  params: Record<string, string | string[] | undefined>,
  rules: BodyRules = {},
): Promise<Values> {
  const query = new URL(request.url).searchParams;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead) return clean({ ...Object.fromEntries(query), ...params });
  const named = [...query].filter(([name]) => rules.query?.includes(name));
  const body = await readBody(request, rules);
  return clean({ ...body, ...Object.fromEntries(named), ...params });
}

/**
 * The values in plain text; see lib/call/plain-text.ts. PostgreSQL cannot store null characters, so they are
 * refused here.
 * @throws AppError bad_request.
 */
export function clean(values: Values): Values {
  if (hasNull(values))
    throw new AppError("bad_request", "A text must not contain null characters.");
  return plainValue(values) as Values;
}

function hasNull(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null || value instanceof Blob) return false;
  if (depth > MAX_DEPTH) throw new AppError("bad_request", "The body is nested too deeply.");
  return Object.entries(value).some(
    ([key, inner]) => key.includes("\0") || hasNull(inner, depth + 1),
  );
}

async function readBody(request: Request, { body, maxBytes = MAX_BODY }: BodyRules) {
  const withinMs = body === "multipart" ? ARRIVAL_MS : BODY_MS;
  const bytes = await readBytes(request, maxBytes, withinMs);
  if (bytes.byteLength === 0) return {};
  assertPlain(request.headers.get("content-encoding"));
  const type = request.headers.get("content-type") ?? "";
  return body === "multipart" ? readForm(bytes, type) : readJson(bytes, type);
}

async function readBytes(
  request: Request,
  maxBytes: number,
  withinMs: number,
): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readBounded(request, maxBytes, withinMs).catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause;
    // The client has disconnected: no fault of ours.
    throw new AppError("bad_request", "The body broke off.", { cause });
  });
  if (bytes) return bytes;
  throw tooLarge(maxBytes);
}

/** The error for a body larger than its call allows. */
export function tooLarge(maxBytes: number): AppError {
  const limit = Math.floor(maxBytes / MAX_BODY);
  return new AppError("too_large", `The request is larger than ${limit} MB.`);
}

/** A JSON body must arrive within this time: a megabyte over a slow mobile connection. */
export const BODY_MS = 20_000;

/**
 * The raw body; undefined when it is larger than `maxBytes`. Stops reading at the limit and gives up on a
 * body that trickles in.
 * @throws AppError bad_request for a body that is not complete after `withinMs`.
 */
export async function readBounded(
  { headers, body }: Pick<Request, "headers" | "body">,
  maxBytes: number,
  withinMs = BODY_MS,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(headers.get("content-length")) > maxBytes) return undefined;
  const reader = body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const stop = () => void reader.cancel().catch(() => undefined);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, withinMs);
  const bytes = await readAll(reader, maxBytes).finally(() => clearTimeout(timer));
  if (isLate) throw tooSlow();
  if (!bytes) stop();
  return bytes;
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(value);
  }
}

/** The rest of the body would block the connection, so it is closed with the answer. */
function tooSlow(): AppError {
  requestScope()?.setHeader("connection", "close");
  return new AppError("bad_request", "The body did not arrive in time.");
}

/** A compressed body could expand to a thousand times the limit. */
function assertPlain(encoding: string | null): void {
  if (encoding === null || encoding.toLowerCase() === "identity") return;
  throw new AppError("unsupported_media_type", "Send the body without a content-encoding.");
}

function readJson(bytes: Buffer, type: string): Values {
  if (!isJsonInUtf8(type)) {
    const message = "Send JSON in UTF-8 with content-type application/json.";
    throw new AppError("unsupported_media_type", message);
  }
  const body = parseJson(decode(bytes));
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Values;
  throw new AppError("bad_request", "Send one JSON object.");
}

function isJsonInUtf8(type: string): boolean {
  const [name, ...parameters] = type
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters.find((part) => part.startsWith("charset="))?.slice("charset=".length);
  const isUtf8 = charset === undefined || /^"?utf-?8"?$/.test(charset);
  return name === "application/json" && isUtf8;
}

/** As UTF-8, without a byte order mark. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("bad_request", "The body is not valid UTF-8.", { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", "The body is not valid JSON.", { cause });
  }
}

/** Texts and files by name; a repeated name becomes a list. */
async function readForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<Values> {
  if (!/^multipart\/form-data *(;|$)/i.test(type)) {
    throw new AppError(
      "unsupported_media_type",
      "Send a form with content-type multipart/form-data.",
    );
  }
  const form = await parseForm(bytes, type);
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

async function parseForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch (cause) {
    throw new AppError("bad_request", "The form in the body is not complete.", { cause });
  }
}
