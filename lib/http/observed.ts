import "server-only";
import type { Call } from "@/lib/http/call";
import { log } from "@/lib/log";

/** Answers a request of the API and writes its line into the log. `call` is undefined for a wrong path or method. */
export async function observed(
  call: Pick<Call, "method" | "path"> | undefined,
  id: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const started = performance.now();
  const response = await answer();
  response.headers.set("x-request-id", id);
  const ms = Math.round(performance.now() - started);
  const name = call ? `${call.method} ${call.path}` : "none";
  log().info({ id, call: name, status: response.status, ms }, "call");
  return response;
}
