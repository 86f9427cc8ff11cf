import { writeFile } from "node:fs";
import { setPriority } from "node:os";
import { promisify } from "node:util";
import { db } from "@/lib/db";
import type { FileName } from "@/lib/filing/contract";
import { makeFile, makeReturn } from "@/lib/filing/made";

/** The pipe on which lib/filing/apart.ts listens. */
const PIPE = 3;

// The process that lib/filing/apart.ts starts for one large month: nothing on the pipe means that there is none.
// Whoever is served meanwhile goes first.
setPriority(10);

async function main([ask, gstin = "", month = "", file]: string[]): Promise<void> {
  const isolation = { isolationLevel: "RepeatableRead", timeout: 60_000 } as const;
  const period = { gstin, month };
  const made = await db().$transaction(
    async (tx) =>
      ask === "file"
        ? makeFile(tx, period, file as FileName)
        : makeReturn(tx, period).then((one) => one && JSON.stringify(one)),
    isolation,
  );
  await promisify(writeFile)(PIPE, made ?? "");
  await db().$disconnect();
}

void main(process.argv.slice(2));
