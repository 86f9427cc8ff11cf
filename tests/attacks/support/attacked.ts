import fs from "node:fs";
import path from "node:path";
import { API_KEY, Client } from "@/tests/conformance/support/client";
import { raw } from "@/tests/conformance/support/raw";
import { SHOPS, type Shop } from "@/tests/conformance/support/shop";

/** A running shop, and what an attack can do harm to. */
export type Attacked = Shop & {
  /** "all-in-one" or "split", where the web tier is attacked. */
  shape: string;
  /** The folder of the build that it answers from, where it keeps the pages it has made. */
  distDir: string;
};

const distDirs: Record<string, string> = JSON.parse(process.env.SHOP_DIST_DIRS ?? "{}");

/** Tells the story of an attack to both shapes of the shop. */
export function attack(name: string, story: (shop: Attacked) => void): void {
  describe.each(SHOPS)(`${name}: %s`, (shape, origin) => {
    const client = () => new Client(origin, "program");
    story({ shape, origin, door: "program", client, distDir: distDirs[shape] ?? "" });
  });
}

/** The files that a shop has on its disk, and their bytes: what nobody may fill. */
export function diskOf({ distDir }: Attacked): { files: number; bytes: number } {
  const entries = fs.readdirSync(distDir, { recursive: true, withFileTypes: true });
  const sizes = entries.filter((entry) => entry.isFile()).map(sizeOf);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Resident megabytes of the process that answers, by its own figures. */
export async function memoryMb({ origin, shape }: Attacked): Promise<number> {
  const key = shape === "split" ? (process.env.TIER_KEY ?? "") : API_KEY;
  const { bytes } = await raw(origin, "/api/metrics", { headers: { "x-api-key": key } });
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(bytes.toString())?.[1]) / 2 ** 20;
}

function sizeOf({ parentPath, name }: fs.Dirent): number {
  // A page that is made anew is written beside and renamed.
  return fs.statSync(path.join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0;
}
