import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { expect, MOVING, test } from "@/tests/support/e2e/test";

test.use(MOVING);

const publicPlaces = "/solutions/public-places";

const rail = (page: Page) => page.getByRole("region", { name: "chargers", exact: true });
const card = (page: Page, name: string) => rail(page).getByRole("link", { name });
const arrow = (page: Page, name: string) =>
  page.getByRole("button", { name: `${name} chargers`, exact: true });
const scrolled = (page: Page) => rail(page).evaluate((row) => row.scrollLeft);
const room = (page: Page) => rail(page).evaluate((row) => row.scrollWidth - row.clientWidth);
const bar = (page: Page) =>
  page.locator(".progress i").evaluate((line) => Number.parseFloat(line.style.width));

/** Waits until a smooth scroll has ended. */
async function atRest(page: Page) {
  let before = -1;
  await expect(async () => {
    const now = await scrolled(page);
    const still = now === before;
    before = now;
    expect(still).toBe(true);
  }).toPass({ intervals: [150] });
}

test("a charger's popup opens, closes and returns the focus with the keyboard", async ({
  page,
}) => {
  await page.goto(publicPlaces);
  const popup = page.getByRole("dialog", { name: "DC04G 60 kW" });
  await card(page, "DC04G 60 kW").focus();
  await expect(card(page, "DC04G 60 kW").locator(".badge")).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(popup).toBeVisible();
  await expect(popup.getByRole("row")).toHaveCount(12);
  await expect(popup.getByRole("row", { name: "Number of Output" })).toContainText("2");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(card(page, "DC04G 60 kW")).toBeFocused();
});

test("a charger's popup closes with its x and with a click outside @phone", async ({ page }) => {
  await page.goto(publicPlaces);
  const popup = page.getByRole("dialog");
  await card(page, "DC04G 60 kW").click();
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(popup).toBeHidden();
  await card(page, "DC04G 60 kW").click();
  await expect(popup).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(popup).toBeHidden();
});

test("'Buy Now' leads a guest through the login to that charger", async ({ page }) => {
  await page.goto(publicPlaces);
  await card(page, "DC04G 60 kW").click();
  await page.getByRole("link", { name: "Buy Now" }).click();
  await page.waitForURL("**/login?next=/products/dc04g-60-kw");
});

test("'Buy Now' leads a customer to the products", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "arklane_hint", value: "customer", url: baseURL ?? "" }]);
  await page.goto(publicPlaces);
  await card(page, "DC04G 60 kW").click();
  await expect(page.getByRole("link", { name: "Buy Now" })).toHaveAttribute("href", "/products");
});

test("the arrows scroll one visible width, and the line shows the progress", async ({ page }) => {
  await page.goto(publicPlaces);
  await expect(arrow(page, "Previous")).toBeDisabled();
  await expect.poll(() => bar(page)).toBe(0);
  await expect(rail(page)).toHaveCSS("scroll-behavior", "smooth");
  await arrow(page, "Next").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await atRest(page);
  expect(await bar(page)).toBeCloseTo(((await scrolled(page)) / (await room(page))) * 100, 0);
  await expect(arrow(page, "Previous")).toBeEnabled();
  await rail(page).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => bar(page)).toBeLessThan(100);
});

test("at the end the line is full and the next arrow is disabled", async ({ page }) => {
  await page.goto(publicPlaces);
  await rail(page).evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: "instant" }));
  await expect(arrow(page, "Next")).toBeDisabled();
  await expect.poll(() => bar(page)).toBe(100);
});

test("on the home page dragging scrolls the row 1.5 px per pixel and opens nothing", async ({
  page,
}) => {
  await page.goto("/");
  await rail(page).scrollIntoViewIfNeeded();
  const box = await rail(page).boundingBox();
  if (!box) throw new Error("no rail");
  const y = box.y + 150;
  await page.mouse.move(900, y);
  await page.mouse.down();
  await page.mouse.move(700, y, { steps: 8 });
  await page.mouse.up();
  expect(await scrolled(page)).toBeCloseTo(300, 0);
  await expect(page.getByRole("dialog")).toBeHidden();
  await arrow(page, "Next").click();
  await expect.poll(() => scrolled(page)).toBeCloseTo(650, 0);
});

test("nothing glides under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(publicPlaces);
  await expect(rail(page)).toHaveCSS("scroll-behavior", "auto");
});

test("one question is open at a time and closes on a second press @phone", async ({ page }) => {
  await page.goto(publicPlaces);
  const [first, second] = [page.locator("summary").nth(0), page.locator("summary").nth(1)];
  const open = page.locator("details[open]");
  await expect(page.locator("details")).toHaveCount(7);
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(open).toHaveText(/^01/);
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(open).toHaveCount(1);
  await expect(open).toHaveText(/^02/);
  await page.keyboard.press("Enter");
  await expect(open).toHaveCount(0);
});

test("a picker's tile opens its page at the top @phone", async ({ page }) => {
  await page.goto("/solution");
  const tile = page.getByRole("main").getByRole("link", { name: /Fleet Organization/ });
  await tile.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await tile.press("Enter");
  await page.waitForURL("**/solutions/fleet-organization");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a card is a link to the charger's page", async ({ page }) => {
    await page.goto(publicPlaces);
    await card(page, "DC04G 60 kW").click();
    await page.waitForURL("**/products/dc04g-60-kw");
  });
});
