import { expectAccessible } from "@/tests/support/e2e/accessible";
import { aBuyer } from "@/tests/support/e2e/buyer";
import { mailTo } from "@/tests/support/e2e/mailbox";
import { find, openOffice, openOrder, rowOf } from "@/tests/support/e2e/office";
import { expect, test } from "@/tests/support/e2e/test";

test.describe.configure({ mode: "parallel" });

test("an order is cancelled and refunded for a customer", async ({ page, request, browser }) => {
  const customer = await aBuyer(request);
  const order = await customer.buy("upi");
  const office = await openOffice(browser, page);
  await find(office, order, order);
  await openOrder(office, order);
  await office.getByRole("button", { name: "Cancel order" }).click();
  const dialog = office.getByRole("dialog", { name: "Cancel this order?" });
  await expect(dialog).toContainText("₹42,999 is refunded the way it was paid");
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(dialog).toContainText("Say why it is cancelled.");
  await expectAccessible(office);
  await dialog.getByLabel("Reason").fill("The customer has called");
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(office.getByText("Order successfully canceled!")).toBeVisible();
  await expect(office.getByText("Put back into stock")).toBeVisible();
  await expect(office.getByRole("combobox")).toHaveCount(0);

  const mail = await mailTo(request, customer.email, /^₹42,999 refunded/);
  expect(mail.text).toContain(order);
  await office.reload();
  await expect(office.getByText(/^Reference rfnd_/).first()).toBeVisible();
  expect(await customer.orders()).toMatchObject([
    { order_status: "canceled", otherreasonforcancel: "The customer has called" },
  ]);
  await office.goto(`/admin/orders?query=${order}`);
  await expect(office.getByText(`No orders found for “${order}”.`)).toBeVisible();
  await office.getByRole("button", { name: "Search all orders, cancelled ones too" }).click();
  await expect(rowOf(office, order)).toContainText("Cancelled");
});

test("a part of a delivered order is refunded and a unit returned", async ({
  page,
  request,
  browser,
}) => {
  const customer = await aBuyer(request);
  const order = await customer.buy("upi");
  const office = await openOffice(browser, page);
  await find(office, order, order);
  await openOrder(office, order);
  await office.getByRole("combobox").selectOption("Delivered");
  await expect(office.getByText(`${order} is now Delivered`)).toBeVisible();

  await office.getByRole("button", { name: "Refund a part" }).click();
  const dialog = office.getByRole("dialog", { name: "Refund a part" });
  await expect(dialog.getByLabel("Amount (₹)")).toHaveValue("42999");
  await dialog.getByLabel("Amount (₹)").fill("50,000");
  await dialog.getByLabel("Reason").fill("The display is dead");
  await dialog.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(dialog).toContainText("At most ₹42,999 can go back.");
  await expectAccessible(office);
  await dialog.getByLabel("Amount (₹)").fill("40,000.50");
  await dialog.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(office.getByText("₹40,000.50 goes back the way it was paid.")).toBeVisible();
  await expect(office.getByText("1 unit is on the way back.")).toBeVisible();

  await office.getByRole("button", { name: "Units returned" }).click();
  const back = office.getByRole("dialog", { name: "Units returned" });
  await back.getByRole("radio", { name: "They are damaged" }).check();
  await expectAccessible(office);
  await back.getByRole("button", { name: "Save" }).click();
  await expect(office.getByText("1 unit back, written off as damaged.").first()).toBeVisible();
  await expect(office.getByText(/^Written off/)).toBeVisible();

  const mail = await mailTo(request, customer.email, /^₹40,000.50 refunded/);
  expect(mail.text).toContain(order);
  expect(await customer.orders()).toMatchObject([
    {
      order_status: "Delivered",
      refunds: [{ amount: 40_000.5, reason: "part", note: "The display is dead" }],
    },
  ]);
});
