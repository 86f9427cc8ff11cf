import type { TestEnvironment } from "jest-environment-node";
import { copyForFile } from "./databases";
import { watchLeftovers } from "./leftovers";
import NodeEnvironment from "./node-environment";

type Context = ConstructorParameters<typeof TestEnvironment>;
const FAILURES = ["test_fn_failure", "hook_failure", "error"];

type Global = { endOfFile?: () => Promise<void>; workerMemory?: object };

/** What the test files of a worker may keep for the next one: plain data only. */
const workerMemory = {};

/**
 * Node for tests on a database, of which each file has a fresh copy. After all hooks of a file, its connections
 * are closed and nothing it started is left running, which would fail the next file of this process.
 */
export default class DatabaseEnvironment extends NodeEnvironment {
  #assertNothingLeft = () => Promise.resolve();
  #hasFailed = false;

  constructor(...context: Context) {
    super(...context);
    (this.global as Global).workerMemory = workerMemory;
  }

  override async setup(): Promise<void> {
    await super.setup();
    await copyForFile(process.env.JEST_WORKER_ID ?? "1");
    const { port } = new URL(process.env.TEST_TEMPLATE_URL ?? "postgresql://nowhere:9/none");
    this.#assertNothingLeft = watchLeftovers(Number(port));
  }

  async handleTestEvent({ name }: { name: string }): Promise<void> {
    if (FAILURES.includes(name)) this.#hasFailed = true;
    if (name !== "run_finish") return;
    await (this.global as Global).endOfFile?.();
    // After a failure, leftovers are expected and would hide it.
    if (!this.#hasFailed) await this.#assertNothingLeft();
  }
}
