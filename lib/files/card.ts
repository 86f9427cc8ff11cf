import "server-only";
import { join } from "node:path";
import { paint } from "@/lib/files/painter";
import { readPicture } from "@/lib/files/served-picture";

type Card = {
  width: number;
  height: number;
  /** The text, as a PNG that fills the left side. */
  panel: { png: ArrayBuffer; width: number };
  /** The picture for the rest: a file under public/ ("/media/scenes/a-1920.webp") or an uploaded one. */
  picture: string;
  /** The picture's focal point, as in CSS object-position ("14% 50%"). */
  position?: string;
};

/**
 * A picture with text beside it, as a JPEG.
 * @throws AppError busy, or of an API tier that has the picture.
 */
export async function cardJpeg({ width, height, panel, picture, position }: Card): Promise<Buffer> {
  const uploaded = await readPicture(picture);
  const [x = 50, y = 50] = (position ?? "").split(" ").flatMap(inPercent);
  const jpeg = await paint("card", {
    ...{ width, height, middle: [x, y] },
    panel: { png: new Uint8Array(panel.png), width: panel.width },
    picture: uploaded ?? join(process.cwd(), "public", picture),
  });
  return Buffer.from(jpeg);
}

function inPercent(text: string): number[] {
  const number = Number.parseFloat(text);
  return Number.isNaN(number) ? [] : [number];
}
