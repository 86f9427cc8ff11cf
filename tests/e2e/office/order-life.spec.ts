import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { aBuyer } from "@/tests/support/e2e/buyer";
import { confirmPassword } from "@/tests/support/e2e/customer";
import { mailTo } from "@/tests/support/e2e/mailbox";
import { find, openOffice, openOrder, rowOf } from "@/tests/support/e2e/office";
import { expect, test } from "@/tests/support/e2e/test";

test("an order is found, shipped, delivered and exported in the back-office @phone", async ({
  page,
  request,
  browser,
}) => {
  const customer = await aBuyer(request);
  const order = await customer.buy("cash");
  const office = await openOffice(browser, page);
  await expectAccessible(office);

  await test.step("it is found by number, name, phone and filters", async () => {
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
    await office.getByRole("button", { name: "More filters" }).click();
    await office.getByLabel("to day").fill("2020-01-02");
    await expect(office.getByText(/^No orders found for “\+91 /)).toBeVisible();
    await office.getByRole("button", { name: "All days" }).click();
    await expect(rowOf(office, order)).toBeVisible();
  });

  await test.step("it is shipped together with another, undone and printed", async () => {
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
    // As a scanner does, each number ends with Enter.
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

  await test.step("a status undone in time sends no email, the next one does", async () => {
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

  await test.step("its page has the history, accepts a note and links to the packing slip", async () => {
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
    // It is no invoice: the only amount is the cash to collect.
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

  await test.step("its cash is requested on delivery and recorded", async () => {
    await office.goto(`/admin/orders?query=${order}`);
    await rowOf(office, order).getByRole("combobox").selectOption("Delivered");
    const question = office.getByRole("dialog");
    await expect(question).toContainText("Was ₹42,999 received?");
    await expectAccessible(office);
    await question.getByRole("button", { name: "Yes, received" }).click();
    await expect(office.getByText("₹42,999 recorded as received.")).toBeVisible();
    await expect(rowOf(office, order)).toContainText("Cash, received");
  });

  await test.step("the CSV file has it", async () => {
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
