import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { Failure } from "../../../scripts/local/base/failure.ts";
import { publish } from "../encode.ts";
import { master, media, work } from "../work.ts";
import { type Frames, openFrames } from "./frames.ts";
import { loop } from "./story.ts";

const limit = 900_000;
const colors = "-colorspace bt709 -color_primaries bt709 -color_trc bt709".split(" ");
const h264 = "-c:v libx264 -preset slow -aq-mode 3 -pix_fmt yuv420p -movflags +faststart".split(
  " ",
);
const vp9 =
  "-c:v libvpx-vp9 -b:v 0 -deadline good -cpu-used 2 -row-mt 1 -tile-columns 1 -auto-alt-ref 1 -lag-in-frames 25 -pix_fmt yuv420p".split(
    " ",
  );

/** Writes the hero loop as H.264 and VP9, and its first frame as the hero picture. */
export async function makeLoop(): Promise<void> {
  if (!fs.existsSync(master("scene-sleeping_k00")))
    throw new Failure("The loop needs its scene: npm run media -- scene sleeping.");
  const frames = await openFrames();
  const { width, height } = frames;
  const first = sharp(frames.frame(0), { raw: { width, height, channels: 3 } });
  await publish(await first.png().toBuffer(), "scenes/hero", [1200, 1920]);
  const lossless = path.join(work, "loop.mkv");
  await writeLossless(frames, lossless);
  compress(lossless, "hero-loop.mp4", h264, [21, 23, 25, 28]);
  compress(lossless, "hero-loop.webm", vp9, [26, 30, 36]);
  fs.rmSync(lossless);
}

async function writeLossless({ width, height, frame }: Frames, file: string): Promise<void> {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${loop.perSecond} -i -`;
  const filter = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p";
  const output = "-c:v libx264 -preset ultrafast -qp 0".split(" ");
  const args = [
    "-y",
    "-v",
    "error",
    ...input.split(" "),
    "-vf",
    filter,
    ...output,
    ...colors,
    file,
  ];
  const ffmpeg = spawn("ffmpeg", args, { stdio: ["pipe", "inherit", "inherit"] });
  for (let index = 0; index < loop.frames; index++)
    if (!ffmpeg.stdin.write(frame(index)))
      await new Promise((resolve) => ffmpeg.stdin.once("drain", resolve));
  ffmpeg.stdin.end();
  const code = await new Promise((resolve) => ffmpeg.once("close", resolve));
  if (code !== 0) throw new Failure("ffmpeg could not write the frames of the loop.");
}

/** Uses the best quality below the size limit. */
function compress(source: string, name: string, codec: string[], qualities: number[]): void {
  const made = path.join(work, name);
  for (const quality of qualities) {
    const rate = ["-crf", String(quality)];
    const args = ["-y", "-v", "error", "-i", source, "-an", ...codec, ...rate, ...colors, made];
    execFileSync("ffmpeg", args, { stdio: "inherit" });
    const { size } = fs.statSync(made);
    console.log(`${name} at crf ${quality}: ${Math.round(size / 1000)} kB`);
    if (size > limit) continue;
    fs.copyFileSync(made, path.join(media, "hero", name));
    return;
  }
  throw new Failure(`${name} stays above ${limit / 1_000_000} MB.`);
}
