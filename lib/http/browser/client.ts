import { z } from "zod";
import { type Call, callUrl } from "@/lib/call/call";
import { AppError, errorFromBody } from "@/lib/call/errors";
import { askForPassword } from "@/lib/http/browser/password-question";

/** Thrown when the server could not be reached. The caller shows the text that its screen has for this. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super("The server could not be reached. Check your connection.", { cause });
    this.name = "NetworkError";
  }
}

/** `key` is an Idempotency-Key: requests sent with the same key take effect once. */
type SendOptions = { signal?: AbortSignal; key?: string };

/**
 * Makes a call from the browser. Only this function knows URLs. If the server asks for the password again,
 * the page's dialog asks for it and the call is retried once, without the caller noticing.
 * @throws AppError as the server threw it; NetworkError when the server could not be reached.
 */
export async function send<I extends z.ZodType, O extends z.ZodType>(
  spec: Call<I, O>,
  input: z.input<I>,
  options: SendOptions = {},
): Promise<z.output<O>> {
  try {
    return await sendOnce(spec, input, options);
  } catch (error) {
    const isWanted = error instanceof AppError && error.code === "password_needed";
    if (!isWanted || !(await askForPassword(spec.access === "admin" ? "admin" : "customer")))
      throw error;
    return sendOnce(spec, input, options);
  }
}

async function sendOnce<I extends z.ZodType, O extends z.ZodType>(
  spec: Call<I, O>,
  input: z.input<I>,
  options: SendOptions,
): Promise<z.output<O>> {
  const response = await fetchCall(spec, input as Record<string, unknown>, options);
  return answerOf(spec, response, await response.json().catch(() => undefined));
}

/**
 * Decodes the answer of a call.
 * @throws AppError as the server threw it, or "internal" for an answer of the wrong shape.
 */
export function answerOf<O extends z.ZodType>(
  spec: { output: O },
  { ok, status }: Pick<Response, "ok" | "status">,
  body: unknown,
): z.output<O> {
  if (!ok) throw errorFromBody(body, status);
  const parsed = z.safeDecode(spec.output, body as z.input<O>);
  if (parsed.success) return parsed.data;
  throw new AppError("internal", "Something went wrong. Please try again.", {
    cause: parsed.error,
  });
}

/**
 * Whether the server refused because the data has changed or is gone (409, 404), so that a retry would fail
 * too.
 */
export function isRefused(error: unknown): error is AppError {
  return error instanceof AppError && (error.status === 409 || error.status === 404);
}

/** The text to show for a failed call: the server's message, or the screen's text for a lost connection. */
export function failureText(error: unknown, texts: { fallback: string; network?: string }): string {
  if (error instanceof NetworkError) return texts.network ?? texts.fallback;
  if (error instanceof AppError && error.code !== "internal") return error.message;
  return texts.fallback;
}

async function fetchCall(spec: Call, input: Record<string, unknown>, { signal, key }: SendOptions) {
  const { path, rest } = callUrl(spec, input);
  const url = spec.method === "GET" ? `${path}${queryString(rest)}` : path;
  const { headers, body } = requestBody(spec, rest);
  const common = { accept: "application/json", ...(key && { "idempotency-key": key }) };
  try {
    return await fetch(url, {
      method: spec.method,
      signal,
      headers: { ...common, ...headers },
      body,
    });
  } catch (cause) {
    throw new NetworkError(cause);
  }
}

/** The body of a call and its content type. A multipart form sets its own header, with its boundary. */
export function requestBody(
  spec: Pick<Call, "method" | "body">,
  values: Record<string, unknown>,
): { headers: Record<string, string>; body: BodyInit | undefined } {
  if (spec.method === "GET") return { headers: {}, body: undefined };
  if (spec.body === "multipart") return { headers: {}, body: formOf(values) };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(values) };
}

function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const item of [value].flat()) {
      if (item instanceof Blob) form.append(name, item);
      else if (item !== undefined && item !== null) form.append(name, String(item));
    }
  }
  return form;
}

/** "?limit=20", or nothing. Undefined values are left out. */
export function queryString(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return "";
  return `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`;
}
