import { inherited } from "../../scripts/local/app-env.ts";
import { Failure } from "../../scripts/local/base/failure.ts";
import { shopProgram } from "../../scripts/local/commands.ts";
import { run } from "../../scripts/testing/runners.ts";
import { template, Workspace } from "../../scripts/testing/workspace.ts";
import { attacksBench } from "./commands/attacks.ts";
import { cartBench } from "./commands/cart.ts";
import { checkoutBench } from "./commands/checkout.ts";
import { dataBench } from "./commands/data.ts";
import { hopBench } from "./commands/hop.ts";
import { listingBench } from "./commands/listing.ts";
import { pagesBench } from "./commands/pages.ts";
import { papersBench } from "./commands/papers.ts";
import { plantedBench } from "./commands/planted.ts";
import { soakBench } from "./commands/soak.ts";
import { throughputBench } from "./commands/throughput.ts";

const parts: Record<string, (space: Workspace, flags: string[]) => Promise<number>> = {
  attacks: attacksBench,
  cart: cartBench,
  checkout: checkoutBench,
  data: dataBench,
  hop: hopBench,
  listing: listingBench,
  pages: pagesBench,
  papers: papersBench,
  planted: plantedBench,
  soak: soakBench,
  throughput: throughputBench,
};

/**
 * `npm run bench`: how fast the expensive operations are, on a throw-away database. "checkout": orders per
 * second; "cart": changed carts per second; "pages": Lighthouse on the public pages; "throughput": prerendered
 * pages a second; "data": the back-office with a million orders; "soak": ten minutes of load without memory
 * growth; "hop": the latency of a web tier; "attacks": their effect on other visitors; "papers": tax documents
 * printed and a month of them exported; "planted": whether random lives of a purchase find known faults. All
 * but the first three pass or fail.
 */
export async function main([part, ...flags]: string[]): Promise<number> {
  if (part && !(part in parts)) {
    throw new Failure(
      `Use npm run bench, or npm run bench -- with ${Object.keys(parts).join(" or ")}.`,
    );
  }
  const space = new Workspace();
  await space.open();
  try {
    const chosen = part && parts[part];
    if (chosen) return await chosen(space, flags);
    const server = await space.database();
    const env = { ...inherited(), TEST_TEMPLATE_URL: server.url(template), LOG_LEVEL: "silent" };
    return (await run(space, "bench", shopProgram("workshop/bench/run.ts"), env)) ?? 1;
  } finally {
    await space.close(false);
  }
}
