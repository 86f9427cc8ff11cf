import { bombs } from "@/workshop/bench/attacks/bombs";
import { unknownAddresses } from "@/workshop/bench/attacks/unknown-addresses";

/** Set by workshop/bench/commands/attacks.ts, which starts the shop. */
const shops: Record<string, string> = JSON.parse(process.env.SHOPS ?? "{}");
const distDirs: Record<string, string> = JSON.parse(process.env.SHOP_DIST_DIRS ?? "{}");

async function main(): Promise<void> {
  const verdicts: boolean[] = [];
  for (const [shape, origin] of Object.entries(shops)) {
    console.log(`\n${shape}`);
    const key = shape === "split" ? (process.env.TIER_KEY ?? "") : undefined;
    verdicts.push(await bombs(origin, key));
    verdicts.push(await unknownAddresses(origin, distDirs[shape] ?? "", key));
  }
  const isGood = verdicts.every(Boolean);
  console.log(isGood ? "\nNobody else would notice." : "\nOthers would notice.");
  process.exit(isGood ? 0 : 1);
}

void main();
