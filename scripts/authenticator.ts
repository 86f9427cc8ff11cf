import { inherited } from "./local/app-env.ts";
import { Failure } from "./local/base/failure.ts";
import { readSettings } from "./local/base/settings.ts";
import { shopProgram } from "./local/commands.ts";
import { logFile } from "./local/data-dir.ts";
import { startChild } from "./local/process/children.ts";
import { withStore } from "./local/store-session.ts";

/** `npm run authenticator:remove -- <email>`: for an owner who has lost the phone and the recovery codes. */
export async function main([email]: string[]): Promise<number> {
  if (!email) throw new Failure("Say whose: npm run authenticator:remove -- owner@example.in");
  const settings = readSettings();
  const command = [...shopProgram("scripts/authenticator/remove.ts"), email];
  return withStore(settings, async (url) => {
    const env = { ...inherited(), DATABASE_URL: url };
    const log = logFile(settings.dataDir, "authenticator");
    const child = startChild({ name: "authenticator", command, env, logFile: log, echo: true });
    return (await child.exitCode) ?? 1;
  });
}
