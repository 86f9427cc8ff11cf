import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Failure } from "./base/failure.ts";
import { root } from "./base/settings.ts";
import { commands } from "./commands.ts";

const schemaFile = path.join(root, "prisma/schema.prisma");
const client = path.join(root, "generated/prisma/client.ts");
const stampFile = path.join(root, "generated/stamp");

/** Generates the Prisma client unless it matches the schema. Throws `Failure`. */
export function generateClient(): string {
  const stamp = currentStamp();
  if (fs.existsSync(client) && readStamp() === stamp) return "up to date";
  const [node = "", ...args] = [...commands.prisma, "generate", `--schema=${schemaFile}`];
  const result = spawnSync(node, args, {
    cwd: root,
    encoding: "utf8",
    env: {
      ...process.env,
      // Generating needs no schema engine, but the CLI looks for one and would download it.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  if (result.status !== 0) {
    const reason = `${result.stderr}${result.stdout}`
      .split("\n")
      .find((line) => /error/i.test(line));
    throw new Failure(
      `The database client could not be generated${reason ? ` (${reason.trim()})` : ""}: npx prisma validate says more.`,
    );
  }
  fs.writeFileSync(stampFile, stamp);
  return "generated";
}

/** Whether there is a schema and the generator is installed; a production install has no generator. */
export function canGenerate(): boolean {
  return fs.existsSync(schemaFile) && commands.prisma.every((file) => fs.existsSync(file));
}

function currentStamp(): string {
  const version = fs.readFileSync(path.join(root, "node_modules/prisma/package.json"));
  return createHash("sha256").update(fs.readFileSync(schemaFile)).update(version).digest("hex");
}

function readStamp(): string | null {
  return fs.existsSync(stampFile) ? fs.readFileSync(stampFile, "utf8") : null;
}
