import fs from "node:fs";
import path from "node:path";

type Memory = { modulesOfPaths?: ReadonlyMap<string, readonly string[]> };

const root = path.join(__dirname, "../../..");

/**
 * The path patterns of all calls, each with the modules that serve it. The first test file of a worker loads
 * all modules to find out; the next ones load only those that they call, which saves most of their start.
 */
export async function modulesOfPaths(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { workerMemory } = globalThis as { workerMemory?: Memory };
  if (workerMemory?.modulesOfPaths) return workerMemory.modulesOfPaths;
  // A file may begin with many calls at once.
  loading ??= loadAll();
  const found = await loading;
  if (workerMemory) workerMemory.modulesOfPaths = found;
  return found;
}

let loading: Promise<Map<string, string[]>> | undefined;

/** In a registry of its own: what the test file has loaded already would be found with the wrong module. */
async function loadAll(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  await apart(async () => {
    const { servedCalls } = await import("@/lib/http/serve");
    let known = 0;
    for (const file of servingModules()) {
      await import(file);
      const calls = servedCalls();
      for (const { call } of calls.slice(known))
        found.set(call.path, [...new Set([...(found.get(call.path) ?? []), file])]);
      known = calls.length;
    }
  });
  return found;
}

/** A bench runs without Jest, and has one registry only. */
const apart = (load: () => Promise<void>) =>
  typeof jest === "undefined" ? load() : jest.isolateModulesAsync(load);

function servingModules(): string[] {
  const list = fs.readFileSync(path.join(root, "lib/served.ts"), "utf8");
  return [...list.matchAll(/^import "@\/(.+)";$/gm)].map(([, name = ""]) => path.join(root, name));
}
