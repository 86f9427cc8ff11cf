import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { aBuyer, type Buyer } from "@/tests/support/e2e/buyer";
import { signIn, signInAdmin } from "@/tests/support/e2e/customer";
import { mailTo } from "@/tests/support/e2e/mailbox";
import { demo, settings } from "@/tests/support/e2e/settings";
import { expect, test } from "@/tests/support/e2e/test";

// Expected: the 404 of another customer's order.
test.use({ allowedErrors: [/status of 404 .*\/api\/reports/] });

/** Sets the buyer's newest order to Delivered, as an administrator's program would. */
async function deliver(request: APIRequestContext, buyer: Buyer): Promise<void> {
  const headers: Record<string, string> = { "x-api-key": demo.apiKey };
  const data = { email: demo.adminEmail, password: demo.password };
  const signedIn = await request.post(`${settings.baseUrl}/api/admin/login`, { headers, data });
  headers.authorization = signedIn.headers().authorization ?? "";
  const [order] = await buyer.orders();
  const answer = await request.post(`${settings.baseUrl}/api/order/statusupdate`, {
    headers,
    data: { orderid: order?.order_id, orderstatus: "Delivered" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function openOffice(browser: Browser, like: Page): Promise<Page> {
  const viewport = like.viewportSize() ?? undefined;
  const page = await (await browser.newContext({ viewport })).newPage();
  await signInAdmin(page);
  return page;
}

test("a fault is reported, undone, done and emailed", async ({ page, request, browser }) => {
  const buyer = await aBuyer(request);
  const order = await buyer.buy("cash");
  await signIn(page, buyer);
  await page.goto("/order");
  const card = page.getByRole("article", { name: order });
  await expect(card).toBeVisible();
  await expect(card.getByRole("button", { name: /Report a fault/ })).toHaveCount(0);
  await deliver(request, buyer);
  await page.reload();

  const fault = `The status light stays red. ${randomUUID()}`;
  const open = () => card.getByRole("button", { name: `Report a fault of order ${order}` }).click();
  await open();
  const dialog = page.getByRole("dialog", { name: "Report a fault" });
  await expect(dialog.getByLabel("Where is the charger installed?")).toHaveValue(/Noida/);
  await dialog.getByLabel("What is wrong?").fill("Red");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog).toContainText("Say what is wrong in at least 10 characters.");
  await expectAccessible(page);
  await dialog.getByLabel("What is wrong?").fill(fault);
  await page.keyboard.press("Escape");
  await open();
  await expect(dialog.getByLabel("What is wrong?")).toHaveValue(fault);
  await dialog.getByRole("button", { name: "Send report" }).click();
  const done = page.getByRole("dialog", { name: "Your report is with us" });
  const words = (await done.textContent()) ?? "";
  const reference = /R-\d{6}/.exec(words)?.[0] ?? "";
  await expectAccessible(page);
  await done.getByRole("button", { name: "Close" }).last().click();
  await expect(card).toContainText(`Fault ${reference}`);
  await mailTo(request, buyer.email, new RegExp(`^We have your report ${reference}$`));

  const office = await openOffice(browser, page);
  await office.goto(`/admin/report?query=${reference}`);
  const row = office.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText(buyer.name);
  await office.getByRole("button", { name: reference }).click();
  await expect(office.getByRole("link", { name: order })).toBeVisible();
  await expectAccessible(office);
  const state = office.getByRole("combobox", { name: `State of ${reference}` });
  await state.selectOption("Done");
  await expect(office.getByText(`${reference} is now Done`)).toBeVisible();
  await office.getByRole("button", { name: "Undo" }).click();
  await expect(office.getByText(`${reference} is Reported again`)).toBeVisible();
  await expect(state).toHaveValue("open");
  await office.getByRole("radio", { name: /^Reported/ }).check();
  await expect(office).toHaveURL(/[?&]state=open/);
  await state.selectOption("Done");
  await expect(row).toHaveCount(0);
  await office.getByRole("radio", { name: /^Done/ }).check();
  await expect(state).toHaveValue("done");

  await page.reload();
  await expect(card).toContainText(/Done.*, done \d/);
  // No mail is sent within the time of Undo.
  const subject = new RegExp(`^Your report ${reference} is done$`);
  await expect(async () => mailTo(request, buyer.email, subject)).toPass({ timeout: 120_000 });
});
