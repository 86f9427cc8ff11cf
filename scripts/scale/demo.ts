import { distDirFor } from "../local/app-build.ts";
import { Failure } from "../local/base/failure.ts";
import { root, type Settings } from "../local/base/settings.ts";
import type { Server } from "../local/postgres/server.ts";
import type { NamedPort } from "../local/process/ports.ts";
import type { Run } from "../local/services.ts";
import { asksFor, NGINX, PGBOUNCER, whereIs } from "./programs.ts";
import { type ScalePorts, type ScaleStack, scaleStack, startAll } from "./stack.ts";

/** The ports of `npm run demo -- --scale` from the first one on. */
export function scalePorts(first: number): ScalePorts {
  const machines = [first, first + 1] as const;
  return { machines, pooler: first + 2, replica: first + 3, bucket: first + 4 };
}

/** The same for the check that they are free; none without `--scale`. */
export function namedScalePorts({ scalePort }: Settings): NamedPort[] {
  if (scalePort === null) return [];
  const { machines, pooler, replica, bucket } = scalePorts(scalePort);
  const ports = [...machines, pooler, replica, bucket];
  return ports.map((port, index) => ({
    setting: index ? `SCALE_PORT + ${index}` : "SCALE_PORT",
    port,
  }));
}

/** Where nginx and PgBouncer are. Throws one `Failure` that asks for what is missing. */
export function scalePrograms({ databaseUrl }: Settings): { nginx: string; pgbouncer: string } {
  const [nginx, pgbouncer] = [whereIs(NGINX), whereIs(PGBOUNCER)];
  const missing = [...(nginx ? [] : [NGINX]), ...(pgbouncer ? [] : [PGBOUNCER])];
  if (!nginx || !pgbouncer) throw new Failure(asksFor(missing));
  if (databaseUrl) {
    throw new Failure(
      "npm run demo -- --scale makes a replica of the embedded database: take DATABASE_URL out.",
    );
  }
  return { nginx, pgbouncer };
}

/** Starts the parts of a demo on two machines. */
export async function startScaled(
  { settings, secrets, onStart }: Run,
  databaseUrl: string,
  onServer: (server: Server) => void,
): Promise<ScaleStack> {
  const stack = scaleStack({
    ...{ settings, secrets, databaseUrl, onStart, onServer },
    ports: scalePorts(settings.scalePort ?? 0),
    programs: scalePrograms(settings),
    releases: [root, root],
    distDir: distDirFor(settings),
    throwAway: false,
  });
  await startAll(stack);
  return stack;
}
