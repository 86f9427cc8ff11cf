import { canGenerate, generateClient } from "./local/generated.ts";
import { writeLists } from "./local/lists.ts";

/** `npm run generate`; with --quiet it runs after `npm ci`, which must not fail because of it. */
export async function main([flag]: string[]): Promise<number> {
  const quiet = flag === "--quiet";
  if (quiet && !canGenerate()) return 0;
  try {
    writeLists();
    const result = generateClient();
    if (!quiet) console.log(`Database client: ${result}.`);
  } catch (error) {
    if (!quiet) throw error;
  }
  return 0;
}
