import "server-only";
import { Gauge, type Registry } from "prom-client";
import { poolFigures } from "@/lib/db";
import { isWebTier } from "@/lib/env";
import { figures } from "@/lib/observe/figures";
import { onShutdown } from "@/lib/process/shutdown";
import { isSupervised, onSupervisor, tellSupervisor } from "@/lib/process/supervisor";

/** The number of an answer that nobody has asked for. */
const LAST = 0;
const globalState = globalThis as { watchesPool?: true };

/** The figures of this process: what it has counted, its connections to the database and itself. */
export function ownFigures(): Registry {
  const { registry } = figures();
  if (!isWebTier() && !globalState.watchesPool) watchPool(registry);
  return registry;
}

/** Tells the supervisor this process' figures when it asks for them. */
export function answerForFigures(): void {
  if (!isSupervised()) return;
  const tell = async (id: number) => {
    const metrics = await ownFigures().getMetricsAsJSON();
    await tellSupervisor({ type: "figures", id, metrics });
  };
  onSupervisor("figures-asked", ({ id }) => void tell(id));
  // What it has counted must not be lost with it.
  onShutdown("figures", () => tell(LAST));
}

function watchPool(registry: Registry): void {
  globalState.watchesPool = true;
  new Gauge({
    name: "database_pool_connections",
    help: "Connections to the database by state (used, idle), and requests waiting for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(poolFigures())) this.set({ state }, count);
    },
  });
}
