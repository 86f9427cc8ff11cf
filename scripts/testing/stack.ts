import path from "node:path";
import { copyBuild } from "../local/app-build.ts";
import { apiPort, appEnv, razorpayEnv, webTierEnv } from "../local/app-env.ts";
import type { Settings } from "../local/base/settings.ts";
import { prepareDataDir } from "../local/data-dir.ts";
import type { Child } from "../local/process/children.ts";
import { freshSecrets, type Secrets } from "../local/secrets.ts";
import { startApp, startMail, startRazorpay, startWebTier } from "../local/services.ts";
import { freshSettings } from "./fresh-settings.ts";
import { seededDatabase } from "./seeded-database.ts";
import type { Workspace } from "./workspace.ts";

/** One process for everything, or a web tier in front of an API tier. */
export type Shape = "all-in-one" | "split";

/** A running shop with all its services, on its own ports. */
export type Stack = {
  /** The origin for browsers, and that of the process with the database: the same unless it is split. */
  origin: string;
  apiOrigin: string;
  databaseUrl: string;
  /** The API key of a web tier. */
  tierKey: string;
  /** The environment by which tests find its mails and its payment provider. */
  services: Record<string, string>;
  /** The builds of its processes, and the environment that each was started with. */
  distDirs: string[];
  environments: NodeJS.ProcessEnv[];
  stop(): Promise<void>;
};

/**
 * Starts the build of this workspace in a shape, the part with the database in so many processes. `name` names its folder
 * and its database.
 */
export async function startStack(
  space: Workspace,
  name: string,
  shape: Shape,
  processes = 1,
): Promise<Stack> {
  const dataDir = path.join(space.dir, name);
  prepareDataDir(dataDir);
  const settings = await freshSettings(dataDir, shape);
  const secrets = freshSecrets();
  const children: Child[] = [];
  const onStart = (child: Child) => {
    children.push(child);
    space.add(child);
  };
  const url = await seededDatabase(space, settings, secrets, name.replaceAll("-", "_"));
  const run = { settings, secrets, onStart };
  const app = { kind: "production", distDir: space.distDir, processes } as const;
  await Promise.all([startRazorpay(run), startMail(run), startApp(run, url, app)]);
  const distDirs = [space.distDir];
  if (shape === "split") distDirs.push(copyBuild(space.distDir, "web"));
  const [, web] = distDirs;
  if (web) await startWebTier(run, web);
  return {
    origin: settings.appOrigin,
    apiOrigin: `http://localhost:${apiPort(settings)}`,
    databaseUrl: url,
    tierKey: secrets.tierKey,
    services: servicesOf(settings, secrets),
    distDirs,
    environments: [
      ...[appEnv(settings, secrets, url), webTierEnv(settings, secrets)],
      razorpayEnv(settings, secrets, ""),
    ],
    stop: async () => {
      await Promise.all(children.map((child) => child.stop()));
    },
  };
}

function servicesOf({ mailUiPort, razorpayPort }: Settings, secrets: Secrets) {
  return {
    MAIL_UI_URL: `http://127.0.0.1:${mailUiPort}`,
    RAZORPAY_ORIGIN: `http://127.0.0.1:${razorpayPort}`,
    RAZORPAY_CONTROL_TOKEN: secrets.razorpayControlToken,
  };
}
