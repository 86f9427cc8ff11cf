import { diskFault } from "../lib/files/disk-faults.ts";
import { type Counts, copyFiles } from "./files/copy.ts";
import { bucketOf, folderOf } from "./files/places.ts";
import { Failure } from "./local/base/failure.ts";
import { readSettings } from "./local/base/settings.ts";

/** `npm run files:copy [-- --back]`: brings uploaded files from the folder into the bucket, or back. */
export async function main([option]: string[]): Promise<number> {
  if (option !== undefined && option !== "--back") {
    throw new Failure("Use: npm run files:copy, or npm run files:copy -- --back.");
  }
  const folder = folderOf(readSettings());
  const bucket = await bucketOf();
  if (!bucket) throw new Failure("Set S3_BUCKET and what belongs to it: .env.example says how.");
  const isBack = option === "--back";
  const ends = isBack ? { from: bucket, to: folder } : { from: folder, to: bucket };
  const counts = await copyFiles({ ...ends, onProgress: progress() }).catch((error: unknown) => {
    throw new Failure(diskFault(error, true), { cause: error });
  });
  return report(counts, isBack);
}

/** Prints at most a line in two seconds. */
function progress() {
  let last = performance.now();
  return ({ done, files, bytes }: Counts) => {
    if (performance.now() - last < 2_000) return;
    last = performance.now();
    console.log(`  ${number(done)} of ${number(files)} files, ${megabytes(bytes)} copied`);
  };
}

const SHOWN = 10;

function report({ files, copied, bytes, failed }: Counts, isBack: boolean): number {
  const there = files - copied - failed.size;
  const [to, from] = isBack ? ["folder", "bucket"] : ["bucket", "folder"];
  console.log(
    `Copied ${number(copied)} files (${megabytes(bytes)}) and read each back; ${number(there)} were in the ${to} already. The ${from} is as it was.`,
  );
  if (failed.size === 0) return 0;
  console.error(`${number(failed.size)} could not be copied:`);
  for (const [key, why] of [...failed].slice(0, SHOWN)) console.error(`  ${key}  ${why}`);
  console.error("Run it again: what is there is not copied again.");
  return 1;
}

const number = (count: number) => count.toLocaleString("en-IN");
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
