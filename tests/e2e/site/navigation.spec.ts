import type { Page } from "@playwright/test";
import { freshCustomer } from "@/tests/support/e2e/customer";
import { expect, test } from "@/tests/support/e2e/test";

const bar = (page: Page) => page.getByRole("banner");
const trigger = (page: Page, name: string) => bar(page).getByRole("button", { name });
const tiles = (page: Page, name: string) => page.getByRole("list", { name, exact: true });

test.describe("the bar", () => {
  test("is transparent on a dark hero until 100 px of scroll, and solid elsewhere", async ({
    page,
  }) => {
    const ground = () => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto("/");
    await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
    await page.evaluate(() => window.scrollTo({ top: 100, behavior: "instant" }));
    await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
    await page.evaluate(() => window.scrollTo({ top: 101, behavior: "instant" }));
    await expect.poll(ground).toBe("rgb(246, 245, 241)");
    await page.goto("/contact");
    await expect.poll(ground).toBe("rgb(246, 245, 241)");
  });

  test("opens a menu on hover, turns solid and links to a tile's page", async ({ page }) => {
    await page.goto("/");
    await trigger(page, "Solutions").hover();
    await expect(tiles(page, "Solutions").getByRole("link")).toHaveCount(4);
    await expect(bar(page)).toHaveCSS("background-color", "rgb(246, 245, 241)");
    await trigger(page, "About Us").hover();
    await expect(tiles(page, "Solutions")).toBeHidden();
    await tiles(page, "About Us").getByRole("link", { name: "Who we are" }).click();
    await page.waitForURL("**/about");
    await expect(tiles(page, "About Us")).toBeHidden();
  });

  test("opens a menu with the keyboard, moves through it and returns the focus", async ({
    page,
  }) => {
    await page.goto("/contact");
    const button = trigger(page, "About Us");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(tiles(page, "About Us")).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Who we are/ })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("link", { name: /^How we work/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(tiles(page, "About Us")).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Space");
    await expect(tiles(page, "About Us")).toBeVisible();
    for (let link = 0; link < 5; link += 1) await page.keyboard.press("Tab");
    await expect(bar(page).getByRole("link", { name: "News" })).toBeFocused();
    await expect(tiles(page, "About Us")).toBeHidden();
  });
});

test.describe("the bar's search without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("takes words at once", async ({ page }) => {
    await page.goto("/about");
    await trigger(page, "Search chargers").click();
    await page.keyboard.type("home charger 22kw");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=home+charger+22kw");
  });
});

test("the bar's search finds a charger by everyday words", async ({ page }) => {
  await page.goto("/about");
  await trigger(page, "Search chargers").click();
  const field = bar(page).getByRole("searchbox", { name: "Search chargers" });
  await expect(field).toBeFocused();
  await page.keyboard.type("home charger 22kw");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "1 charger for “home charger 22kw”",
  );
  await expect(field).toBeHidden();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^AC03W 22 kW/ })
    .click();
  await page.waitForURL("**/products/ac03w-22-kw");
  await page.goBack();
  await page.getByRole("main").getByRole("searchbox").fill("hydrogen");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "No charger found for “hydrogen”",
  );
  await expect(page.getByRole("main").getByRole("link", { name: /^Wall chargers/ })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("one dialog holds all links and closes on use", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const name of ["Public Places", "Chargers", "Careers", "News", "Login", "Contact"]) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    const opener = page.getByRole("button", { name: "Open menu" });
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole("link", { name: "Careers" }).click();
    await page.waitForURL("**/careers");
    await expect(menu).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the dialog opens", async ({ page }) => {
      await page.goto("/contact");
      await page.getByRole("button", { name: "Open menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByRole("link", { name: "Careers" }).click();
      await page.waitForURL("**/careers");
    });
  });
});

test.describe("the client portal", () => {
  const portal = (page: Page) => page.getByRole("link", { name: "Client portal" });

  test("leads a guest to the login", async ({ page }) => {
    await page.goto("/about");
    await portal(page).click();
    // Without scripts yet, the dashboard sends a guest there.
    await page.waitForURL(/\/login(\?next=%2Fdashboard)?$/);
  });

  test("leads a customer to the dashboard", async ({ page, request }) => {
    await freshCustomer(page, request);
    await page.goto("/about");
    await portal(page).click();
    await page.waitForURL("**/dashboard");
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("leads to the dashboard, which asks for the login", async ({ page }) => {
      await page.goto("/about");
      await portal(page).click();
      await page.waitForURL("**/login?next=%2Fdashboard");
    });
  });
});

test.describe("an unknown address", () => {
  // A personal address has a nonce that the prerendered page cannot know, so its scripts do not run.
  test.use({ allowedErrors: [/status of 404|Content Security Policy/i] });

  for (const path of ["/nothing", "/news/nothing", "/solutions/nothing", "/dashboard/nothing"]) {
    test(`gets a helpful page at ${path}`, async ({ page, request }) => {
      if (path.startsWith("/dashboard")) await freshCustomer(page, request);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText("No charger at this address");
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Chargers/ })
        .click();
      await page.waitForURL("**/products");
    });
  }
});

test.describe("the support page", () => {
  test("links to each of the nine other solutions, which open at the top and link to contact", async ({
    page,
  }) => {
    await page.goto("/industrialsupport");
    const rows = page.getByRole("main").locator(".dirs a");
    await expect(rows).toHaveCount(9);
    const hrefs = await rows.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? ""),
    );
    for (const href of hrefs) {
      await page.goto("/industrialsupport");
      await page.locator(`.dirs a[href="${href}"]`).click();
      await page.waitForURL(`**${href}`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator("main a[href='/contact']").last()).toHaveText("Contact Us");
    }
  });

  test("opens one question at a time and closes it again", async ({ page }) => {
    await page.goto("/industrialsupport");
    const questions = page.locator("main details");
    await expect(questions).toHaveCount(5);
    await questions.nth(0).locator("summary").click();
    await questions.nth(2).locator("summary").click();
    await expect(page.locator("main details[open]")).toHaveCount(1);
    await questions.nth(2).locator("summary").click();
    await expect(page.locator("main details[open]")).toHaveCount(0);
  });
});
