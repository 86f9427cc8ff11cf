import "server-only";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { requestsInFlight } from "@/lib/observe/traffic";

/** From 5 ms to 10 s, in seconds: slower requests have hit a timeout. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Figures = ReturnType<typeof create>;

// Next bundles the start and each handler separately; all must count into the same metrics.
const globalState = globalThis as { figures?: Figures };

/** The metrics of this process, and the registry that prints them. */
export function figures(): Figures {
  globalState.figures ??= create();
  return globalState.figures;
}

function create() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "http_requests_in_flight",
    help: "Requests that have not had their whole answer yet, pages and files included",
    registers,
    collect() {
      this.set(requestsInFlight());
    },
  });
  return {
    registry,
    calls: outcomes(registers, {
      names: ["http_requests_total", "http_request_duration_seconds"],
      labels: ["call", "status"],
      counted:
        "Requests to the API by call and status, which is aborted where nobody waited for the answer",
      timed:
        "Time from the head of a request to the API to the end of its answer, in seconds, by call",
    }),
    pages: outcomes(registers, {
      names: ["page_requests_total", "page_request_duration_seconds"],
      labels: ["kind", "status"],
      counted: "Requests beside the API by kind (page, data, action, file) and status",
      timed: "Time from the head of such a request to the end of its answer, in seconds, by kind",
    }),
    upstream: outcomes(registers, {
      names: ["upstream_calls_total", "upstream_call_duration_seconds"],
      labels: ["call", "outcome"],
      counted: "Calls that this web tier has made on the API tier, by call and outcome",
      timed: "Time until the API tier had answered or was given up, in seconds, by call",
    }),
  };
}

type Description = {
  /** Of the counter and of the histogram. */
  names: [total: string, seconds: string];
  /** Labels: what it was (on both), and how it ended (on the counter only). */
  labels: [what: string, outcome: string];
  counted: string;
  timed: string;
};

/**
 * A counter by kind and outcome with a histogram of durations. The returned function records one event, in
 * ms.
 */
function outcomes(registers: Registry[], { names, labels, counted, timed }: Description) {
  const [what, how] = labels;
  const total = new Counter({ name: names[0], help: counted, labelNames: labels, registers });
  const labelNames = [what];
  const seconds = new Histogram({
    name: names[1],
    help: timed,
    labelNames,
    buckets: BUCKETS,
    registers,
  });
  return (name: string, outcome: string | number, ms: number): void => {
    total.inc({ [what]: name, [how]: outcome });
    seconds.observe({ [what]: name }, ms / 1000);
  };
}
