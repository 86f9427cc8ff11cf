import { expectAccessible } from "@/tests/support/e2e/accessible";
import { addAddress, freshCustomer, signInAdmin } from "@/tests/support/e2e/customer";
import { goToCheckout, openProduct, payButton, placedOrder } from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

const FIRST = "needs a sanctioned load of 11 kW first";

test("a car stays on the device, and its supply goes with the order to the office", async ({
  page,
  request,
  browser,
}) => {
  await freshCustomer(page, request);
  await addAddress(page);
  await openProduct(page);
  const panel = page.getByRole("region", { name: "For your car" });
  const open = panel.getByRole("button", { name: "Check your car and supply" });
  await open.press("Enter");
  await panel.getByLabel("Car, scooter or truck").selectOption("tata-nexon-ev 45 kWh");
  await panel.getByLabel("Sanctioned load, kW").fill("5");
  await panel.getByLabel("Usual peak, kW").fill("3");
  await panel.getByLabel("State").selectOption("Karnataka");
  await panel.getByLabel("Usual peak, kW").press("Enter");
  await expect(panel).toContainText("6 h 15 min from 10 to 100 %");
  await expect(panel).toContainText("apply for a sanctioned load of 11 kW first");
  await expect(panel).toContainText("on petrol");
  await expectAccessible(page);

  await page.reload();
  await expect(panel).toContainText("Tata Nexon EV 45 kWh");

  await goToCheckout(page);
  const line = page.getByRole("region", { name: "Your supply" });
  await expect(line).toContainText("Single phase, 5 kW sanctioned, 3 kW usual peak");
  await page.getByRole("radio", { name: /^Cash/ }).check();
  await payButton(page).click();
  const order = await placedOrder(page);

  const office = await (await browser.newContext()).newPage();
  await signInAdmin(office);
  await office.goto(`/admin/orders?query=${order}`);
  await office.getByRole("button", { name: order }).click();
  await office.getByRole("link", { name: "Open order" }).click();
  await expect(office.getByText(FIRST)).toBeVisible();
});
