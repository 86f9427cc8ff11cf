import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_API_KEY } from "@/lib/demo";

export type Memory = { rssMb: number; heapMb: number };

/** Resident memory and used heap of the server from /api/metrics; a web tier needs its own key. */
export async function readMemory(origin: string, key = DEMO_API_KEY): Promise<Memory> {
  const figure = await readFigures(origin, key);
  return {
    rssMb: figure("process_resident_memory_bytes") / 2 ** 20,
    heapMb: figure("nodejs_heap_size_used_bytes") / 2 ** 20,
  };
}

/** CPU time that the server has used since its start, in ms. */
export async function readCpuMs(origin: string): Promise<number> {
  const figure = await readFigures(origin, DEMO_API_KEY);
  return figure("process_cpu_seconds_total") * 1000;
}

/** Waits until so many processes answer behind one port: until then all connections go to those that do. */
export async function allServe(origin: string, processes: number): Promise<void> {
  if (processes === 1) return;
  const deadline = Date.now() + 90_000;
  while ((await readFigures(origin, DEMO_API_KEY))("shop_processes") < processes) {
    if (Date.now() > deadline) throw new Error(`${processes} processes do not serve.`);
    await sleep(500);
  }
}

async function readFigures(origin: string, key: string): Promise<(name: string) => number> {
  const answer = await fetch(`${origin}/api/metrics`, { headers: { "x-api-key": key } });
  const text = await answer.text();
  return (name) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
}
