import { AppError, type ErrorCode } from "@/lib/call/errors";

/** The answers to a call: the same always, one after the other, or what holds at that moment. */
export type Answers = Answer | Answer[] | (() => Answer);
/** A body, a failure or "offline". */
export type Answer = { body: unknown } | Refusal | "offline";
type Refusal = {
  error: ErrorCode;
  message: string;
  fields?: Fields;
  retryAfterS?: number;
  more?: Record<string, unknown>;
};
type Fields = Record<string, string[]>;

/** A refusal in the server's format; `retryAfterS` asks to wait. */
export function refusal(
  code: ErrorCode,
  message: string,
  fields?: Fields,
  retryAfterS?: number,
): Answer {
  return { error: code, message, fields, retryAfterS };
}

/**
 * Stands in for the server in component tests. Keys are "POST /api/users/login"; the last answer of a
 * list repeats. Returns what was sent, in order.
 */
export function stubFetch(answers: Record<string, Answers>) {
  const sent: { call: string; body: Record<string, unknown> }[] = [];
  const waiting = new Map(Object.entries(answers).map(([key, value]) => [key, [value].flat()]));
  window.fetch = async (input, init) => {
    const call = `${init?.method ?? "GET"} ${String(input)}`;
    // Looked up beside what a test is about: it stays open unless a test answers it.
    if (call.startsWith("GET /api/delivery/") && !waiting.has(call)) return new Promise(() => {});
    sent.push({ call, body: bodyOf(init?.body) });
    const left = waiting.get(call);
    const next = left && left.length > 1 ? left.shift() : left?.[0];
    const answer = typeof next === "function" ? next() : next;
    if (answer === undefined) throw new Error(`Nothing stands in for ${call}.`);
    if (answer === "offline") throw new TypeError("Failed to fetch");
    return response(answer);
  };
  return sent;
}

/** The sent body; a form as texts and files by name. */
function bodyOf(body: RequestInit["body"]): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries(body);
  return JSON.parse(String(body ?? "{}"));
}

function response(answer: Exclude<Answer, "offline">): Response {
  if ("body" in answer) return { ok: true, status: 200, json: async () => answer.body } as Response;
  const { error: code, message, ...options } = answer;
  const error = new AppError(code, message, options);
  return { ok: false, status: error.status, json: async () => error.body() } as Response;
}
