import fs from "node:fs";
import path from "node:path";
import { prepareDataDir } from "../../local/data-dir.ts";
import { freePort } from "../../local/process/ports.ts";
import { freshSecrets } from "../../local/secrets.ts";
import { startMail, startRazorpay } from "../../local/services.ts";
import { NGINX, PGBOUNCER } from "../../scale/programs.ts";
import { scaleStack, startAll } from "../../scale/stack.ts";
import { findBrowser } from "../browser.ts";
import { findOrInstall } from "../debian-program.ts";
import { freshSettings } from "../fresh-settings.ts";
import type { Outcome } from "../outcome.ts";
import { jest } from "../runners.ts";
import { seededDatabase } from "../seeded-database.ts";
import type { Workspace } from "../workspace.ts";
import { openControl } from "./control.ts";
import { buildReleases, type Releases } from "./releases.ts";

/** `npm test -- scale`: the shop on two machines, whose parts fail one after the other under load. */
export async function scale(space: Workspace, args: string[]): Promise<Outcome> {
  const programs = {
    nginx: findOrInstall(NGINX, "scale"),
    pgbouncer: findOrInstall(PGBOUNCER, "scale"),
  };
  const browser = findBrowser();
  const releases = await buildReleases(space);
  const shop = await openShop(space, programs, releases);
  const control = await openControl(shop.stack, (machine, name) =>
    moveLink(shop.links[machine], releases[name]),
  );
  try {
    return await jest(space, "scale", ["scale"], ["--runInBand", ...args], {
      ...shop.env,
      CHROMIUM_PATH: browser,
      CONTROL: control.origin,
    });
  } finally {
    control.close();
    await Promise.all(shop.stack.machines.map((machine) => machine.end("SIGTERM")));
  }
}

/** The running stack, the links to the release of each machine, and the environment by which tests find it. */
async function openShop(
  space: Workspace,
  programs: { nginx: string; pgbouncer: string },
  { earlier }: Releases,
) {
  const dataDir = path.join(space.dir, "scale");
  prepareDataDir(dataDir);
  const settings = await freshSettings(dataDir);
  const secrets = freshSecrets();
  const databaseUrl = await seededDatabase(space, settings, secrets, "scale");
  const run = { settings, secrets, onStart: space.add.bind(space) };
  await Promise.all([startRazorpay(run), startMail(run)]);
  const links = [linkTo(earlier, dataDir, 1), linkTo(earlier, dataDir, 2)] as const;
  const ports = await freePorts();
  const stack = scaleStack({
    ...{ ...run, ports, programs, databaseUrl, distDir: space.distDir, throwAway: true },
    releases: links,
    onServer: (server) => space.addServer(server),
  });
  await startAll(stack);
  const env = {
    ...stringsOf(stack.env),
    DATABASE_URL: databaseUrl,
    ORIGIN: settings.appOrigin,
    MACHINES: ports.machines.map((port) => `http://127.0.0.1:${port}`).join(","),
    RAZORPAY_CONTROL: secrets.razorpayControlToken,
    LOGS: path.join(dataDir, "logs"),
  };
  return { stack, links, env };
}

async function freePorts() {
  const machines = [await freePort(), await freePort()] as const;
  const [pooler, replica, bucket] = [await freePort(), await freePort(), await freePort()];
  return { machines, pooler, replica, bucket };
}

/** What systemd's unit starts from: a link to the release. */
function linkTo(release: string, dataDir: string, machine: number): string {
  const link = path.join(dataDir, `current-${machine}`);
  fs.symlinkSync(release, link);
  return link;
}

function moveLink(link: string, release: string): void {
  fs.symlinkSync(release, `${link}.new`);
  fs.renameSync(`${link}.new`, link);
}

function stringsOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value ?? ""]));
}
