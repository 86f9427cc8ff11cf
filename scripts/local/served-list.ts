import fs from "node:fs";
import path from "node:path";
import { root } from "./base/settings.ts";
import { writeIfChanged } from "./write-if-changed.ts";

const LIST = "lib/served.ts";

/** Writes the list of all modules that serve a call. The API route answers the calls they register. */
export function writeServedList(): void {
  const modules = fs
    .readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && serves(`lib/${file}`))
    .map((file) => `@/lib/${file.replace(/\.ts$/, "")}`)
    .toSorted();
  const lines = ["server-only", ...modules].map((name) => `import "${name}";`);
  writeIfChanged(LIST, [...lines, END].join("\n"));
}

function serves(file: string): boolean {
  return /^export const \w+ = serve\(/m.test(fs.readFileSync(path.join(root, file), "utf8"));
}

const END = `import { servedCalls } from "@/lib/http/serve";

/** Every call of the API, served by the modules above. Written by \`npm run generate\`. */
export const served = servedCalls();
`;
