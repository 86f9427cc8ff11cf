import type { Page } from "@playwright/test";
import { expect, MOVING, test } from "@/tests/support/e2e/test";

test.use(MOVING);

const solutions = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Our Solutions" });

const currentPicture = (page: Page) => page.locator(".marks [aria-current]");

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, role: "link" | "button" | "slider", name: string | RegExp) {
  const target = page.getByRole("main").getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 90; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach the ${role} "${name}".`);
}

test("the home page works with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");

  const card = await tabTo(page, "link", /wall or pedestal/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "AC03W 7.4 kW" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeFocused();

  const battery = await tabTo(page, "slider", "Battery");
  await page.keyboard.press("End");
  await expect(battery).toHaveAttribute("aria-valuetext", "100 kWh");
  await expect(page.locator("output")).toHaveText("9 h");

  // The pictures have changed meanwhile; now they are stopped.
  await tabTo(page, "button", "Next picture");
  const before = await currentPicture(page).getAttribute("aria-label");
  await page.keyboard.press("Enter");
  await expect(currentPicture(page)).not.toHaveAttribute("aria-label", before ?? "");
});

/** Opens the page and waits until it is hydrated. */
async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("slider", { name: "Battery" }).waitFor();
}

test("the first button follows half a second after a click, and at once on Enter", async ({
  page,
  context,
}) => {
  await openHome(page);
  await solutions(page).click();
  // The exact delay is tested by the component test with a fake clock.
  await expect(solutions(page)).toHaveAttribute("data-leaving", "true");
  await page.waitForURL("**/solution");

  await page.goBack();
  await expect(solutions(page)).not.toHaveAttribute("data-leaving");
  await solutions(page).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/solution");

  // Reopened, because a click during the return is lost.
  await openHome(page);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    solutions(page).click({ button: "middle" }),
  ]);
  await tab.waitForURL("**/solution");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("the video loads after the page without layout shift and can be paused for the session @phone", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/hero-loop\.(webm|mp4)/.test(request.url())) fetched.push(request.url());
  });
  await page.goto("/");
  const pause = page.getByRole("button", { name: "Pause video" });
  await pause.waitFor();
  const video = page.locator("video");
  await expect(video).toHaveAttribute("data-on", "true");
  await expect.poll(() => video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(false);
  expect(fetched.length).toBeGreaterThan(0);
  expect(await shift(page)).toBeLessThan(0.02);

  await pause.click();
  await expect.poll(() => video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
  fetched.length = 0;
  await page.reload();
  await page.getByRole("button", { name: "Play video" }).waitFor();
  expect(fetched).toEqual([]);
});

test("nothing moves under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  await expect(page.locator("video")).toHaveCount(0);
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect(currentPicture(page)).toHaveAttribute("aria-label", /^Picture 2:/);
  await solutions(page).click();
  await expect(page).toHaveURL(/\/solution$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page is readable, and its buttons are links", async ({ page }) => {
    await page.goto("/");
    for (const words of ["Two CCS2 plugs", "3 h 35 min", "A battery of 40 kWh from 20 to 80 %"]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByRole("slider")).toHaveCount(0);
    await solutions(page).click();
    await expect(page).toHaveURL(/\/solution$/);
  });
});

/** The page's cumulative layout shift (CLS). */
function shift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const values = list
            .getEntries()
            .map((entry) => (entry as PerformanceEntry & { value: number }).value);
          resolve(values.reduce((sum, value) => sum + value, 0));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}
