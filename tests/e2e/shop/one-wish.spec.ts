import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { addAddress, type Customer, freshCustomer, signIn } from "@/tests/support/e2e/customer";
import { authorize, leavePending, pressPay } from "@/tests/support/e2e/provider";
import { payByUpi, paymentFrame } from "@/tests/support/e2e/razorpay";
import { goToCheckout, payButton, placedOrder } from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

async function readyToPay(page: Page, request: APIRequestContext): Promise<Customer> {
  const customer = await freshCustomer(page, request);
  await addAddress(page);
  await goToCheckout(page);
  return customer;
}

const chooseCash = (page: Page) => page.getByRole("radio", { name: /^Cash/ }).check();
const placeOrder = (page: Page) => page.getByRole("button", { name: "Place order" });

/** A call from the page as its signed-in customer. */
function ask(page: Page, method: "POST" | "PATCH", path: string, body: object) {
  return page.evaluate(
    async ([verb, url, text]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(url, { method: verb, headers, body: text })).json();
    },
    [method, `/api${path}`, JSON.stringify(body)] as const,
  );
}

/** The customer's orders with their addresses. */
const orders = (page: Page): Promise<{ deliveryaddress: string }[]> =>
  ask(page, "POST", "/order/orderhistory", {});

async function onAnotherDevice(browser: Browser, customer: Customer): Promise<Page> {
  const device = await (await browser.newContext()).newPage();
  await signIn(device, customer);
  await device.goto("/checkout");
  await expect(payButton(device)).toBeEnabled();
  return device;
}

test.describe("while the bank is pending", () => {
  // Expected: the refusal in the browser's console.
  test.use({ allowedErrors: [/409/] });

  test("cash is refused, and the bank's late approval is the only order", async ({
    page,
    request,
  }) => {
    await readyToPay(page, request);
    const providerOrder = await pressPay(page);
    const payment = await leavePending(request, providerOrder);
    await paymentFrame(page).getByTestId("rzp-close").click();
    await expect(page.getByText(/^The bank has not answered yet\./)).toBeVisible();
    await chooseCash(page);
    await placeOrder(page).click();
    await expect(
      page.getByText(/waits for the bank’s answer\. Nothing was ordered now/),
    ).toBeVisible();
    await authorize(request, payment);
    await placedOrder(page);
    expect(await orders(page)).toHaveLength(1);
  });
});

test("an address edited after the window was closed is used for the order @phone", async ({
  page,
  request,
}) => {
  await readyToPay(page, request);
  await pressPay(page);
  await paymentFrame(page).getByTestId("rzp-close").click();
  await expect(page.getByText(/^Payment not completed\./)).toBeVisible();
  await ask(page, "PATCH", "/users/address/Home", {
    ...{ house_building: "99 New House", city: "Pune", district: "Pune" },
    ...{ state: "Maharashtra", pin: "411001" },
  });
  await page.goto("/checkout");
  await expect(page.getByText(/Your earlier payment of .* for delivery to B-1204/)).toBeVisible();
  await payButton(page).click();
  await payByUpi(page);
  await placedOrder(page);
  await expect(page.getByText("99 New House, Sector 62, Pune, Maharashtra 411001")).toBeVisible();
  expect((await orders(page))[0]?.deliveryaddress).toContain("99 New House");
});

test("an unfinished payment is continued only if it matches the page", async ({
  page,
  request,
}) => {
  await readyToPay(page, request);
  await pressPay(page);
  await paymentFrame(page).getByTestId("rzp-close").click();
  const goOn = page.getByRole("button", { name: "Continue this payment" });
  await page.reload();
  await expect(goOn).toBeVisible();
  await page.getByLabel(/^Landmark or gate/).fill("Gate 9");
  await expect(goOn).toBeHidden();
  await expect(page.getByText(/^Your earlier payment of/)).toBeVisible();
  await payButton(page).click();
  await payByUpi(page);
  await placedOrder(page);
  await expect(page.getByText("Note for the driver: Gate 9")).toBeVisible();
  expect(await orders(page)).toHaveLength(1);
});

test.describe("a cash order whose answer is lost", () => {
  test.use({ allowedErrors: [/ERR_FAILED|409/] });

  test("a correction gets the existing order, and a repeat finds it", async ({ page, request }) => {
    await readyToPay(page, request);
    await chooseCash(page);
    await page.route(
      "**/api/order/addorder",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await placeOrder(page).click();
    await expect(page.getByText("Something went wrong while placing the order.")).toBeVisible();
    await page.getByLabel(/^Landmark or gate/).fill("Gate 9");
    await placeOrder(page).click();
    await expect(
      page.getByText(/^Your order AK-\d{4}-\d{6} is placed already, to B-1204/),
    ).toBeVisible();
    expect(await orders(page)).toHaveLength(1);
    await page.getByRole("link", { name: "See the order" }).click();
    await placedOrder(page);
  });
});

test.describe("the same cart in two places", () => {
  test.use({ allowedErrors: [/409/] });

  test("two tabs place one order, which the second shows", async ({ page, request }) => {
    await readyToPay(page, request);
    const tab = await page.context().newPage();
    await tab.goto("/checkout");
    await chooseCash(page);
    await chooseCash(tab);
    await Promise.all([placeOrder(page).click(), placeOrder(tab).click()]);
    const ended = (one: Page) =>
      Promise.race([
        one.waitForURL(/\/checkout\/[0-9a-f-]{36}/),
        one.getByText(/is placed already, to B-1204/).waitFor(),
      ]);
    await Promise.all([ended(page), ended(tab)]);
    expect(await orders(page)).toHaveLength(1);
  });

  test("a laptop's outdated page shows the phone's order and orders again on request", async ({
    page,
    request,
    browser,
  }) => {
    const customer = await readyToPay(page, request);
    const phone = await onAnotherDevice(browser, customer);
    await chooseCash(phone);
    await placeOrder(phone).click();
    const first = await placedOrder(phone);
    await chooseCash(page);
    await placeOrder(page).click();
    await expect(page.getByText(`Your order ${first} is placed already, to B-1204`)).toBeVisible();
    expect(await orders(page)).toHaveLength(1);
    await page.getByRole("button", { name: "Order the same again" }).click();
    expect(await placedOrder(page)).not.toBe(first);
    expect(await orders(page)).toHaveLength(2);
    await phone.context().close();
  });
});
