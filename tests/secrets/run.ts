import path from "node:path";
import { answersTo, type Role, type Site } from "@/tests/secrets/walk";
import { findSecrets, type Secret, secretsIn, secretsOf } from "@/tests/support/texts/secrets";

/** The minimum of answers: fewer mean a failed sign-in or a missing build. */
const LEAST = { files: 200, guest: 60, customer: 20, admin: 50 };

/**
 * Searches for every secret of a running shop in all that browsers get: the built client files, the prerendered
 * pages, and every page and answer that a guest, a customer and an administrator reach. Its settings are
 * BASE_URL and, as JSON, DIST_DIRS and ENVIRONMENTS (what each of its processes was started with).
 */
async function main(): Promise<void> {
  const { BASE_URL: origin = "", DIST_DIRS = "[]", ENVIRONMENTS = "[]" } = process.env;
  const secrets = (JSON.parse(ENVIRONMENTS) as Record<string, string>[]).flatMap(secretsOf);
  const { found, files } = findSecrets(JSON.parse(DIST_DIRS), secrets, isForBrowsers);
  const counts = { files, guest: 0, customer: 0, admin: 0 };
  const shared = new Set<string>();
  for (const role of ["guest", "customer", "admin"] as const) {
    const walked = await walk(role, { origin, shared }, secrets);
    found.push(...walked.found);
    counts[role] = walked.answers;
  }
  const names = [...new Set(secrets.map(({ name }) => name))].sort();
  console.log(`  Looked for ${names.join(", ")}`);
  console.log(
    `  in ${Object.entries(counts)
      .map(([what, count]) => `${what} ${count}`)
      .join(", ")}`,
  );
  const few = Object.entries(LEAST).filter(([what, least]) => counts[what as Role] < least);
  const faults = [...found, ...few.map(([what, least]) => `fewer than ${least} of ${what}`)];
  if (names.length === 0) faults.push("no secret to look for");
  for (const fault of faults) console.error(`  ✗ ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

async function walk(role: Role, site: Site, secrets: readonly Secret[]) {
  const found: string[] = [];
  let answers = 0;
  for await (const { path: address, text } of answersTo(role, site)) {
    answers += 1;
    found.push(...secretsIn(text, secrets).map((name) => `${name} in ${address} as ${role}`));
  }
  return { found, answers };
}

/** Whether a built file is sent to browsers; the rest is server code. */
function isForBrowsers(file: string): boolean {
  const name = file.split(path.sep).join("/");
  return (
    name.includes("/static/") ||
    name.includes("/cache/fetch-cache/") ||
    /\/server\/(app|pages)\/.*\.(html|rsc|body|meta)$/.test(name)
  );
}

void main();
