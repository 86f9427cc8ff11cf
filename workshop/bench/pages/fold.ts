import type { Browser } from "playwright";

/** Transferred bytes of the largest picture above the fold on a phone 390 px wide. */
export async function largestPicture(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  await page.goto(url, { waitUntil: "load" });
  const sizes = await page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLImageElement | HTMLVideoElement>("img, video")]
      .filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return isOnScreen && element.checkVisibility();
      })
      .map((element) => ("poster" in element ? element.poster : element.currentSrc));
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files.filter(({ name }) => seen.includes(name)).map((file) => file.encodedBodySize);
  });
  await page.close();
  return Math.max(0, ...sizes);
}
