import { appEnv } from "../local/app-env.ts";
import { Failure } from "../local/failure.ts";
import { freshSecrets } from "../local/secrets.ts";
import { startApp, startMail, startRazorpay } from "../local/services.ts";
import { benchProgram } from "./bench-program.ts";
import { freshSettings } from "./fresh-settings.ts";
import { machine } from "./machine.ts";
import { build, run } from "./runners.ts";
import { seededDatabase } from "./seeded-database.ts";
import type { Workspace } from "./workspace.ts";

/**
 * `npm run bench -- soak`: a hundred requests a second at the production build for ten minutes, or as many as
 * `--minutes` says. Answers the exit code: 1 when a request failed or memory grew.
 */
export async function soakBench(space: Workspace, flags: string[]): Promise<number> {
  const minutes = minutesOf(flags);
  console.log(machine());
  if (!space.builtDir && (await build(space)).failed > 0) return 1;
  const settings = await freshSettings(space.dir);
  const secrets = freshSecrets();
  await space.database({ durable: true });
  const url = await seededDatabase(space, settings, secrets);
  const services = { settings, secrets, onStart: space.add.bind(space) };
  await Promise.all([startRazorpay(services), startMail(services)]);
  await startApp(services, url, { kind: "production", distDir: space.distDir });
  const env = {
    ...appEnv(settings, secrets, url),
    LOG_LEVEL: "silent",
    SHOP_ORIGIN: `http://127.0.0.1:${settings.port}`,
    SOAK_MINUTES: String(minutes),
  };
  return (await run(space, "soak", benchProgram("soak.ts"), env)) ?? 1;
}

function minutesOf([flag, value = "", ...rest]: string[]): number {
  if (flag === undefined) return 10;
  const minutes = Number(value);
  const isFine = flag === "--minutes" && Number.isInteger(minutes) && minutes > 0;
  if (isFine && rest.length === 0) return minutes;
  throw new Failure("Use npm run bench -- soak, or with --minutes and a whole number.");
}
