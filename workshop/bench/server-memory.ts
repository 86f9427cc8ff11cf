import { DEMO_API_KEY } from "@/lib/demo";

export type Memory = { rssMb: number; heapMb: number };

/** Resident memory and used heap of the server from /api/metrics; a web tier needs its own key. */
export async function readMemory(origin: string, key = DEMO_API_KEY): Promise<Memory> {
  const answer = await fetch(`${origin}/api/metrics`, { headers: { "x-api-key": key } });
  const text = await answer.text();
  const mb = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]) / 2 ** 20;
  return {
    rssMb: mb("process_resident_memory_bytes"),
    heapMb: mb("nodejs_heap_size_used_bytes"),
  };
}
