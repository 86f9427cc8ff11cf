import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { aBuyer } from "@/tests/support/e2e/buyer";
import { confirmPassword, signInAdmin } from "@/tests/support/e2e/customer";
import { mailTo } from "@/tests/support/e2e/mailbox";
import { expect, test } from "@/tests/support/e2e/test";

test.describe.configure({ timeout: 300_000 });

async function openOffice(browser: Browser, like: Page): Promise<Page> {
  const viewport = like.viewportSize() ?? undefined;
  const page = await (await browser.newContext({ viewport })).newPage();
  await signInAdmin(page);
  await page.goto("/admin/orders");
  return page;
}

const rowOf = (page: Page, order: string) => page.getByRole("row").filter({ hasText: order });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search orders" });

async function find(page: Page, words: string, order: string) {
  await search(page).fill(words);
  await expect(page).toHaveURL(/[?&]query=/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(rowOf(page, order)).toBeVisible();
}

/** By the panel beside the table or, on a phone, by the sheet over it. */
async function openOrder(page: Page, order: string) {
  await rowOf(page, order).getByRole("button", { name: order }).click();
  await page.getByRole("link", { name: "Open order" }).filter({ visible: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: order })).toBeVisible();
}

test("an order's life in the back-office @both", async ({ page, request, browser }) => {
  const customer = await aBuyer(request);
  const order = await customer.buy("cash");
  const office = await openOffice(browser, page);
  await expectAccessible(office);

  await test.step("it is found by number, name and phone, and among the filters", async () => {
    await find(office, order, order);
    await find(office, customer.name.toUpperCase(), order);
    await find(office, `+91 ${customer.phone.slice(0, 5)} ${customer.phone.slice(5)}`, order);
    await office.getByRole("radio", { name: /^Shipped/ }).check();
    await expect(office.getByText(/^No orders found for “\+91 /)).toBeVisible();
    await office.getByRole("radio", { name: /^OrderPlaced/ }).check();
    await expect(rowOf(office, order)).toBeVisible();
    await office.goBack();
    await expect(office.getByText(/^No orders found for “\+91 /)).toBeVisible();
    await office.goForward();
    await expect(rowOf(office, order)).toBeVisible();
    await office.getByRole("checkbox", { name: /^Cash to collect/ }).check();
    await expect(office).toHaveURL(/[?&]cash=open/);
    await expect(office.getByText(/^No orders found for “\+91 /)).toBeVisible();
    await office.getByRole("checkbox", { name: /^To ship today/ }).check();
    await expect(rowOf(office, order)).toBeVisible();
    await expect(office).toHaveURL(/[?&]needs=to_ship/);
    await office.goBack();
    await expect(office).toHaveURL(/[?&]cash=open/);
    await expect(office.getByText(/^No orders found for “\+91 /)).toBeVisible();
    await office.goForward();
    await expect(rowOf(office, order)).toBeVisible();
    await office.reload();
    await expect(office.getByRole("checkbox", { name: /^To ship today/ })).toBeChecked();
    await expect(rowOf(office, order)).toBeVisible();
    await office.getByLabel("to day").fill("2020-01-02");
    await expect(office.getByText(/^No orders found for “\+91 /)).toBeVisible();
    await office.getByRole("button", { name: "All days" }).click();
    await expect(rowOf(office, order)).toBeVisible();
  });

  await test.step("with another one it is shipped with its number, taken back, and printed", async () => {
    const second = await (await aBuyer(request)).buy("cash");
    await office.goto("/admin/orders");
    const bar = office.getByRole("region", { name: "Selected orders" });
    const select = async () => {
      await office.getByRole("checkbox", { name: `Select ${order}` }).check();
      await office.getByRole("checkbox", { name: `Select ${second}` }).check();
      await expect(bar).toContainText("2 selected");
    };
    await select();
    await expectAccessible(office);
    await bar.getByRole("combobox").selectOption("Mark as Shipped");
    await bar.getByRole("button", { name: "Set" }).click();
    const dialog = office.getByRole("dialog", { name: "Set 2 orders to Shipped" });
    await dialog.getByLabel("Carrier").selectOption("Blue Dart");
    // As a scanner types: each number ends with Enter.
    await dialog.getByLabel(order).fill("69512340011");
    await dialog.getByLabel(order).press("Enter");
    await expect(dialog.getByLabel(second)).toBeFocused();
    await office.keyboard.type("69512340022");
    await expectAccessible(office);
    await dialog.getByRole("button", { name: "Set 2 orders to Shipped" }).click();
    await expect(office.getByText("2 orders are now Shipped")).toBeVisible();
    await expect(rowOf(office, second).getByRole("combobox")).toHaveValue("Shipped");
    await office.getByRole("button", { name: "Undo" }).click();
    await expect(office.getByText("2 orders set back")).toBeVisible();
    await expect(rowOf(office, order).getByRole("combobox")).toHaveValue("null");

    await select();
    await bar.getByRole("link", { name: "Packing slips" }).click();
    await expect(office.getByRole("heading", { name: "Packing slip" })).toHaveCount(2);
    await expect(office.getByText("2 slips.")).toBeVisible();
    await expectAccessible(office);
    await office.goto(`/admin/orders?query=${order}`);
  });

  await test.step("a status that is undone in time reaches nobody, the next one does", async () => {
    const status = rowOf(office, order).getByRole("combobox");
    await status.selectOption("Processing");
    await expect(office.getByText(`${order} is now Processing`)).toBeVisible();
    await office.getByRole("button", { name: "Undo" }).click();
    await expect(office.getByText(`${order} is Order Placed again`)).toBeVisible();
    await expect(status).toHaveValue("null");
    await status.selectOption("Shipped");
    const question = office.getByRole("dialog");
    await question.getByLabel("Carrier").selectOption("Delhivery");
    await question.getByLabel("Tracking number").fill("1490 8192 04561");
    await expectAccessible(office);
    await question.getByRole("button", { name: "Set to Shipped" }).click();
    await expect(office.getByText(`${order} is now Shipped`)).toBeVisible();
    const mail = await mailTo(request, customer.email, new RegExp(`^Order ${order}: `));
    expect(mail.subject).toBe(`Order ${order}: Shipped`);
    expect(mail.text).toContain("It goes with Delhivery, tracking number 1490819204561.");
  });

  await test.step("its page has the history, takes a note, and leads to the packing slip", async () => {
    await openOrder(office, order);
    await expect(office.getByText(/by Demo Administrator/)).toBeVisible();
    await office.getByLabel("New note").fill("Call before delivery");
    await office.getByRole("button", { name: "Add note" }).click();
    await expect(office.getByText("Note added.")).toBeVisible();
    await expect(
      office.getByRole("listitem").filter({ hasText: "Call before delivery" }),
    ).toBeVisible();
    await expectAccessible(office);
    await office.getByRole("link", { name: "Packing slip" }).click();
    await expect(office.getByRole("heading", { level: 1, name: "Packing slip" })).toBeVisible();
    await expect(rowOf(office, order)).toBeVisible();
    await expect(office.getByText(customer.name)).toBeVisible();
    // It is no invoice: the one amount is what the driver collects.
    await expect(office.getByText("₹")).toHaveText("Collect ₹42,999 in cash");
    await expectAccessible(office);
    await office.emulateMedia({ media: "print" });
    await expect(office.getByRole("button", { name: "Print" })).toBeHidden();
    await office.emulateMedia({ media: "screen" });
    await office.getByRole("link", { name: "Driver’s label" }).click();
    await expect(office.getByRole("heading", { level: 1, name: customer.name })).toBeVisible();
    await expect(office.getByText("Collect ₹42,999 in cash")).toBeVisible();
    await expectAccessible(office);
  });

  await test.step("its cash is asked for when it is delivered, and written down", async () => {
    await office.goto(`/admin/orders?query=${order}`);
    await rowOf(office, order).getByRole("combobox").selectOption("Delivered");
    const question = office.getByRole("dialog");
    await expect(question).toContainText("Was ₹42,999 received?");
    await expectAccessible(office);
    await question.getByRole("button", { name: "Yes, received" }).click();
    await expect(office.getByText("₹42,999 written down as received.")).toBeVisible();
    await expect(rowOf(office, order)).toContainText("Cash, received");
  });

  await test.step("the file has it", async () => {
    await office.goto(`/admin/orders?query=${order}`);
    const waiting = office.waitForEvent("download");
    await office.getByRole("link", { name: "CSV" }).click();
    await confirmPassword(office);
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${order},`);
    expect(lines[1]).toContain(`Delivered,AC03W 7.4 kW`);
    expect(lines[1]).toContain(customer.email);
  });
});

test("an order is canceled for a customer, with its money", async ({ page, request, browser }) => {
  const customer = await aBuyer(request);
  const order = await customer.buy("upi");
  const office = await openOffice(browser, page);
  await find(office, order, order);
  await openOrder(office, order);
  await office.getByRole("button", { name: "Cancel order" }).click();
  const dialog = office.getByRole("dialog", { name: "Cancel this order?" });
  await expect(dialog).toContainText("₹42,999 goes back the way it was paid");
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(dialog).toContainText("Say why it is canceled.");
  await expectAccessible(office);
  await dialog.getByLabel("Reason").fill("The customer has called");
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(office.getByText("Order successfully canceled!")).toBeVisible();
  await expect(office.getByText("Put back on the stock")).toBeVisible();
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
  await office.getByRole("button", { name: "Search all orders, canceled ones too" }).click();
  await expect(rowOf(office, order)).toContainText("Canceled");
});

test("a part of a delivered order goes back, and a unit of it comes back @both", async ({
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

  await office.getByRole("button", { name: "Units have come back" }).click();
  const back = office.getByRole("dialog", { name: "Units have come back" });
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

test("two administrators on one order see what the other has done", async ({
  page,
  request,
  browser,
}) => {
  const order = await (await aBuyer(request)).buy("cash");
  const first = await openOffice(browser, page);
  const second = await openOffice(browser, page);
  await find(first, order, order);
  await find(second, order, order);
  await rowOf(first, order).getByRole("combobox").selectOption("Shipped");
  await first.getByRole("dialog").getByRole("button", { name: "Set to Shipped" }).click();
  await expect(first.getByText(`${order} is now Shipped`)).toBeVisible();
  await rowOf(second, order).getByRole("combobox").selectOption("Delivered");
  await second.getByRole("button", { name: "Not yet" }).click();
  await expect(
    second.getByText(`${order} is now Delivered. It was set to Shipped meanwhile`),
  ).toBeVisible();
});

test("the list is gone through by keys", async ({ page }) => {
  await signInAdmin(page);
  await page.goto("/admin/orders");
  const rows = page.locator("tbody tr");
  // Before the scripts of the table are there a key would be lost.
  await expect(rows.getByRole("combobox").first()).toBeEnabled();
  await expect(rows.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("k");
  await expect(rows.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
});

test.describe("an order that never was", () => {
  test.use({ allowedErrors: [/status of 404/] });

  for (const path of ["nonsense", randomUUID(), `${randomUUID()}/packing-slip`]) {
    test(`is not found at /admin/orders/${path.replace(/[0-9a-f-]{36}/, "…")}`, async ({
      page,
    }) => {
      await signInAdmin(page);
      const answer = await page.goto(`/admin/orders/${path}`);
      expect(answer?.status()).toBe(404);
    });
  }
});
