import fc from "fast-check";
import type { DocumentedCall } from "@/lib/api-docs/calls";
import type { Call } from "@/lib/call/call";
import { failuresOf } from "@/lib/call/failures";
import { TRAP_FIELD } from "@/lib/contact/rules";
import { dispatch } from "@/lib/http/dispatch";
import { readInput } from "@/lib/http/input";
import { log } from "@/lib/log";
import { served } from "@/lib/served";
import type { Attempt } from "@/tests/support/fuzz/attempt";
import { FILE_FIELDS } from "@/tests/support/fuzz/example";
import { isUsable } from "@/tests/support/fuzz/file";
import { requestOf, type Sent } from "@/tests/support/fuzz/send";
import type { World } from "@/tests/support/fuzz/world";

const handlers = dispatch(served);
const faults = new Map<string, unknown>();

/** Collects faults by request id instead of logging them. */
export function keepFaults(): void {
  const keep = (fault: { id?: string; err?: Error }) =>
    void faults.set(fault.id ?? "", fault.err?.stack);
  jest.spyOn(log(), "error").mockImplementation(keep as never);
}

/**
 * Makes the request and asserts what every answer must be; returns its status.
 * @throws Error with the attempt, the answer and the fault behind it.
 */
export async function hold({ spec }: DocumentedCall, attempt: Attempt, world: World) {
  const sent = await requestOf(spec, attempt, world);
  const isTaken = await takes(spec, attempt, sent);
  const response = await answerTo(spec, sent);
  const body = await bodyOf(spec, response);
  const wrong = wrongWith(spec, isTaken, response.status, body);
  if (!wrong) return response.status;
  const fault = faults.get(sent.request.headers.get("x-request-id") ?? "");
  const shown = [fc.stringify(attempt), sent.request.url, response.status, body, fault].join("\n");
  throw new Error(`${spec.method} ${spec.path} ${wrong}\n${shown.slice(0, 4_000)}`);
}

/** Whether the call's schema accepts what was sent, and its files hold what they declare. */
async function takes(spec: Call, attempt: Attempt, { request, params }: Sent): Promise<boolean> {
  if (!attempt.raw && !areFilesUsable(spec, attempt.fields)) return false;
  const input = await readInput(request.clone(), params, spec).catch(() => undefined);
  // A browser's cart comes from its cookies, whatever is sent.
  const cart = attempt.as === "browser" && spec.guestCart ? { guest_cart: "new" } : {};
  return input !== undefined && spec.input.safeParse({ ...input, ...cart }).success;
}

function areFilesUsable({ path }: Call, fields: Attempt["fields"]): boolean {
  // A repeated key returns what it has added, whatever is sent now.
  if (fields.key !== undefined) return true;
  // A bot in the trap is thanked, and its files are not looked at.
  if (fields[TRAP_FIELD]) return true;
  return [...FILE_FIELDS].every((name) => isUsable(fields[name], path));
}

function wrongWith(spec: Call, isTaken: boolean, status: number, body: string): string | undefined {
  if (status < 400) {
    if (status === 308) return undefined;
    return isTaken ? undefined : "takes what its schema does not";
  }
  const { code, message } = parsed(body);
  if (status >= 500 && !(status === 503 && spec.errors.includes("unavailable"))) return "breaks";
  if (!failuresOf(spec).includes(code)) return `fails as its contract does not say: ${code}`;
  return typeof message === "string" && message !== "" ? undefined : "says nothing";
}

function parsed(body: string) {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

/** The text of a response; empty for an endless one. */
async function bodyOf(spec: Call, response: Response): Promise<string> {
  if (!response.ok || spec.path !== "/products/changes") return response.text();
  await response.body?.cancel();
  return "";
}

/** Past the search for the call: a parameter of a path may be any text here, also what no address carries. */
function answerTo({ path, method }: Call, { request, params }: Sent): Promise<Response> {
  const segments = path
    .slice(1)
    .split("/")
    .map((part) => params[/^\{(\w+)\}$/.exec(part)?.[1] ?? ""] ?? part);
  return handlers[method](request, { params: Promise.resolve({ path: segments }) });
}
