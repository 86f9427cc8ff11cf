import { diskUse } from "@/tests/attacks/support/disk-use";
import { Client } from "@/tests/conformance/support/client";
import { SHOPS, type Shop } from "@/tests/conformance/support/shop";

/** A running shop under attack. */
export type Attacked = Shop & {
  /** "all-in-one" or "split" with an attack on the web tier. */
  shape: string;
  /** The build's folder, which holds rendered pages. */
  distDir: string;
};

const distDirs: Record<string, string> = JSON.parse(process.env.SHOP_DIST_DIRS ?? "{}");

/** Runs an attack on both shapes of the shop. */
export function attack(name: string, story: (shop: Attacked) => void): void {
  describe.each(SHOPS)(`${name}: %s`, (shape, origin) => {
    const client = () => new Client(origin, "program");
    story({ shape, origin, door: "program", client, distDir: distDirs[shape] ?? "" });
  });
}

/** A shop's use of its disk, which an attack must not fill. */
export function diskOf({ distDir }: Attacked): { files: number; bytes: number } {
  return diskUse(distDir);
}
