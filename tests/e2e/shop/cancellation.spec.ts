import { expectAccessible } from "@/tests/support/e2e/accessible";
import { addAddress, freshCustomer, signInAdmin } from "@/tests/support/e2e/customer";
import { mailTo } from "@/tests/support/e2e/mailbox";
import { payByUpi } from "@/tests/support/e2e/razorpay";
import { goToCheckout, payButton, placedOrder } from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

// Expected: the refusals that these journeys test.
test.use({ allowedErrors: [/status of 409 .*\/api\/order\/cancelorder/] });

test("a paid order is cancelled and refunded, in both tabs", async ({ page, request }) => {
  const customer = await freshCustomer(page, request);
  await addAddress(page);
  await goToCheckout(page);
  await payButton(page).click();
  await payByUpi(page);
  const order = await placedOrder(page);
  const tab = await page.context().newPage();
  await tab.goto("/order");
  await page.goto("/order");

  await page.getByRole("button", { name: `Cancel order ${order}` }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
  await expect(dialog).toContainText("₹42,999 goes back");
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(dialog).toContainText("Please select or enter a reason before submitting.");
  await dialog.getByRole("radio", { name: "Other" }).check();
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(dialog).toContainText("Please select or enter a reason before submitting.");
  await expectAccessible(page);
  await dialog.getByLabel("Other reason").fill("The parking space is not mine yet");
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("Order successfully canceled!")).toBeVisible();
  const card = page.getByRole("article", { name: order });
  await expect(card).toContainText("Reason: The parking space is not mine yet");
  await expect(card).toContainText(/Refund(ed| started) on/);
  await expect(page.getByRole("button", { name: `Cancel order ${order}` })).toHaveCount(0);

  await tab.getByRole("button", { name: `Cancel order ${order}` }).click();
  await tab.getByRole("radio", { name: "Changed my mind" }).check();
  await tab.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
  await expect(tab.getByText("This order has already been canceled.")).toBeVisible();
  await expect(tab.getByRole("article", { name: order })).toContainText("Cancelled on");

  const mail = await mailTo(request, customer.email, /^₹42,999 refunded/);
  expect(mail.text).toContain(order);
  await page.reload();
  await expect(card).toContainText(/Refunded on .*₹42,999.*Reference rfnd_/);
  await page.goto("/dashboard");
  await expect(page.getByText("Total Spend")).toBeVisible();
  await expect(page.locator("dl div", { hasText: "Total Spend" })).toContainText("₹0");
});

test("a status set in the back-office reaches the customer, and a shipped order cannot be cancelled", async ({
  page,
  request,
  browser,
}) => {
  const customer = await freshCustomer(page, request);
  await addAddress(page);
  await goToCheckout(page);
  await page.getByRole("radio", { name: /^Cash/ }).check();
  await payButton(page).click();
  const order = await placedOrder(page);
  await page.goto("/order");

  const office = await (await browser.newContext()).newPage();
  await signInAdmin(office);
  await office.goto(`/admin/orders?query=${order}`);
  const row = office.getByRole("row").filter({ hasText: order });
  await row.getByRole("combobox").selectOption("Shipped");
  await office.getByRole("dialog").getByRole("button", { name: "Set to Shipped" }).click();
  await expect(row.getByRole("combobox")).toHaveValue("Shipped");
  const mail = await mailTo(request, customer.email, new RegExp(`^Order ${order}: Shipped`));
  expect(mail.text).toContain("Shipped");

  await page.getByRole("button", { name: `Cancel order ${order}` }).click();
  await page.getByRole("radio", { name: "Changed my mind" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText(/This order is Shipped already/)).toBeVisible();
  const card = page.getByRole("article", { name: order });
  await expect(card).toContainText("Shipped");
  await expect(card.getByRole("button", { name: `Cancel order ${order}` })).toHaveCount(0);
});
