import path from "node:path";
import { buildEnv, inherited } from "./app-env.ts";
import { root, type Settings } from "./base/settings.ts";
import { logFile } from "./data-dir.ts";
import { type ChildOptions, runToEnd } from "./process/children.ts";

/** The commands of the project's programs, run by the same Node as this script. */
export const commands = {
  next: [process.execPath, path.join(root, "node_modules/next/dist/bin/next")],
  start: [process.execPath, path.join(root, "scripts/run.mjs"), "scripts/start"],
  prisma: [process.execPath, path.join(root, "node_modules/prisma/build/index.js")],
  maildev: [process.execPath, path.join(root, "node_modules/maildev/dist/bin/maildev.js")],
  razorpay: [process.execPath, path.join(root, "packages/razorpay-local/cli.ts")],
  // prisma/ has no package.json that declares ES modules.
  migrate: [
    process.execPath,
    "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON",
    path.join(root, "prisma/migrate.ts"),
  ],
  seed: shopProgram("prisma/seed.ts"),
};

/** The command of a project file that uses the shop's own modules. */
export function shopProgram(file: string): string[] {
  const program = path.join(root, file);
  return [process.execPath, "--conditions=react-server", "--import", "tsx", program];
}

/**
 * Applies pending migrations, or those up to one, and returns what was done. Throws `Failure` with the
 * reason.
 */
export async function migrate(url: string, dataDir: string, upTo?: string): Promise<string> {
  const output = await runToEnd({
    ...logged("migrate", dataDir),
    command: [...commands.migrate, "deploy", ...(upTo ? [upTo] : [])],
    env: { ...inherited(), DATABASE_URL: url },
    failure: "The migrations could not be applied",
  });
  return output.trim();
}

/**
 * Writes the next migration from schema.prisma and returns what was done. `url` is any database of the
 * server.
 */
export async function writeMigration(url: string, name: string, dataDir: string): Promise<string> {
  const output = await runToEnd({
    ...logged("migration", dataDir),
    command: [...commands.migrate, "create", name],
    env: { ...inherited(), DATABASE_URL: url },
    failure: "The migration could not be written",
  });
  return output.trim();
}

/** Adds the demo's products and accounts, with `--orders` a month of orders too; existing rows are left alone. */
export async function seed(
  env: NodeJS.ProcessEnv,
  dataDir: string,
  words: string[] = [],
): Promise<void> {
  await runToEnd({
    ...logged("seed", dataDir),
    command: [...commands.seed, ...words],
    env,
    failure: "The demo data could not be written",
  });
}

/** Builds the application into `distDir`, without the settings of a running one. */
export async function nextBuild(
  distDir: string,
  { dataDir, appOrigin }: Pick<Settings, "dataDir" | "appOrigin">,
): Promise<void> {
  await runToEnd({
    ...logged("build", dataDir),
    command: [...commands.next, "build"],
    env: buildEnv(distDir, appOrigin),
    failure: "The application could not be built",
  });
}

function logged(name: string, dataDir: string): Pick<ChildOptions, "name" | "logFile"> {
  return { name, logFile: logFile(dataDir, name) };
}
