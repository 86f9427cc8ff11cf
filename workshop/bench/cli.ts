import { inherited } from "../../scripts/local/app-env.ts";
import { Failure } from "../../scripts/local/base/failure.ts";
import { shopProgram } from "../../scripts/local/commands.ts";
import { run } from "../../scripts/testing/runners.ts";
import { template, Workspace } from "../../scripts/testing/workspace.ts";
import { attacksBench } from "./commands/attacks.ts";
import { checkoutBench } from "./commands/checkout.ts";
import { dataBench } from "./commands/data.ts";
import { hopBench } from "./commands/hop.ts";
import { pagesBench } from "./commands/pages.ts";
import { plantedBench } from "./commands/planted.ts";
import { soakBench } from "./commands/soak.ts";

const parts: Record<string, (space: Workspace, flags: string[]) => Promise<number>> = {
  attacks: attacksBench,
  checkout: checkoutBench,
  data: dataBench,
  hop: hopBench,
  pages: pagesBench,
  planted: plantedBench,
  soak: soakBench,
};

/**
 * `npm run bench`: how fast the costly things are, on a throw-away database; with "checkout", how many
 * orders a second; with "pages", what Lighthouse says of the public pages; with "data", how long the back-office
 * takes in a shop with a million orders; with "soak", whether it stands ten minutes of work without growing; with
 * "hop", what a web tier in front adds; with "attacks", what others notice of one; with "planted", whether the random lives of a purchase find the faults that
 * were mended. All but the first two give a verdict.
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
