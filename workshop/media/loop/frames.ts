import fs from "node:fs";
import sharp from "sharp";
import { heroShade, shadeSvg } from "../finish.ts";
import { master } from "../work.ts";
import { loop, type Moment, moment } from "./story.ts";

/** A frame: RGB, one byte per channel. */
export type Frames = { width: number; height: number; frame: (index: number) => Buffer };

/** The picture by lamp light and in the dark, each in steps of LED brightness from dark to bright. */
type Steps = { lit: Buffer[]; dark: Buffer[] };

/** For each pixel on the charger's ring, its angle clockwise from the top, 0 to 1; -1 elsewhere. */
type Angles = Float32Array;

const scene = "scene-sleeping";
const steps = 6;

/** Computes any frame of the loop from one render; frame 0 is the hero picture. */
export async function openFrames(): Promise<Frames> {
  const [lit, dark] = await Promise.all([stack("k"), stack("n")]);
  const { width, height } = await sharp(master(`${scene}_k00`)).metadata();
  const angles = ringAngles(width, height);
  const cover = await shadeOf(width, height);
  const mixed = new Float32Array(width * height * 3);

  function frame(index: number): Buffer {
    mix({ lit, dark }, { ...moment(index / loop.frames), angles }, mixed);
    return shaded(mixed, cover);
  }
  return { width, height, frame };
}

async function stack(kind: string): Promise<Buffer[]> {
  const levels: Buffer[] = [];
  for (let step = 0; step < steps; step++)
    levels.push(await pixels(`${scene}_${kind}${String(step).padStart(2, "0")}`));
  return levels;
}

const pixels = (name: string) => sharp(master(name)).removeAlpha().raw().toBuffer();

/** The render says where the ring's middle, right and top are, as fractions of the picture. */
function ringAngles(width: number, height: number): Angles {
  const file = master(scene).replace(/\.png$/, "_ring.json");
  const seen = JSON.parse(fs.readFileSync(file, "utf8")) as [number, number][];
  const [middle, right, top] = seen.map(([x, y]) => [x * width, y * height] as const);
  if (!middle || !right || !top) throw new Error(`${file} does not hold three points.`);
  const across = [right[0] - middle[0], right[1] - middle[1]] as const;
  const up = [top[0] - middle[0], top[1] - middle[1]] as const;
  const area = across[0] * up[1] - across[1] * up[0];
  return Float32Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [(pixel % width) + 0.5 - middle[0], Math.floor(pixel / width) + 0.5 - middle[1]];
    const a = (x * up[1] - y * up[0]) / area;
    const b = (y * across[0] - x * across[1]) / area;
    if (Math.abs(Math.hypot(a, b) - 1) > 0.36) return -1;
    return (Math.atan2(a, b) / (2 * Math.PI) + 1) % 1;
  });
}

/** Alpha of the shade, 0 to 1 per pixel. */
async function shadeOf(width: number, height: number): Promise<Float32Array> {
  const svg = shadeSvg(heroShade, width, height);
  const alpha = await sharp(svg).extractChannel("alpha").toColorspace("b-w").raw().toBuffer();
  return Float32Array.from(alpha, (value) => value / 255);
}

type Light = Moment & { angles: Angles };

/** The ring is lit up to the charge, all other LED light glows as one. */
function mix({ lit, dark }: Steps, { lamps, charge, glow, angles }: Light, target: Float32Array) {
  for (let pixel = 0; pixel < angles.length; pixel++) {
    const angle = angles[pixel] ?? -1;
    const level = (steps - 1) * (angle < 0 ? glow : reached(charge, angle));
    const below = Math.min(steps - 2, Math.floor(level));
    const share = level - below;
    for (let at = 3 * pixel, end = at + 3; at < end; at++) {
      const day = between(lit, below, share, at);
      const night = between(dark, below, share, at);
      target[at] = night + lamps * (day - night);
    }
  }
}

/** 1 where the ring is lit, 0 where it is not, soft over a fiftieth of its way. */
function reached(charge: number, angle: number): number {
  return Math.max(0, Math.min(1, (charge - angle) / 0.02 + 0.5));
}

function between(levels: Buffer[], below: number, share: number, at: number): number {
  const [a, b] = [levels[below]?.[at] ?? 0, levels[below + 1]?.[at] ?? 0];
  return a + share * (b - a);
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
