import { randomInt, randomUUID } from "node:crypto";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { aBuyer } from "@/tests/support/e2e/buyer";
import { fillLogin, signIn, signInAdmin } from "@/tests/support/e2e/customer";
import { codeTo, mailTo } from "@/tests/support/e2e/mailbox";
import { payByUpi } from "@/tests/support/e2e/razorpay";
import { CHARGER, placedOrder } from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

test("an order by phone creates an account, whose owner sets a password and sees the order", async ({
  page,
  request,
  browser,
}) => {
  const email = `called-${randomUUID()}@example.com`;
  const password = "Long-Enough-2026";
  const office = await (await browser.newContext()).newPage();
  await signInAdmin(office);
  await office.goto("/admin/orders/new");
  await office.getByRole("radio", { name: "New customer" }).check();
  await office.getByLabel("Name", { exact: true }).fill("Ravi Nair");
  await office.getByRole("textbox", { name: "Email" }).fill(email);
  await office.getByRole("textbox", { name: "Mobile number" }).fill(`9${randomInt(1e8, 1e9)}`);
  await office.getByLabel("Add a product").fill(CHARGER);
  await office.getByRole("button", { name: new RegExp(`^${CHARGER} ₹`) }).press("Enter");
  await office.getByLabel("PIN code").fill("400002");
  await expect(office.getByLabel("State")).toHaveValue("Maharashtra");
  await expect(office.getByLabel("City")).not.toHaveValue("");
  await office.getByLabel("House and building").fill("7, Sea Face");
  await office.getByLabel("Locality and street").fill("Marine Drive");
  await expectAccessible(office);
  await office.getByRole("button", { name: "Send payment link" }).click();
  await expect(office.getByRole("heading", { name: "The customer can pay now." })).toBeFocused();

  await mailTo(request, email, /^Your account at/);
  const { text } = await mailTo(request, email, /^Your order is ready for payment/);
  const path = /\/checkout\/[0-9a-f-]{36}/.exec(text)?.[0] ?? "";
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("One-time code").fill(await codeTo(request, email, /code/));
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await page.waitForURL("**/login");

  await page.goto(path);
  await page.waitForURL("**/login?next=*");
  await fillLogin(page, { email, password });
  await page.waitForURL(`**${path}`);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await payByUpi(page);
  const order = await placedOrder(page);
  await office.goto(`/admin/orders?query=${order}`);
  await expect(office.getByRole("row").filter({ hasText: order })).toContainText("Ravi Nair");
});

test("the customer can change a delivery until it is shipped @phone", async ({ page, request }) => {
  const buyer = await aBuyer(request);
  const order = await buyer.buy("cash");
  await signIn(page, buyer);
  await page.goto("/order");
  await page.getByRole("button", { name: `Change delivery of order ${order}` }).click();
  const dialog = page.getByRole("dialog", { name: "Change delivery" });
  await dialog.getByRole("radio", { name: "Another address" }).check();
  await dialog.getByLabel("House and building").fill("7, Sea Face");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Change delivery" }).click();
  const card = page.getByRole("article", { name: order });
  await expect(card).toContainText("7, Sea Face");
  await expect(card).toContainText("changed on");
  const mail = await mailTo(request, buyer.email, /^Delivery changed/);
  expect(mail.text).toContain("7, Sea Face");
});
