import fs from "node:fs";
import path from "node:path";
import { copiesOf } from "../local/app-build.ts";
import { root } from "../local/base/settings.ts";
import { migrate } from "../local/commands.ts";
import { logFile, prepareDataDir } from "../local/data-dir.ts";
import { ensureDatabase } from "../local/postgres/database.ts";
import { type Server, startServer } from "../local/postgres/server.ts";
import type { Child } from "../local/process/children.ts";
import { recordOfChild } from "../local/process/children.ts";
import { isLocked, type Lock, takeLock } from "../local/process/lock.ts";
import { freePort } from "../local/process/ports.ts";
import { recordOf } from "../local/process/processes.ts";
import { memoryFolder, removeMemoryFolder } from "./memory-folder.ts";

const parent = path.join(root, ".test");
export const template = "template_shop";

/** The temporary folder of one `npm test`, its database server and its other processes. */
export class Workspace {
  readonly dir = path.join(parent, `run-${process.pid}`);
  /** An existing build, for running one part repeatedly. */
  readonly builtDir = process.env.TEST_DIST_DIR || null;
  readonly distDir = this.builtDir ?? `.next-test-${process.pid}`;
  /** Whether two parts run at the same time. */
  inLanes = false;
  private lock: Lock | null = null;
  private readonly children: Child[] = [];
  private readonly servers: Server[] = [];
  private server: Promise<Server> | null = null;

  async open(): Promise<void> {
    await cleanUpKilledRuns();
    prepareDataDir(this.dir);
    this.lock = await takeLock(this.dir, "npm test", () => undefined);
  }

  report(name: string): string {
    return path.join(this.dir, `${name}.json`);
  }

  log(name: string): string {
    return logFile(this.dir, name);
  }

  /** Registers a program, so that `close` ends it, or the next run if this one is killed. */
  add(child: Child): void {
    this.children.push(child);
    const record = recordOfChild(child);
    if (record) this.lock?.remember(record);
  }

  /** Registers a database server beside the one of `database`, so that it ends with this run. */
  addServer(server: Server): void {
    this.servers.push(server);
    this.rememberServer(server);
  }

  private rememberServer({ pid }: Server): void {
    const record = recordOf("postgres", pid);
    if (record) this.lock?.remember(record);
  }

  /**
   * The server with the migrated template database; the first caller starts it. Tests trade its safety after
   * a power cut for speed; measurements must not.
   */
  database({ durable = false } = {}): Promise<Server> {
    this.server ??= this.startDatabase(durable);
    return this.server;
  }

  /** Stops everything and deletes the folder; the logs of a failed run are kept in test-results/logs. */
  async close(keepLogs: boolean): Promise<void> {
    await Promise.all(this.children.map((child) => child.stop()));
    await Promise.all(this.servers.map((server) => server.stop()));
    await (await this.server?.catch(() => null))?.stop();
    if (keepLogs) {
      const logs = path.join(root, "test-results/logs");
      fs.rmSync(logs, { recursive: true, force: true });
      for (const folder of logFolders(this.dir)) fs.cpSync(folder, logs, { recursive: true });
    }
    removeRun(this.dir);
    if (!this.builtDir) remove(path.join(root, this.distDir));
    for (const copy of copiesOf(this.distDir)) remove(path.join(root, copy));
  }

  private async startDatabase(durable: boolean): Promise<Server> {
    const server = await startServer({
      clusterDir: path.join(durable ? this.dir : memoryFolder(this.dir), "postgres"),
      logFile: this.log("postgres"),
      port: await freePort(),
      throwAway: !durable,
      onLaunch: (server) => this.rememberServer(server),
    });
    await ensureDatabase(server.url("postgres"), template);
    await migrate(server.url(template), this.dir);
    return server;
  }
}

// Cleans up after a killed run: taking its lock stops its programs, then its folders are deleted.
async function cleanUpKilledRuns(): Promise<void> {
  const names = fs.existsSync(parent) ? fs.readdirSync(parent) : [];
  for (const name of names.filter((entry) => entry.startsWith("run-"))) {
    const dir = path.join(parent, name);
    if (isLocked(dir)) continue;
    await takeLock(dir, "npm test", () => undefined);
    removeRun(dir);
    const distDir = `.next-test-${name.slice("run-".length)}`;
    for (const folder of [distDir, ...copiesOf(distDir)]) remove(path.join(root, folder));
  }
}

/** The log folders of this run and of each shop that it started. */
function logFolders(dir: string): string[] {
  const folders = [dir, ...fs.readdirSync(dir).map((name) => path.join(dir, name))];
  return folders.map((folder) => path.join(folder, "logs")).filter((logs) => fs.existsSync(logs));
}

function removeRun(dir: string): void {
  removeMemoryFolder(dir);
  remove(dir);
}

function remove(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
