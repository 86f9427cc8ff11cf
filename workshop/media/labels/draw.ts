import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { work } from "../work.ts";
import { type Label, labels, screens } from "./labels.ts";
import { planSheet } from "./plan-sheet.ts";

/** Renders labels, displays and the plan on the table as PNG for Blender. */
export async function drawLabels(): Promise<void> {
  const folder = path.join(work, "labels");
  fs.mkdirSync(folder, { recursive: true });
  const all: Record<string, Label> = { ...labels, ...screens, sheet: planSheet() };
  for (const [name, [width, height, inner]] of Object.entries(all)) {
    const size = `width="${width}" height="${height}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`;
    await sharp(Buffer.from(svg))
      .png()
      .toFile(path.join(folder, `${name}.png`));
  }
}
