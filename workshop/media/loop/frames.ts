import sharp from "sharp";
import { heroShade, shadeSvg } from "../finish.ts";
import { master } from "../work.ts";
import { sampler } from "./zoom.ts";

/** The loop: 8 s in which each LED ring pulses twice and the camera zooms in by 3 % and back. */
export const loop = { frames: 240, perSecond: 30, zoom: 0.03, center: [0.86, 0.4] } as const;

/** A frame: RGB, one byte per channel. */
export type Frames = { width: number; height: number; frame: (index: number) => Buffer };

const steps = 8;

/** Computes any frame of the loop from the brightness steps of one render; frame 0 is the hero picture. */
export async function openFrames(): Promise<Frames> {
  const levels: Buffer[] = [];
  for (let step = 0; step < steps; step++)
    levels.push(await pixels(`scene-basement_k${String(step).padStart(2, "0")}`));
  const { width, height } = await sharp(master("scene-basement_k00")).metadata();
  const cover = await shadeOf(width, height);
  const mixed = new Float32Array(width * height * 3);
  const resample = sampler(width, height, loop.center);

  function frame(index: number): Buffer {
    const turn = (2 * Math.PI * index) / loop.frames;
    mix(levels, brightness(width, turn), mixed);
    return shaded(resample(mixed, 1 + loop.zoom * (0.5 - 0.5 * Math.cos(turn))), cover);
  }
  return { width, height, frame };
}

const pixels = (name: string) => sharp(master(name)).removeAlpha().raw().toBuffer();

/** Alpha of the shade, 0 to 1 per pixel. */
async function shadeOf(width: number, height: number): Promise<Float32Array> {
  const svg = shadeSvg(heroShade, width, height);
  const alpha = await sharp(svg).extractChannel("alpha").toColorspace("b-w").raw().toBuffer();
  return Float32Array.from(alpha, (value) => value / 255);
}

/**
 * The brightness step for each column at a moment, 0 dark to 7 bright. The rings pulse one after the other
 * along the wall: the charger at a column follows from the perspective.
 */
function brightness(width: number, turn: number): Float32Array {
  return Float32Array.from({ length: width }, (_, x) => {
    const place = (x * 1920) / width;
    const charger = place > 360 ? 5173 / (place - 50) - 3.135 : 13.6;
    return 7 - 4.2 * (0.5 - 0.5 * Math.cos(2 * turn - 0.45 * charger));
  });
}

function mix(levels: Buffer[], brightness: Float32Array, target: Float32Array): void {
  const width = brightness.length;
  const rows = target.length / (3 * width);
  for (let x = 0; x < width; x++) {
    const level = brightness[x] ?? 0;
    const below = Math.min(steps - 2, Math.floor(level));
    const share = level - below;
    const [a, b] = [levels[below], levels[below + 1]];
    if (!a || !b) throw new Error(`There is no brightness step ${below}.`);
    for (let y = 0; y < rows; y++)
      for (let at = 3 * (y * width + x), end = at + 3; at < end; at++)
        target[at] = (a[at] ?? 0) * (1 - share) + (b[at] ?? 0) * share;
  }
}

const ink = [12, 20, 19] as const;

/** Applies the ink to a frame; constant noise below one brightness step prevents banding on dark walls. */
function shaded(picture: Float32Array, cover: Float32Array): Buffer {
  const out = Buffer.allocUnsafe(picture.length);
  let seed = 12345;
  for (let pixel = 0, at = 0; pixel < cover.length; pixel++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const grain = seed / 2 ** 32;
    const alpha = cover[pixel] ?? 0;
    for (const color of ink) {
      const value = (picture[at] ?? 0) * (1 - alpha) + color * alpha + grain;
      out[at++] = Math.max(0, Math.min(255, value));
    }
  }
  return out;
}
