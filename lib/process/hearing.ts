import "server-only";
import { Gauge } from "prom-client";
import { figures } from "@/lib/observe/figures";

/**
 * Whether this process hears what is notified on a channel: "new" until its first own notice has come, "deaf" while its
 * notices do not come although the connection lives, "lost" while there is no connection.
 */
export type Hearing = "new" | "hears" | "deaf" | "lost";

// Next bundles the start and each handler separately; all must share the same state.
const globalState = globalThis as { hearing?: Map<string, Hearing> };

/** The channels that this process listens on. */
export function hearing(): ReadonlyMap<string, Hearing> {
  return states();
}

/** Notes it for /api/ready and the metrics; null when nobody listens any more. */
export function noteHearing(channel: string, state: Hearing | null): void {
  if (state === null) states().delete(channel);
  else states().set(channel, state);
}

function states(): Map<string, Hearing> {
  globalState.hearing ??= withGauge(new Map());
  return globalState.hearing;
}

function withGauge(states: Map<string, Hearing>): Map<string, Hearing> {
  new Gauge({
    name: "database_notices_heard",
    help: "1 when this process hears its own notices on the channel, 0 when it does not: its pages may then be old",
    labelNames: ["channel"],
    // Of several processes the deaf one counts.
    aggregator: "min",
    registers: [figures().registry],
    collect() {
      this.reset();
      for (const [channel, state] of states) this.set({ channel }, state === "hears" ? 1 : 0);
    },
  });
  return states;
}
