import "server-only";
import { log } from "@/lib/log";
import { figures } from "@/lib/observe/figures";
import { type Ended, type RequestScope, requestScope } from "@/lib/observe/traffic";

/** Counts a request that is over. Never throws. */
export function countRequest(
  { kind, call = "none" }: RequestScope,
  { status, ms, aborted }: Ended,
): void {
  count(() => {
    const { calls, pages } = figures();
    const outcome = aborted ? "aborted" : status;
    if (kind === "api") calls(call, outcome, ms);
    else pages(kind, outcome, ms);
  });
}

/** How a call on the API tier ended: "refused" is any answer of that tier that is no success. */
export type UpstreamOutcome = "ok" | "refused" | "timeout" | "failed";

/** Counts one try of a web tier's call on the API tier ("POST /cart/addtocart"), with its milliseconds. Never throws. */
export function countUpstream(call: string, outcome: UpstreamOutcome, ms: number): void {
  count(() => {
    figures().upstream(call, outcome, ms);
    const scope = requestScope();
    if (scope) scope.upstreamMs = (scope.upstreamMs ?? 0) + ms;
  });
}

/** Figures are never worth a request. */
function count(work: () => void): void {
  try {
    work();
  } catch (error) {
    log().warn({ err: error }, "not counted");
  }
}
