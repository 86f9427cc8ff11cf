import fs from "node:fs";
import path from "node:path";
import { load } from "js-yaml";
import sharp from "sharp";
import { Failure } from "../../scripts/local/base/failure.ts";
import { root } from "../../scripts/local/base/settings.ts";

type Entry = { widths: number[]; width: number; height: number; tint: [string, string] };

const publicFolder = path.join(root, "public");

/** Writes content/pictures.json: widths, size and tint of every picture in content/pictures.yaml. */
export async function writeIndex(): Promise<void> {
  const text = fs.readFileSync(path.join(root, "content/pictures.yaml"), "utf8");
  const pictures = Object.values(load(text) as Record<string, { base: string }>);
  const bases = [...new Set(pictures.map((picture) => picture.base))].sort();
  const entries: [string, Entry][] = [];
  for (const base of bases) entries.push([base, await entry(base)]);
  const target = path.join(root, "content/pictures.json");
  fs.writeFileSync(target, formatted(Object.fromEntries(entries)));
  console.log(`${entries.length} pictures in content/pictures.json`);
}

async function entry(base: string): Promise<Entry> {
  const widths = widthsOf(base);
  const largest = path.join(publicFolder, `${base}-${widths.at(-1)}.webp`);
  const { width, height } = await sharp(largest).metadata();
  return { widths, width, height, tint: await tint(largest) };
}

/** The widths of a picture, ascending. */
function widthsOf(base: string): number[] {
  const folder = path.join(publicFolder, path.dirname(base));
  const pattern = new RegExp(`^${path.basename(base)}-(\\d+)\\.webp$`);
  const found = fs.readdirSync(folder).map((file) => Number(pattern.exec(file)?.[1]));
  const widths = found.filter((width) => width > 0).sort((a, b) => a - b);
  if (widths.length === 0) throw new Failure(`There is no picture public${base}-*.webp.`);
  return widths;
}

/** The average colour of the upper and of the lower half. */
async function tint(file: string): Promise<[string, string]> {
  const pixels = await sharp(file).removeAlpha().resize(1, 2, { fit: "fill" }).raw().toBuffer();
  const hex = pixels.toString("hex");
  return [`#${hex.slice(0, 6)}`, `#${hex.slice(6, 12)}`];
}

/** JSON as Biome formats it: short lists stay on one line. */
function formatted(value: unknown): string {
  const lists = /\[\s+([^\]]+?)\s+\]/g;
  const text = JSON.stringify(value, null, 2);
  return `${text.replace(lists, (_, items: string) => `[${items.replace(/\s+/g, " ")}]`)}\n`;
}
