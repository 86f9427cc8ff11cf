import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** Compares `before` with `after`; returns 1 if a picture differs or is missing in one of them. */
export async function compareShots(folder: string, filter: string): Promise<number> {
  const differences = path.join(folder, "difference");
  await rm(differences, { recursive: true, force: true });
  await mkdir(differences, { recursive: true });
  const [before, after] = await Promise.all(
    ["before", "after"].map((moment) => namesIn(path.join(folder, moment), filter)),
  );
  const names = [...new Set([...(before ?? []), ...(after ?? [])])].sort();
  let different = 0;
  for (const name of names) {
    const found = await differenceOf(folder, name);
    if (!found) continue;
    different += 1;
    console.log(`${name.padEnd(56)} ${found}`);
  }
  console.log(`${names.length - different} of ${names.length} equal, ${different} different`);
  return different > 0 ? 1 : 0;
}

async function namesIn(folder: string, filter: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.includes(filter));
}

/** The difference in words; null if every pixel is the same. */
async function differenceOf(folder: string, name: string): Promise<string | null> {
  const [before, after] = await Promise.all([
    pixels(path.join(folder, "before", name)),
    pixels(path.join(folder, "after", name)),
  ]).catch(() => []);
  if (!before || !after) return "is there once only";
  if (before.width !== after.width || before.height !== after.height) {
    return `${before.width} x ${before.height} became ${after.width} x ${after.height}`;
  }
  const marked = Buffer.from(after.data);
  let count = 0;
  let top = 0;
  for (let at = 0; at < before.data.length; at += CHANNELS) {
    if (before.data.readUIntBE(at, CHANNELS) === after.data.readUIntBE(at, CHANNELS)) continue;
    if (count === 0) top = Math.floor(at / CHANNELS / before.width);
    count += 1;
    marked.writeUIntBE(RED, at, CHANNELS);
  }
  if (count === 0) return null;
  const { width, height } = before;
  await sharp(marked, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toFile(path.join(folder, "difference", name));
  return `${count} pixels, the first ${top} px from the top`;
}

const CHANNELS = 3;
const RED = 0xff0000;

async function pixels(file: string) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
