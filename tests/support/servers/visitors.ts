import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** One request: when it began, as `performance.now()`, and its status, or the error of its connection. */
export type Visit = { path: string; begun: number; outcome: number | string };

const PAUSE_MS = 50;
/** Longer than a busy machine takes: what is not answered then never will be. */
const PATIENCE_MS = 45_000;

/** Four visitors who ask one after the other until they are sent home; half of them keep their connections. */
export function visitors(
  origin: string,
  paths: readonly string[],
  headers: http.OutgoingHttpHeaders,
) {
  const visits: Visit[] = [];
  const keeping = new http.Agent({ keepAlive: true });
  let isOver = false;
  const visitor = async (index: number) => {
    const agent = index % 2 === 0 ? keeping : new http.Agent({ keepAlive: false });
    for (let count = index; !isOver; count += 1) {
      const path = paths[count % paths.length] ?? "/";
      const begun = performance.now();
      visits.push({ path, begun, outcome: await visit(origin + path, { agent, headers }) });
      await sleep(PAUSE_MS);
    }
  };
  const all = [0, 1, 2, 3].map(visitor);
  return {
    /** What they have met so far. */
    visits,
    failed: () => visits.filter(({ outcome }) => typeof outcome === "string" || outcome >= 500),
    goHome: async () => {
      isOver = true;
      await Promise.all(all);
      keeping.destroy();
    },
  };
}

function visit(address: string, options: http.RequestOptions): Promise<number | string> {
  return new Promise((resolve) => {
    const request = http.get(address, options, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", (error) => resolve(error.message));
    });
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error("no answer")));
    request.on("error", (error) => resolve(error.message));
  });
}
