import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { boundsOf, daysOfMonth } from "@/lib/dates";
import type { Tx } from "@/lib/db";
import { givenEnv } from "@/lib/env";
import type { FileName } from "@/lib/filing/contract";
import { type MadeReturn, makeFile, makeReturn } from "@/lib/filing/made";
import type { Period } from "@/lib/tax/returns/period";

/** A month of more documents is made in a process of its own: here others would wait for it. A test lowers it. */
export const HERE = { documents: 500 };

/** The return of a month; null for a month without documents. */
export async function returnOf(tx: Tx, period: Period): Promise<MadeReturn | null> {
  if (await isSmall(tx, period)) return makeReturn(tx, period);
  const made = await apart("return", period);
  return made.length > 0 ? (JSON.parse(made.toString("utf8")) as MadeReturn) : null;
}

/** A file of a month; null if there is none. */
export async function fileOf(tx: Tx, period: Period, file: FileName): Promise<Uint8Array | null> {
  if (!(await isSmall(tx, period))) {
    const made = await apart("file", period, file);
    return made.length > 0 ? made : null;
  }
  const text = await makeFile(tx, period, file);
  return text === null ? null : new TextEncoder().encode(text);
}

async function isSmall(tx: Tx, { month }: Period): Promise<boolean> {
  const days = daysOfMonth(month);
  const most = HERE.documents;
  const rows = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM "TaxDocument" WHERE "issuedAt" >= ${boundsOf(days.from).start}
      AND "issuedAt" < ${boundsOf(days.to).end} LIMIT ${most + 1}) month`;
  return (rows[0]?.count ?? 0) <= most;
}

/** Runs `apart-process.ts`; answers what it has made. @throws Error when it fails or takes a minute. */
async function apart(...[ask, { gstin, month }, file]: Asked): Promise<Buffer> {
  const child = spawn(process.execPath, [...PROGRAM, ask, gstin, month, file ?? ""], {
    env: givenEnv(),
    // Its log goes where ours goes, so what it makes has a pipe of its own.
    stdio: ["ignore", "inherit", "inherit", "pipe"],
    timeout: 60_000,
    killSignal: "SIGKILL",
  });
  const parts: Buffer[] = [];
  child.stdio[3]?.on("data", (part: Buffer) => parts.push(part));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The process that makes the ${ask} of ${month} failed.`);
  return Buffer.concat(parts);
}

type Asked = [ask: "return" | "file", period: Period, file?: FileName];

const PROGRAM = [
  ...["--conditions=react-server", "--import", "tsx"],
  join(/* turbopackIgnore: true */ process.cwd(), "lib/filing/apart-process.ts"),
];
