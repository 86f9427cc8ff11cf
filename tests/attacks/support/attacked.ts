import { diskUse } from "@/tests/attacks/support/disk-use";
import { Client } from "@/tests/conformance/support/client";
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

/** What a shop has on its disk: what nobody may fill. */
export function diskOf({ distDir }: Attacked): { files: number; bytes: number } {
  return diskUse(distDir);
}
