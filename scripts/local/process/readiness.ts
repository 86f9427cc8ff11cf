import { Failure } from "../base/failure.ts";
import { displayPath } from "../base/settings.ts";
import { type Child, endedSentence } from "./children.ts";
import { answers } from "./ports.ts";

/** Waits until a child accepts connections on its port. Throws `Failure` when it ends or does not answer. */
export async function waitForPort(child: Child, port: number): Promise<void> {
  await waitFor(child, () => answers(port), 30_000);
}

/**
 * Waits until the application has its database. Mail and payment are separate programs; callers that need
 * them wait for them. Throws `Failure` that names what is missing.
 */
export async function waitForApp(child: Child, origin: string): Promise<void> {
  let missing = "";
  const isReady = async () => {
    missing = await missingAt(origin);
    return missing === "";
  };
  await waitFor(child, isReady, 90_000, () => missing);
}

async function waitFor(
  child: Child,
  ready: () => Promise<boolean>,
  timeoutMs: number,
  missing = () => "",
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await ready())) {
    if (child.isOver()) throw new Failure(endedSentence(child));
    if (Date.now() > deadline) {
      throw new Failure(
        `${child.name} was not ready after ${timeoutMs / 1000} seconds${missing()}: see ${displayPath(child.logFile)}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** What the application can run without, although it reports it. */
const OTHERS = new Set(["mail", "payment", "files"]);

type Ready = { status?: string; problems?: { what: string; message: string }[] };

/** What the application reports as missing, as part of a sentence; empty when it can work. */
async function missingAt(origin: string): Promise<string> {
  try {
    const response = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(10_000) });
    const { status, problems } = (await response.json()) as Ready;
    const own = problems?.filter(({ what }) => !OTHERS.has(what));
    if (status === "ready" || own?.length === 0) return "";
    return ` (${own?.map(({ message }) => message).join(" ") ?? `/api/ready answers ${response.status}`})`;
  } catch {
    return " (it does not answer)";
  }
}
