import "server-only";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { exchangesInFlight } from "@/lib/http/traffic";

/** From 5 ms to 10 s, in seconds: what is slower has run into a limit of ours. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Figures = ReturnType<typeof create>;

// Next bundles the start and each handler apart; all of them must count into the same figures.
const kept = globalThis as { figures?: Figures };

/** The figures of this process, and the registry that prints them. */
export function figures(): Figures {
  kept.figures ??= create();
  return kept.figures;
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
      this.set(exchangesInFlight());
    },
  });
  return { registry, ...ofCalls(registers), ...ofPages(registers), ...ofUpstream(registers) };
}

function ofCalls(registers: Registry[]) {
  return {
    calls: new Counter({
      name: "http_requests_total",
      help: "Requests to the API by call and status, which is aborted where nobody waited for the answer",
      labelNames: ["call", "status"],
      registers,
    }),
    callSeconds: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from the head of a request to the API to the end of its answer, in seconds, by call",
      labelNames: ["call"],
      buckets: BUCKETS,
      registers,
    }),
  };
}

function ofPages(registers: Registry[]) {
  return {
    pages: new Counter({
      name: "page_requests_total",
      help: "Requests beside the API by kind (page, data, action, file) and status",
      labelNames: ["kind", "status"],
      registers,
    }),
    pageSeconds: new Histogram({
      name: "page_request_duration_seconds",
      help: "Time from the head of such a request to the end of its answer, in seconds, by kind",
      labelNames: ["kind"],
      buckets: BUCKETS,
      registers,
    }),
  };
}

function ofUpstream(registers: Registry[]) {
  return {
    upstream: new Counter({
      name: "upstream_calls_total",
      help: "Calls that this web tier has made on the API tier, by call and outcome",
      labelNames: ["call", "outcome"],
      registers,
    }),
    upstreamSeconds: new Histogram({
      name: "upstream_call_duration_seconds",
      help: "Time until the API tier had answered or was given up, in seconds, by call",
      labelNames: ["call"],
      buckets: BUCKETS,
      registers,
    }),
  };
}
