import { randomUUID } from "node:crypto";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { confirmPassword, signInAdmin } from "@/tests/support/e2e/customer";
import { settings } from "@/tests/support/e2e/settings";
import { expect, test } from "@/tests/support/e2e/test";

// Expected: the 403 of the first try, which asks for the password.
test.use({ allowedErrors: [/status of 403 .*\/api\/admin\/api-keys\)$/] });

test("an administrator creates a key, a program uses it, and once revoked it is refused", async ({
  page,
  request,
}) => {
  const name = `App ${randomUUID().slice(0, 8)}`;
  const ask = async (key: string, path = "products/all") =>
    (
      await request.get(`${settings.baseUrl}/api/${path}`, { headers: { "x-api-key": key } })
    ).status();

  await signInAdmin(page);
  await page.goto("/admin/settings");
  await page
    .getByRole("navigation", { name: "Settings" })
    .getByRole("link", { name: "API keys" })
    .click();
  await page.waitForURL("**/admin/settings/api-keys");
  await page.getByRole("button", { name: "New key" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("checkbox", { name: /^Shop/ }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create key" }).click();
  await confirmPassword(page);
  const key = await page.getByLabel("The key").inputValue();
  expect(key).toMatch(/^ak_[\w-]{43}$/);
  await expectAccessible(page);

  // Here Escape, which closes every dialog, asks first.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Back to the key" }).click();
  await expect(page.getByLabel("The key")).toHaveValue(key);
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New key" })).toBeFocused();

  expect([await ask(key), await ask(key, "admin/signup")]).toEqual([200, 403]);
  await page.reload();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(/Last used \d|\d{4}, \d+:\d\d/);
  await expectAccessible(page);

  await row.getByRole("button", { name: `Revoke ${name}` }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(row).toContainText("Revoked");
  await expect(page.getByRole("table", { name: "API keys" })).toBeFocused();
  expect(await ask(key)).toBe(401);
});
