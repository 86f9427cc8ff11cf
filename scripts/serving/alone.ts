import { nextCommand } from "./next-command.ts";
import type { Serving } from "./options.ts";

/** Becomes `next start`, in this process: what it is told and how it ends is Next's and the shop's affair. */
export async function startAlone(serving: Serving): Promise<number> {
  const { from: folder, host, port } = serving;
  process.chdir(folder);
  // Node's own first argument stays.
  process.argv.splice(1, Number.POSITIVE_INFINITY, ...nextCommand(serving, { folder, host, port }));
  await import(process.argv[1] ?? "");
  return new Promise(() => undefined);
}
