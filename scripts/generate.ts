import { generate } from "./local/generate.ts";
import { canGenerate } from "./local/generated.ts";

/** `npm run generate`; with --quiet it runs after `npm ci`, which must not fail because of it. */
export async function main([flag]: string[]): Promise<number> {
  const quiet = flag === "--quiet";
  if (quiet && !canGenerate()) return 0;
  try {
    const result = generate();
    if (!quiet) console.log(`Database client: ${result}.`);
  } catch (error) {
    if (!quiet) throw error;
  }
  return 0;
}
