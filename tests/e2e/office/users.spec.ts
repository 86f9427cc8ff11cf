import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { type Customer, signIn, signInAdmin } from "@/tests/support/e2e/customer";
import { demo, settings } from "@/tests/support/e2e/settings";
import { expect, test } from "@/tests/support/e2e/test";

/** A unique surname of letters. */
const aSurname = () => `Q${randomUUID().replace(/[^a-f]/g, "")}x`;

async function signUpAs(request: APIRequestContext, name: string): Promise<Customer> {
  const email = `e2e-${randomUUID()}@example.com`;
  const customer = { name, email, password: "Long-Enough-2026" };
  const answer = await request.post(`${settings.baseUrl}/api/users/signup`, {
    headers: { "x-api-key": demo.apiKey },
    data: customer,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return customer;
}

const names = (page: Page) => page.locator(".user-name");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("an administrator finds a user, sorts, pages, and ends the session of a lost phone", async ({
  page,
  request,
  browser,
}) => {
  const surname = aSurname();
  const [asha, zoya] = [`Asha ${surname}`, `Zoya ${surname}`];
  await signUpAs(request, zoya);
  const customer = await signUpAs(request, asha);
  const context = await browser.newContext();
  const phone = await context.newPage();
  await signIn(phone, customer);

  await signInAdmin(page);
  await page.goto("/admin/users");
  await page.getByRole("searchbox", { name: "Search users" }).fill(surname);
  await expect(names(page)).toHaveText([asha, zoya]);
  await expect(page).toHaveURL(new RegExp(`query=${surname}`));
  await expectAccessible(page);

  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect(names(page)).toHaveText([zoya, asha]);
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.goBack();
  await expect(names(page)).toHaveText([asha, zoya]);

  await page.goto(`/admin/users?query=${surname}&limit=1`);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(names(page)).toHaveText([zoya]);
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(names(page)).toHaveText([asha]);

  await page.getByRole("link", { name: asha }).click();
  await expect(heading(page, asha)).toBeVisible();
  await expect(page.getByText(customer.email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Revoke Chrome/ }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText(/is logged out\./)).toBeVisible();
  await expect(page.getByText("Not logged in anywhere.")).toBeVisible();

  await phone.goto("/profile");
  await phone.waitForURL("**/login**");
  await context.close();

  const written = page.getByRole("listitem").filter({ hasText: "Session revoked" });
  await written.locator("summary").click();
  await expect(written.locator("del")).toHaveText("yes");
  await expect(written.locator("ins")).toHaveText("no");
});

test("an unknown user gets a 404 page", async ({ page }) => {
  await signInAdmin(page);
  const answer = await page.request.get(`/admin/users/${randomUUID()}`);
  expect(answer.status()).toBe(404);
});

test("an empty result is explained, and an invalid address does not break the page", async ({
  page,
}) => {
  await signInAdmin(page);
  await page.goto(`/admin/users?query=${aSurname()}&sort=upside-down&after=7&limit=9000`);
  await expect(page.getByText("No users found")).toBeVisible();
});

test("a menu's page is prefetched when its link is pointed at, and only then", async ({ page }) => {
  const prefetched = new Set<string>();
  await signInAdmin(page);
  await page.goto("/admin/users", { waitUntil: "commit" });
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has("_rsc")) prefetched.add(pathname);
  });
  await expect(names(page).first()).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).first().hover();
  await expect.poll(() => [...prefetched]).toEqual(["/admin/settings"]);
});

test("a change of the settings is in the audit log with before and after", async ({ page }) => {
  const host = `e2e-${randomUUID()}.example`;
  await signInAdmin(page);
  await page.goto("/admin/settings/company");
  const form = page.getByRole("form", { name: "Company settings" });
  await form.getByLabel("Low stock, units").fill("many");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("The level is a whole number from 0 to 1,000.")).toBeVisible();
  await form.getByLabel("Low stock, units").fill("5");
  await form.getByLabel(/^Also email these addresses/).fill(`staff@${host}`);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Company settings saved.")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/admin/audit");
  await page.getByRole("combobox", { name: "What" }).selectOption("Company settings changed");
  await expect(page).toHaveURL(/action=shop_settings\.changed/);
  const masked = page.locator("ins", { hasText: `s…@${host}` });
  const entry = page.getByRole("listitem").filter({ has: masked });
  await entry.locator("summary").click();
  await expect(masked).toBeVisible();
  await expectAccessible(page);
});
