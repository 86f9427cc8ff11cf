import sharp, { type Sharp } from "sharp";

const ink = "#0c1413";

/** A gradient of ink: its line as fractions of width and height, its stops as "position opacity", 0 to 1. */
type Shade = { line: [number, number, number, number]; stops: string[] };

/**
 * Below the hero's text: from the left and from below. Also applied to the video loop, which must look the
 * same.
 */
export const heroShade: Shade[] = [
  { line: [0, 0, 1, 0], stops: ["0 0.63", "0.25 0.37", "0.52 0"] },
  { line: [0, 0, 0, 1], stops: ["0.49 0", "1 0.8"] },
];

/**
 * The picture with its left part, up to `until`, drawn wider by `by` px, so that what follows moves to the
 * right and leaves room for words. For a bare wall seen at an angle: nobody misses the perspective.
 */
export async function widenLeft(picture: Sharp, until: number, by: number): Promise<Sharp> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const out = Buffer.alloc(data.length);
  const end = until + by;
  for (let x = 0; x < width; x++) {
    const rest = Math.max(0, end - x);
    const from = Math.max(0, x - by + by * (rest / end) ** 2);
    const left = Math.floor(from);
    for (let y = 0; y < height; y++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + left) * 3 + channel;
        const [a, b] = [data[at] ?? 0, data[at + 3] ?? 0];
        out[(y * width + x) * 3 + channel] = a + (from - left) * (b - a);
      }
  }
  return sharp(out, { raw: { width, height, channels: 3 } });
}

/** The picture fading into px of ink below it. */
export async function fadeBelow(picture: Sharp, below: number): Promise<Buffer> {
  const plain = await picture.extend({ bottom: below, background: ink }).png().toBuffer();
  const { height } = await sharp(plain).metadata();
  const end = (height - below) / height;
  return shaded(plain, [{ line: [0, 0, 0, 1], stops: [`${end * 0.6} 0`, `${end} 1`] }]);
}

async function shaded(plain: Buffer, shade: Shade[]): Promise<Buffer> {
  const { width, height } = await sharp(plain).metadata();
  const input = shadeSvg(shade, width, height);
  return sharp(plain).composite([{ input }]).png().toBuffer();
}

/** The shade as a transparent picture. */
export function shadeSvg(shade: Shade[], width: number, height: number): Buffer {
  const layers = shade.map((part, index) => {
    const [x1, y1, x2, y2] = part.line;
    const stops = part.stops.map(stop).join("");
    return (
      `<linearGradient id="g${index}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>` +
      `<rect width="${width}" height="${height}" fill="url(#g${index})"/>`
    );
  });
  const size = `width="${width}" height="${height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${layers.join("")}</svg>`);
}

function stop(text: string): string {
  const [offset, cover] = text.split(" ");
  return `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${cover}"/>`;
}
