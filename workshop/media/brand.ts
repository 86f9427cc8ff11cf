import fs from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { root } from "../../scripts/local/base/settings.ts";

const folder = path.join(root, "public/brand");
const yellow = "#ffd21f";

/** Writes the wordmark for mails and the app icons as PNG, from the two SVGs. */
export async function makeBrand(): Promise<void> {
  await write(svg("logo-ink.svg", 320), "logo-ink.png");
  await write(svg("mark.svg", 192), "icon-192.png");
  await write(svg("mark.svg", 512), "icon-512.png");
  await write(await fullTile(512, 0.72), "icon-maskable-512.png");
  await write(await fullTile(180, 0.84), "apple-touch-icon.png");
}

/** Phones crop icons to their own shape: the tile fills the square, the sign stays in the safe zone. */
async function fullTile(size: number, share: number): Promise<Sharp> {
  const sign = await svg("mark.svg", Math.round(size * share))
    .png()
    .toBuffer();
  const tile = { width: size, height: size, channels: 3 as const, background: yellow };
  return sharp({ create: tile }).composite([{ input: sign, gravity: "centre" }]);
}

/** Rendered larger than any icon and then scaled down, for sharp edges. */
function svg(file: string, width: number): Sharp {
  const source = fs.readFileSync(path.join(folder, file));
  return sharp(source, { density: 2400 }).resize(width);
}

async function write(picture: Sharp, file: string): Promise<void> {
  await picture.png({ compressionLevel: 9 }).toFile(path.join(folder, file));
  console.log(`public/brand/${file}`);
}
