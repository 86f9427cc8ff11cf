import "server-only";
import { join } from "node:path";
import sharp from "sharp";
import { readPicture } from "@/lib/files/served-picture";

type Card = {
  width: number;
  height: number;
  /** The words, as a PNG that fills the left side. */
  panel: { png: ArrayBuffer; width: number };
  /** The picture that fills the rest: a file under public/ ("/media/scenes/a-1920.webp") or an uploaded one. */
  picture: string;
  /** Where its middle is, as CSS object-position says it ("14% 50%"). */
  position?: string;
};

/** A picture with words beside it, as a JPEG. */
export async function cardJpeg({ width, height, panel, picture, position }: Card): Promise<Buffer> {
  const side = await crop(picture, width - panel.width, height, position);
  return sharp({ create: { width, height, channels: 3, background: "#0c1413" } })
    .composite([
      { input: Buffer.from(panel.png), left: 0, top: 0 },
      { ...side, left: panel.width, top: 0 },
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** As `object-fit: cover` does; not encoded in between, which would take longer than all the rest. */
async function crop(picture: string, width: number, height: number, position = "50% 50%") {
  const uploaded = await readPicture(picture);
  const file = sharp(uploaded ?? join(process.cwd(), "public", picture));
  const { width: w, height: h } = await file.metadata();
  const scale = Math.max(width / w, height / h);
  const [drawnWidth, drawnHeight] = [Math.ceil(w * scale), Math.ceil(h * scale)];
  const [x = 50, y = 50] = position.split(" ").map(Number.parseFloat);
  const input = await file
    .removeAlpha()
    .resize(drawnWidth, drawnHeight, { fit: "fill" })
    .extract({
      left: Math.round(((drawnWidth - width) * x) / 100),
      top: Math.round(((drawnHeight - height) * y) / 100),
      width,
      height,
    })
    .raw()
    .toBuffer();
  return { input, raw: { width, height, channels: 3 as const } };
}
