import type { Browser, Page } from "playwright";
import { percentile } from "../measure.ts";

/** From a press to the next paint, on a processor four times slower: "good" of Web Vitals' INP. */
const LIMIT_MS = 200;
const SLOWER = 4;

type Press = { name: string; path: string; press: (page: Page) => Promise<void> };

const PRESSES: Press[] = [
  {
    name: "menu",
    path: "/",
    press: (page) => page.getByRole("button", { name: "Open menu" }).tap(),
  },
  {
    name: "filter",
    path: "/products",
    press: (page) => page.locator("label:has(input[name=kind][value=dc i])").tap(),
  },
  {
    name: "add to cart",
    path: "/products/ac03w-7-4-kw",
    press: (page) => page.getByRole("button", { name: "Add to Cart" }).first().tap(),
  },
];

/** Prints how long three presses wait for their paint, the median of `runs`; returns how many wait too long. */
export async function measurePresses(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<number> {
  const times: [string, number][] = [];
  for (const press of PRESSES) {
    const tries: number[] = [];
    for (let run = 0; run < runs; run += 1) tries.push(await timeOf(browser, origin, press));
    times.push([press.name, percentile(tries, 0.5)]);
  }
  const slow = times.filter(([, ms]) => !(ms <= LIMIT_MS));
  const words = times.map(([name, ms]) => `${name} ${ms <= LIMIT_MS ? "" : "!"}${ms} ms`);
  console.log(`\nPress to paint at ${SLOWER}× slower, at most ${LIMIT_MS} ms: ${words.join(", ")}`);
  return slow.length;
}

async function timeOf(browser: Browser, origin: string, { path, press }: Press): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(`${origin}${path}`);
  await page.waitForFunction(() =>
    Boolean((window as { next?: { router?: object } }).next?.router),
  );
  // What comes when the page is idle has come: the press is measured, not the loading.
  await page.waitForTimeout(3_000);
  await press(page);
  await page.waitForFunction(() => (window as Watched).presses?.length);
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => (window as Watched).presses ?? []);
  await context.close();
  return Math.max(...times);
}

type Watched = { presses?: number[] };

/** Runs in the page. Events of the same press have one id; the longest of them is the press's time. */
function watchEvents(): void {
  const presses: number[] = [];
  Object.assign(window, { presses });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) presses.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
