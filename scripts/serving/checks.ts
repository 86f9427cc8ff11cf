import { setTimeout as sleep } from "node:timers/promises";
import type { Worker } from "./worker.ts";

/** How long a process may take to answer for the first time, in ms. */
const START_MS = 90_000;
/** What most visitors ask for first. A process renders them once before it is given visitors. */
const FIRST_PAGES = ["/", "/products", "/contact", "/login"];
const FIRST_CHARGER = /href="(\/products\/[\w-]+)"/;
const WARM_MS = 15_000;

/**
 * Resolves with true when a process answers /api/health and has rendered the pages that are asked for most; with false
 * when it has ended or does not answer.
 */
export async function isReady(worker: Worker): Promise<boolean> {
  const late = sleep(START_MS, undefined, { ref: false });
  const port = await Promise.race([worker.port, late]);
  if (port === undefined || !(await answersSoon(worker, port))) return false;
  await warmUp(port);
  return !worker.isOver();
}

/** Whether a process answers on its own port. */
export async function isAnswering(port: number, limitMs: number): Promise<boolean> {
  return (await ask(port, "/api/health", limitMs)) !== null;
}

async function answersSoon(worker: Worker, port: number): Promise<boolean> {
  const deadline = performance.now() + START_MS;
  while (!worker.isOver() && performance.now() < deadline) {
    if (await isAnswering(port, 10_000)) return true;
    await sleep(100);
  }
  return false;
}

/** A page that fails here fails for its visitors too, and is no reason not to start. */
async function warmUp(port: number): Promise<void> {
  const deadline = Date.now() + WARM_MS;
  for (const path of FIRST_PAGES) {
    const page = await ask(port, path, Math.max(1, deadline - Date.now()));
    const charger = path === "/products" ? FIRST_CHARGER.exec(page ?? "")?.[1] : undefined;
    if (charger) await ask(port, charger, Math.max(1, deadline - Date.now()));
  }
}

/** What a process answers, whatever its status; null for nothing in time. */
async function ask(port: number, path: string, limitMs: number): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(limitMs);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal, redirect: "manual" });
    return await answer.text();
  } catch {
    return null;
  }
}
