import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@/tests/support/e2e/test";

test("a visitor sends a message from the home page with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await press(page, "Tab");
  await expect(page.getByRole("link", { name: /^Skip to/ })).toBeFocused();
  await press(page, "Enter");
  await press(page, "Shift+Tab");

  await tabTo(page, page.getByRole("button", { name: "Solutions" }), "Shift+Tab");
  await press(page, "Enter");
  await tabTo(page, page.getByRole("link", { name: /^Public Places/ }).first());
  await press(page, "Enter");
  await page.waitForURL("**/solutions/public-places");

  const popup = page.getByRole("dialog", { name: "DC04G 60 kW" });
  const rail = page.getByRole("region", { name: "chargers", exact: true });
  const card = rail.getByRole("link", { name: /DC04G 60 kW/ });
  await tabTo(page, card);
  await press(page, "Enter");
  await expect(popup).toBeVisible();
  await press(page, "Escape");
  await expect(card).toBeFocused();

  const [first, second] = [question(page, 0), question(page, 1)];
  await tabTo(page, first.locator("summary"));
  await press(page, "Enter");
  await expect(first).toHaveAttribute("open");
  await tabTo(page, second.locator("summary"));
  await press(page, "Space");
  await expect(second).toHaveAttribute("open");
  await expect(first).not.toHaveAttribute("open");

  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Contact Us" }).last());
  await press(page, "Enter");
  await page.waitForURL("**/contact");
  await write(page);
  await expect(page.getByText(/Message sent successfully!/)).toBeVisible();
});

async function write(page: Page) {
  const form = page.getByRole("form", { name: "Contact" });
  await tabTo(page, form.getByLabel("First name"));
  const texts = ["Asha", "Menon", "", `e2e-${randomUUID()}@example.com`, "Forty bays, one lift."];
  for (const text of texts) {
    await page.keyboard.type(text);
    await press(page, "Tab");
  }
  // The photos come in between.
  await tabTo(page, form.getByRole("checkbox", { name: /I agree/ }));
  await press(page, "Space");
  await tabTo(page, form.getByRole("button", { name: "Send message" }));
  await press(page, "Enter");
}

function question(page: Page, index: number): Locator {
  return page.locator("main details").nth(index);
}

/** Presses the key until the element has the focus: no page has 150 stops. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  for (let stop = 0; stop < 150; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await press(page, key);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Presses a key; the focused element must be visible and marked. */
async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  if (!key.endsWith("Tab")) return;
  const seen = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "nothing";
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const marked = outlineStyle !== "none" || boxShadow !== "none";
    return marked && width > 0 && height > 0 ? "" : element.outerHTML.slice(0, 120);
  });
  expect(seen, "what has the focus must show it").toBe("");
}
