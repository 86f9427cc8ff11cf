import { Failure } from "../../scripts/local/base/failure.ts";
import { makeBrand } from "./brand.ts";
import { encode } from "./encode.ts";
import { writeIndex } from "./index.ts";
import { makeLoop } from "./loop/video.ts";
import { renderAll } from "./render.ts";

const commands: Record<string, (names: string[]) => Promise<void>> = {
  index: writeIndex,
  hero: (names) => renderAll("hero", names),
  front: (names) => renderAll("front", names),
  close: (names) => renderAll("close", names),
  scene: (names) => renderAll("scene", names),
  loop: makeLoop,
  encode,
  brand: makeBrand,
};

/** `npm run media -- <command> [name…]`: renders, encodes and lists the site's pictures; never part of a build. */
export async function main([command = "", ...names]: string[]): Promise<number> {
  const run = commands[command];
  if (!run) throw new Failure(`Use npm run media -- ${Object.keys(commands).join(" | ")}.`);
  await run(names);
  return 0;
}
