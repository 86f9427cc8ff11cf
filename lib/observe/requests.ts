import "server-only";
import { log } from "@/lib/log";
import { figures } from "@/lib/observe/figures";
import { type Ended, type RequestScope, requestScope } from "@/lib/observe/traffic";

/** Counts a finished request. Never throws. */
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

/** The outcome of a call on the API tier; "refused" is any error that the tier itself answered. */
export type UpstreamOutcome = "ok" | "refused" | "timeout" | "failed";

/**
 * Counts one attempt of a web tier's call on the API tier ("POST /cart/addtocart") and its milliseconds.
 * Never throws.
 */
export function countUpstream(call: string, outcome: UpstreamOutcome, ms: number): void {
  count(() => {
    figures().upstream(call, outcome, ms);
    const scope = requestScope();
    if (scope) scope.upstreamMs = (scope.upstreamMs ?? 0) + ms;
  });
}

/** Metrics must never fail a request. */
function count(work: () => void): void {
  try {
    work();
  } catch (error) {
    log().warn({ err: error }, "not counted");
  }
}
