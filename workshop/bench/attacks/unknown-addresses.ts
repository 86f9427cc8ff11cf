import { diskUse } from "@/tests/attacks/support/disk-use";
import { askMany, SHAPES } from "@/tests/attacks/support/unknown";
import { readMemory } from "@/workshop/bench/server-figures";

const OF_EACH = 1_000;
const ROUNDS = 4;
/** Allowed memory growth from the second round to the last: nothing for 42,000 addresses, plus noise. */
const MOST_MB = 40;

/**
 * Requests a thousand addresses of each shape, in rounds; returns whether disk and memory stayed constant.
 */
export async function unknownAddresses(origin: string, distDir: string, key?: string) {
  const ask = async (path: string) => {
    const answer = await fetch(`${origin}${path}`);
    await answer.arrayBuffer();
    if (answer.status !== 404) throw new Error(`${path} is answered ${answer.status}`);
  };
  const round = async (of: number) => {
    for (const [, make] of SHAPES) await askMany(make, of, ask);
  };
  await round(20);
  const disk = diskUse(distDir);
  console.log("round  a second  files     bytes   RSS MB  heap MB");
  const memories: number[] = [];
  for (let at = 1; at <= ROUNDS; at += 1) {
    const started = performance.now();
    await round(OF_EACH);
    const perSecond = (OF_EACH * SHAPES.length * 1000) / (performance.now() - started);
    const { files, bytes } = diskUse(distDir);
    const { rssMb, heapMb } = await readMemory(origin, key);
    memories.push(rssMb);
    const cells = [perSecond, files - disk.files, bytes - disk.bytes, rssMb, heapMb];
    const [a, b, c, d, e] = cells.map((cell) => cell.toFixed(0));
    console.log(
      `${String(at).padStart(5)}${a?.padStart(10)}${b?.padStart(7)}${c?.padStart(10)}${d?.padStart(9)}${e?.padStart(9)}`,
    );
  }
  const grown = (memories.at(-1) ?? 0) - (memories[1] ?? 0);
  const isSmall = diskUse(distDir).bytes - disk.bytes < 2_000_000;
  console.log(
    `From the second round on memory grew by ${grown.toFixed(0)} MB (at most ${MOST_MB}).`,
  );
  return grown <= MOST_MB && isSmall;
}
