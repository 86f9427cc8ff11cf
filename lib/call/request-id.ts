import "server-only";
import { randomUUID } from "node:crypto";

/** Names a request in the logs of every tier that it passes, and in its answer. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The id that came with a request, when it is one of letters, digits and dashes; a new one otherwise. */
export function requestIdOf(headers: Pick<Headers, "get">): string {
  const given = headers.get(REQUEST_ID_HEADER) ?? "";
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
