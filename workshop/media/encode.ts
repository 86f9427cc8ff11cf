import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { MAIL_SIDE, mailPicture } from "../../lib/files/picture-names.ts";
import { Failure } from "../../scripts/local/base/failure.ts";
import { fadeBelow, widenLeft } from "./finish.ts";
import { type Crop, crops, type Render, renders } from "./pictures.ts";
import { master, media } from "./work.ts";

/**
 * Writes renders and their crops as AVIF and WebP into public/media; without names, all that are rendered.
 */
export async function encode(names: string[]): Promise<void> {
  const all = Object.values(renders).flat() as Render[];
  const wanted = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
  const ready = wanted.filter(({ name }) => fs.existsSync(master(name)));
  if (ready.length === 0) throw new Failure("There is no render of that name in .local/media/png.");
  for (const { name, folder, small, width } of ready) {
    const picture = await sharp(master(name)).png().toBuffer();
    await publish(picture, path.join(folder, name), [small, width]);
    if (folder === "chargers") await publishForMails(picture, path.join(folder, name));
    for (const crop of crops.filter(({ from }) => from === name)) await publishCrop(crop);
  }
}

export async function publishCrop({
  name,
  from,
  widths,
  below,
  widen,
  ...part
}: Crop): Promise<void> {
  const cut = sharp(master(from)).extract(part);
  const picture = widen ? await widenLeft(cut, widen.until, widen.by) : cut;
  const whole = below > 0 ? await fadeBelow(picture, below) : await picture.png().toBuffer();
  await publish(whole, path.join("scenes", name), widths);
}

/** One picture in several widths; `base` is its path under public/media. */
export async function publish(picture: Buffer, base: string, widths: number[]): Promise<void> {
  const sizes: string[] = [];
  for (const width of widths) {
    const file = path.join(media, `${base}-${width}`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const scaled = sharp(picture).resize(width, null, { kernel: "lanczos3" });
    const avif = await scaled.clone().avif({ quality: 60, effort: 4 }).toFile(`${file}.avif`);
    const webp = { quality: 82, effort: 5, smartSubsample: true };
    const { size } = await scaled.clone().webp(webp).toFile(`${file}.webp`);
    sizes.push(`${width}: ${kilobytes(avif.size)} / ${kilobytes(size)} kB`);
  }
  console.log(`${base}  ${sizes.join(", ")}`);
}

/** Not all mail programs show WebP. */
async function publishForMails(picture: Buffer, base: string): Promise<void> {
  const file = path.join(media, mailPicture(base));
  await sharp(picture)
    .resize(MAIL_SIDE, MAIL_SIDE)
    .removeAlpha()
    .jpeg({ quality: 84 })
    .toFile(file);
}

const kilobytes = (bytes: number) => Math.round(bytes / 1000);
