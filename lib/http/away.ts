import "server-only";
import type { Call } from "@/lib/call/call";
import { AppError } from "@/lib/call/errors";
import { advice } from "@/lib/http/tier/upstream-request";

/** Of Node's sockets, of PostgreSQL (classes 08 and 57P: no connection, shut down, starting) and of Prisma. */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|57P\w{2}|P1001|P1002|P1008|P1017)$/;
/** Errors of pg's own have no code. */
const TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a call failed because the database does not answer, which is no fault of the call. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return CODES.test(String(code)) || TEXTS.test(error.message) || isAway(error.cause);
}

/** The answer to it. A change may have been done: its answer is what was lost. */
export function away({ method }: Call): AppError {
  const message = `The shop cannot be reached right now. ${advice(method)}`;
  return new AppError("unavailable", message, { retryAfterS: 5 });
}
