import { expectAccessible } from "@/tests/support/e2e/accessible";
import { signInAdmin } from "@/tests/support/e2e/customer";
import { expect, test } from "@/tests/support/e2e/test";

test("an administrator sees what was advised, and whom another price would move", async ({
  page,
}) => {
  await page.goto("/choose/answer?car=tvs-iqube+3.5+kWh&place=house&phases=1&hours=9&km=40");
  await signInAdmin(page);
  const answers = page.getByRole("region", { name: "What was advised" });
  // Answers are counted in memory first.
  await expect(async () => {
    await page.goto("/admin/advice");
    await expect(answers.getByRole("row", { name: /^TVS iQube/ })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expectAccessible(page);
  const preview = page.getByRole("region", { name: "Before a price changes" });
  await preview.getByLabel("Charger").selectOption({ index: 1 });
  await preview.getByLabel("Price, ₹").fill("999999");
  await preview.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/price=999999/);
  await expect(preview.getByText(/of 200 households would get other advice/)).toBeVisible();
});
