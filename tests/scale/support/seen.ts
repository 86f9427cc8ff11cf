import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_API_KEY } from "@/lib/demo";
import { MACHINES, ORIGIN } from "@/tests/scale/support/stack";
import type { Person } from "@/tests/support/shop/builders";

/** Milliseconds until a page says something new on each machine and through nginx. */
export async function everywhereAfter(path: string, words: string): Promise<number[]> {
  return Promise.all([...MACHINES, ORIGIN].map((origin) => shownAfter(origin + path, words)));
}

async function shownAfter(url: string, words: string): Promise<number> {
  const began = performance.now();
  while (!(await text(url)).includes(words)) {
    if (performance.now() - began > 60_000) throw new Error(`${url} does not say ${words}.`);
    await sleep(50);
  }
  return performance.now() - began;
}

/** A page by a connection of its own, so that each process of a machine is asked in turns. */
export async function text(url: string): Promise<string> {
  return (await fetch(url, { headers: { connection: "close" } })).text();
}

/** Changes a charger's price, in rupees, as the back-office does. */
export async function setPrice({ token }: Person, id: string, price: number): Promise<void> {
  const body = new FormData();
  body.append("product_data", JSON.stringify({ id, price }));
  const headers = { "x-api-key": DEMO_API_KEY, authorization: `Bearer ${token}` };
  const answer = await fetch(`${ORIGIN}/api/products/update`, { method: "PUT", headers, body });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
}
