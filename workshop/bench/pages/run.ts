import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { freePort } from "../../../scripts/local/process/ports.ts";
import { percentile } from "../measure.ts";
import { audit } from "./audit.ts";
import { budgets, entries, type Figures, isOver } from "./budgets.ts";
import { largestPicture } from "./fold.ts";
import { measurePresses } from "./presses.ts";

const RUNS = Number(process.env.BENCH_RUNS || 3);
const origin = process.env.BASE_URL ?? "http://localhost:3000";

/** What Next loads on every page, even an empty one, by its own manifest. */
const manifest = JSON.parse(
  readFileSync(join(process.env.DIST_DIR ?? ".next", "build-manifest.json"), "utf8"),
) as { rootMainFiles: string[]; polyfillFiles: string[] };
const framework = new Set([...manifest.rootMainFiles, ...manifest.polyfillFiles]);

async function main(): Promise<number> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", `--remote-debugging-port=${port}`],
  });
  console.log(`Chromium ${browser.version()}, ${RUNS} runs a page, median, Lighthouse's phone\n`);
  console.log(`${"".padEnd(PAGE)}${entries.map(([, { name }]) => name.padStart(CELL)).join("")}`);
  let broken = 0;
  const paints: string[] = [];
  try {
    const empty = await measure(process.env.EMPTY_URL ?? origin);
    console.log(row("(an empty page)", empty));
    for (const path of await pages()) {
      const figures = await measure(`${origin}${path}`);
      paints.push(`${path} ${(figures.lcp / empty.lcp).toFixed(2)}`);
      const over = entries.filter(([key]) => isOver(key, figures[key]));
      broken += over.length;
      console.log(row(path, figures));
    }
    console.log(row("budget", limits()));
    broken += await measurePresses(browser, origin, RUNS);
  } finally {
    await browser.close();
  }
  console.log(`\nLargest paint beside that of the empty page: ${paints.join(", ")}`);
  console.log(broken > 0 ? `\n${broken} over budget (!)` : "\nAll within budget");
  return broken > 0 ? 1 : 0;

  async function measure(url: string): Promise<Figures> {
    // The first visit of a product page renders it.
    const html = await fetch(url).then((answer) => answer.text());
    const picture = await largestPicture(browser, url);
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push({ ...(await audit(url, port, scriptsOf(html))), picture });
    return median(runs);
  }
}

/** The scripts of the document itself, without Next's own and without prefetched pages. */
function scriptsOf(html: string): Set<string> {
  // Tags, and the list of those that are fetched after the first paint; in the data they are escaped.
  const files = [...html.matchAll(/(?<!\\)"\/_next\/(static\/[^"\\]+\.js)"/g)].map(
    ([, file = ""]) => file,
  );
  const own = files.filter((file) => !framework.has(file));
  return new Set(own.map((file) => `${origin}/_next/${file}`));
}

const PAGE = 40;
const CELL = 10;

/** The pages with budgets. The newest article is the first one linked from the list. */
async function pages(): Promise<string[]> {
  const news = await fetch(`${origin}/news`).then((answer) => answer.text());
  const [, article = ""] = news.match(/href="(\/news\/[a-z0-9-]+)"/) ?? [];
  return [
    "/",
    "/solutions/home-and-housing-societies",
    "/news",
    article,
    "/contact",
    "/products",
    "/products/ac03w-7-4-kw",
    "/choose",
    "/cars",
    "/cars/tata-nexon-ev",
  ].filter((path) => !process.env.BENCH_PAGE || process.env.BENCH_PAGE === path);
}

function median(runs: Figures[]): Figures {
  const of = (key: keyof Figures) =>
    percentile(
      runs.map((figures) => figures[key]),
      0.5,
    );
  return Object.fromEntries(entries.map(([key]) => [key, of(key)])) as Figures;
}

function limits(): Figures {
  return Object.fromEntries(entries.map(([key, { limit }]) => [key, limit])) as Figures;
}

function row(name: string, figures: Figures): string {
  const cells = entries.map(([key]) => {
    const text = budgets[key].show(figures[key]);
    return (isOver(key, figures[key]) ? `!${text}` : text).padStart(CELL);
  });
  return `${name.slice(0, PAGE - 1).padEnd(PAGE)}${cells.join("")}`;
}

void main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
