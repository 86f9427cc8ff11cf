import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { signInAdmin } from "@/tests/support/e2e/customer";
import { expect, test } from "@/tests/support/e2e/test";

const HEADER = "name,model,price,quantity,product_color,rated_power,is_listed";
const aName = () => `Import ${randomUUID().slice(0, 8)}`;
const sheet = (...rows: string[]) => ({
  name: "chargers.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`\uFEFF${[HEADER, ...rows].join("\r\n")}\r\n`),
});
const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const field = page.getByLabel(/^Choose/);
  await expect(field).toBeEnabled();
  await field.setInputFiles(file);
};
const importNow = (page: Page) =>
  page.getByRole("button", { name: /^Import \d+ products?$/ }).click();
const heading = (page: Page, text: string | RegExp) =>
  page.getByRole("heading", { level: 2, name: text });
const message = (page: Page, text: string | RegExp) => expect(heading(page, text)).toBeVisible();

/** Imports, after another check if another test has changed a product meanwhile. */
async function imported(page: Page, done: string): Promise<void> {
  const again = page.getByRole("button", { name: "Check again" });
  for (;;) {
    await importNow(page);
    await expect(heading(page, done).or(again)).toBeVisible();
    if (await heading(page, done).isVisible()) return;
    await again.click();
  }
}

test.use({ allowedErrors: [/409 \(Conflict\)/] });

test("a file's faults are listed by row and column, and the corrected file is imported", async ({
  page,
}) => {
  const name = aName();
  await signInAdmin(page);
  await page.goto("/manage/products");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Import products" })).toBeVisible();
  await choose(
    page,
    sheet(`${name},DC04,"1,89,999",3,White,30 kW,yes`, `,DC05,free,1.5,White,,perhaps`),
  );
  await message(page, "4 faults in 1 row. Nothing is imported until they are corrected.");
  const faults = page.getByRole("region", { name: "Faults" });
  for (const [column, words] of [
    ["name", "Enter a name."],
    ["price", "Enter the price in rupees."],
    ["quantity", "Enter whole units."],
    ["is_listed", "Say yes or no."],
  ] as const) {
    const row = faults.getByRole("row").filter({ has: page.getByText(column, { exact: true }) });
    await expect(row.getByRole("cell").first()).toHaveText("3");
    await expect(row).toContainText(words);
  }
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await expectAccessible(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the faults as CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("chargers-faults.csv");
  expect(readFileSync(await file.path(), "utf8")).toContain(
    "3,price,free,Enter the price in rupees.",
  );

  await choose(page, sheet(`${name},DC04,"1,89,999",3,White,30 kW,yes`));
  await message(page, "1 product to add.");
  await expectAccessible(page);
  await imported(page, "1 product added.");
  await expectAccessible(page);
  const address = page.getByText(/^\/products\/import-/);
  const path = (await address.textContent()) ?? "";
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page.getByText("₹1,89,999").first()).toBeVisible();

  // Removed from the catalogue by a file as well, since other tests read it; its page is gone at once.
  await page.goto("/manage/products/import");
  await choose(page, sheet(`${name},DC04,"1,89,999",3,White,30 kW,no`));
  await message(page, "1 product to change.");
  await page.getByText("1 product to change", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Changed products" })).toContainText("is_listed");
  await imported(page, "1 product changed.");
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
});

test.describe("concurrent changes", () => {
  test("another change between check and import stops the import", async ({ page, context }) => {
    const name = aName();
    const row = (price: number) => `${name},DC04,${price},3,White,30 kW,no`;
    await signInAdmin(page);
    await page.goto("/manage/products/import");
    await choose(page, sheet(row(1000)));
    await imported(page, "1 product added.");
    await choose(page, sheet(row(2000)));
    await message(page, "1 product to change.");

    const other = await context.newPage();
    await other.goto("/manage/products/import");
    await choose(other, sheet(row(3000)));
    await imported(other, "1 product changed.");

    await importNow(page);
    await expect(page.getByText(/Products have changed since the file was checked/)).toBeVisible();
    await page.getByRole("button", { name: "Check again" }).click();
    await message(page, "1 product to change.");
    await page.getByText("1 product to change", { exact: true }).click();
    await expect(page.getByRole("cell", { name: "3000.00" })).toBeVisible();
  });
});

test("template and export are files, and importing the export changes nothing", async ({
  page,
}) => {
  const name = aName();
  await signInAdmin(page);
  await page.goto("/manage/products/import");
  const fetched = async (link: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: link }).click();
    return readFileSync(await (await download).path(), "utf8");
  };
  expect(await fetched("Template")).toMatch(/^\uFEFFslug,name,model,price,/);
  expect(await fetched("Export of all products")).toMatch(/^\uFEFFid,slug,name,model,price,/);

  await choose(page, sheet(`"${name}, ""small"" ₹",DC04,1000,3,White,-10 °C,no`));
  await imported(page, "1 product added.");
  // Only data that no other test changes at the same time.
  const answer = await page.request.get(`/api/admin/products/export?query=${name}`, {
    headers: { "sec-fetch-site": "same-origin" },
  });
  const buffer = await answer.body();
  await choose(page, { name: "export.csv", mimeType: "text/csv", buffer });
  await message(page, "Nothing to change: 1 product already is as the file says.");
});
