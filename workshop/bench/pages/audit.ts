import lighthouse, { type Result } from "lighthouse";
import type { Figures } from "./budgets.ts";

/**
 * One Lighthouse run with its mobile preset and simulated throttling. `port` is Chromium's; `scripts` are
 * the URLs that count as the page's own.
 */
export async function audit(
  url: string,
  port: number,
  scripts: ReadonlySet<string>,
): Promise<Omit<Figures, "picture">> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  if (process.env.BENCH_FAULTS) printFaults(lhr);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbt: value("total-blocking-time"),
    ownScript: ownScript(lhr, scripts),
    document: requests(lhr, ["Document", "Stylesheet"]).reduce(
      (sum, { transferSize }) => sum + transferSize,
      0,
    ),
  };
}

/** With BENCH_FAULTS=1: what keeps a page from a full score. */
function printFaults({ audits, finalDisplayedUrl }: Result): void {
  for (const { id, score, title, displayValue = "", details } of Object.values(audits)) {
    if (score === null || score >= 0.9) continue;
    const nodes = JSON.stringify(details ?? {}).slice(0, 600);
    console.log(
      `  ${new URL(finalDisplayedUrl).pathname} ${id}: ${title} ${displayValue} ${nodes}`,
    );
  }
}

type Request = { url: string; resourceType: string; transferSize: number };

function requests({ audits }: Result, kinds: string[]): Request[] {
  const details = audits["network-requests"]?.details;
  const all = details?.type === "table" ? (details.items as unknown as Request[]) : [];
  return all.filter(({ resourceType }) => kinds.includes(resourceType));
}

/** A folder or file of a script's sources, with its bytes in the script. */
type Node = { name: string; resourceBytes: number; children?: Node[] };

/**
 * Transferred bytes of our own code and the libraries that we chose. Bundles mix them with modules of Next,
 * so each bundle counts by the share of its bytes that, by its source map, come from neither Next nor React.
 */
function ownScript(lhr: Result, scripts: ReadonlySet<string>): number {
  const details = lhr.audits["script-treemap-data"]?.details;
  const nodes = (details?.type === "treemap-data" ? details.nodes : []) as Node[];
  const wire = new Map(
    requests(lhr, ["Script"]).map(({ url, transferSize }) => [url, transferSize]),
  );
  return nodes
    .filter(({ name }) => scripts.has(name))
    .reduce((sum, script) => {
      const share = ownBytes(script, "") / script.resourceBytes;
      return sum + share * (wire.get(script.name) ?? 0);
    }, 0);
}

const FRAMEWORK = /node_modules\/(next|react|react-dom|scheduler)\//;

function ownBytes({ name, resourceBytes, children }: Node, parent: string): number {
  const path = `${parent}/${name}`;
  if (FRAMEWORK.test(path)) return 0;
  if (!children?.length) return resourceBytes;
  return children.reduce((sum, child) => sum + ownBytes(child, path), 0);
}
