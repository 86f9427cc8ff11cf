import { expectAccessible } from "@/tests/support/e2e/accessible";
import { expect, test } from "@/tests/support/e2e/test";

test("a visitor picks chargers in the list and compares them, by the keyboard", async ({
  page,
}) => {
  await page.goto("/products");
  for (const name of ["AC01W 3.3 kW", "AC03W 7.4 kW"]) {
    await page.getByRole("checkbox", { name: `Compare ${name}` }).press("Space");
  }
  await expect(page.getByText("2 picked")).toBeInViewport();
  await page.getByRole("button", { name: "Compare" }).press("Enter");

  await expect(page).toHaveURL(/compare\?charger=ac01w-3-3-kw&charger=ac03w-7-4-kw$/);
  await expect(page.getByRole("row", { name: "Power (differs)" })).toContainText("3.3 kW");
  await expect(
    page.getByRole("heading", { name: /more buys 7.4.kW instead of 3.3.kW/ }),
  ).toBeVisible();
  await expectAccessible(page);
  const add = page.getByLabel("Charger", { exact: true });
  await add.focus();
  await page.keyboard.type("AC03W 22");
  await add.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await page.getByRole("link", { name: /Remove AC01W/ }).press("Enter");
  await expect(page).toHaveURL(/compare\?charger=ac03w-7-4-kw&charger=ac03w-22-kw$/);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
});
