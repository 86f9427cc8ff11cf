import "server-only";
import { randomUUID } from "node:crypto";

/** Identifies a request in the logs of every tier, and in its answer. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The request's own id if it consists of letters, digits and dashes; else a new one. */
export function requestIdOf(headers: Pick<Headers, "get">): string {
  const given = headers.get(REQUEST_ID_HEADER) ?? "";
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
