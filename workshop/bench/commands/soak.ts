import { Failure } from "../../../scripts/local/base/failure.ts";
import { shopProgram } from "../../../scripts/local/commands.ts";
import { build, run } from "../../../scripts/testing/runners.ts";
import { startStack } from "../../../scripts/testing/stack.ts";
import type { Workspace } from "../../../scripts/testing/workspace.ts";
import { machine } from "../machine.ts";

/**
 * `npm run bench -- soak`: a hundred requests per second to the production build for ten minutes, or for
 * `--minutes`. Returns the exit code: 1 if a request failed or memory grew.
 */
export async function soakBench(space: Workspace, flags: string[]): Promise<number> {
  const minutes = minutesOf(flags);
  console.log(machine());
  if (!space.builtDir && (await build(space)).failed > 0) return 1;
  await space.database({ durable: true });
  process.env.NODE_OPTIONS = IN_512_MB;
  const { origin, environments } = await startStack(space, "soak", "all-in-one");
  const env = {
    ...environments[0],
    NODE_OPTIONS: "",
    NODE_ENV: "production" as const,
    LOG_LEVEL: "silent",
    SHOP_ORIGIN: origin,
    SOAK_MINUTES: String(minutes),
  };
  return (await run(space, "soak", shopProgram("workshop/bench/soak.ts"), env)) ?? 1;
}

/** The heap that Node allows itself in a container of 512 MB; on a large machine it collects later. */
const IN_512_MB = "--max-old-space-size=256 --max-semi-space-size=8";

function minutesOf([flag, value = "", ...rest]: string[]): number {
  if (flag === undefined) return 10;
  const minutes = Number(value);
  const isFine = flag === "--minutes" && Number.isInteger(minutes) && minutes > 0;
  if (isFine && rest.length === 0) return minutes;
  throw new Failure("Use npm run bench -- soak, or with --minutes and a whole number.");
}
