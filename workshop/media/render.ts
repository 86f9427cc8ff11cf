import { spawn } from "node:child_process";
import path from "node:path";
import { Failure } from "../../scripts/local/base/failure.ts";
import { encode } from "./encode.ts";
import { type Render, renders } from "./pictures.ts";
import { setUp } from "./setup.ts";
import { master, work } from "./work.ts";

/**
 * Renders and encodes pictures of one command, all or those named: `close-ring` or `ring`, `scene-plan` or
 * `plan`.
 */
export async function renderAll(kind: keyof typeof renders, names: string[]): Promise<void> {
  const chosen = choose(renders[kind], names);
  await setUp();
  for (const picture of chosen) {
    await blender(argumentsOf(picture), picture.name);
    await encode([picture.name]);
  }
}

function choose(pictures: Render[], names: string[]): Render[] {
  if (names.length === 0) return pictures;
  return names.map((name) => {
    const found = pictures.find((picture) => isCalled(picture, name));
    if (found) return found;
    const known = pictures.map((picture) => picture.name).join(", ");
    throw new Failure(`There is no picture "${name}" here, but ${known}.`);
  });
}

const isCalled = (picture: Render, name: string) =>
  [picture.name, picture.what].includes(name) || picture.name === `close-${name}`;

function argumentsOf({ name, what, view, width, height, samples, frame, pulse }: Render): string[] {
  const size = ["--w", width, "--h", height, "--spp", process.env.SPP ?? samples];
  const part = frame ? ["--frame", frame.width, "--left", frame.left] : [];
  const steps = pulse ? ["--pulse", pulse] : [];
  const out = ["--out", master(name).replace(/\.png$/, "")];
  return ["--what", what, "--view", view, ...size, ...part, ...steps, ...out].map(String);
}

/** Two minutes per picture on two cores: THREADS and NICE leave room for other work. */
async function blender(args: string[], name: string): Promise<void> {
  console.log(`${name} …`);
  const { THREADS = "0", NICE = "10" } = process.env;
  const script = path.join(import.meta.dirname, "blender/render.py");
  const quiet = ["-b", "-t", THREADS, "--factory-startup", "-noaudio", "--python-exit-code", "1"];
  const own = ["--python", script, "--", "--threads", THREADS, ...args];
  const child = spawn("nice", ["-n", NICE, "blender", ...quiet, ...own], {
    env: { ...process.env, MEDIA_BUILD: work, PYTHONDONTWRITEBYTECODE: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.on("data", (text: Buffer) => process.env.DEBUG && process.stdout.write(text));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Failure(`Blender stopped at ${name}: DEBUG=1 shows what it said.`);
}
