import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Failure } from "../../scripts/local/base/failure.ts";
import { readSettings, root } from "../../scripts/local/base/settings.ts";
import { compareShots } from "./compare.ts";
import { samples } from "./samples.ts";
import { shoot, signedIn } from "./shoot.ts";
import { type Plan, publicPaths } from "./views.ts";

const folder = path.join(root, ".looks");
const planFile = path.join(folder, "plan.json");

/**
 * `npm run looks -- before`, then a change and a restart of the demo, then `npm run looks -- after`: takes
 * screenshots of every page at three widths and compares them pixel by pixel. The demo must be running. A word
 * after either takes only the views with that word in their name. Returns exit code 1 if a view differs;
 * `.looks/difference` shows where.
 */
export async function main([moment, filter = ""]: string[]): Promise<number> {
  if (moment !== "before" && moment !== "after") {
    throw new Failure("Use npm run looks -- before, then npm run looks -- after.");
  }
  const origin = readSettings().appOrigin;
  await mkdir(folder, { recursive: true });
  const fresh = moment === "before" && !filter;
  const plan = fresh ? await makePlan(origin) : await readPlan();
  const shots = path.join(folder, moment);
  await rm(shots, { recursive: true, force: true });
  const count = await shoot(origin, plan, shots, filter);
  console.log(`${count} screenshots in ${path.relative(root, shots)}`);
  if (moment === "before") return 0;
  return compareShots(folder, filter);
}

async function readPlan(): Promise<Plan> {
  return JSON.parse(await readFile(planFile, "utf8"));
}

/** What both runs share: the addresses, the sessions and the time in the browser. */
async function makePlan(origin: string): Promise<Plan> {
  const made = await samples(origin);
  const plan = {
    now: new Date().toISOString(),
    publicPaths: await publicPaths(origin),
    order: made.order,
    message: made.message,
    user: made.user,
    product: made.product,
    purchase: made.purchase,
    ...(await signedIn(origin, made.customer)),
  };
  await writeFile(planFile, JSON.stringify(plan));
  return plan;
}
