import { type Child, endedSentence } from "./children.ts";
import { Failure } from "./failure.ts";
import { answers } from "./ports.ts";
import { displayPath } from "./settings.ts";

/** Waits until a child takes connections on its port. Throws `Failure` when it ends or stays silent. */
export async function waitForPort(child: Child, port: number): Promise<void> {
  await waitFor(child, () => answers(port), 30_000);
}

/** Waits until the application says that it and its database are well. Throws `Failure`. */
export async function waitForHealth(child: Child, origin: string): Promise<void> {
  await waitFor(child, () => isHealthy(origin), 90_000);
}

async function waitFor(
  child: Child,
  ready: () => Promise<boolean>,
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await ready())) {
    if (child.isOver()) throw new Failure(endedSentence(child));
    if (Date.now() > deadline) {
      throw new Failure(
        `${child.name} was not ready after ${timeoutMs / 1000} seconds: see ${displayPath(child.logFile)}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(10_000) });
    const body: unknown = await response.json();
    return (
      response.ok &&
      typeof body === "object" &&
      body !== null &&
      "status" in body &&
      body.status === "ok"
    );
  } catch {
    return false;
  }
}
