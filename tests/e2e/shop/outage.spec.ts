import { aBuyer } from "@/tests/support/e2e/buyer";
import { adminBearer, fillLogin, signIn, signUp } from "@/tests/support/e2e/customer";
import { test } from "@/tests/support/e2e/outage";
import { productName } from "@/tests/support/e2e/product";
import { demo, settings } from "@/tests/support/e2e/settings";
import { goToCheckout, openProduct, payButton, placedOrder } from "@/tests/support/e2e/shop";
import { expect } from "@/tests/support/e2e/test";

// What a visitor sees while the API tier is down, slow or answers nonsense.
test.skip(process.env.SHAPE !== "split", "There is no separate API tier.");
test.use({ allowedErrors: [/./] });

test("prerendered pages stay, and another explains the outage and recovers automatically", async ({
  page,
  tier,
}) => {
  await openProduct(page);
  const product = page.url();
  await tier.be("down");
  await page.goto(product);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("AC03W");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto("/cart");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const again = page.getByRole("button", { name: /try again/i }).first();
  await expect(again).toBeVisible();
  await tier.be("through");
  await again.click();
  await expect(page.getByText("Your cart is empty").first()).toBeVisible();
});

for (const mood of ["down", "page", "wrong-shape", "silent"] as const) {
  test(`a login keeps its input while the tier is ${mood}, and works afterwards`, async ({
    page,
    request,
    tier,
  }) => {
    const customer = await signUp(request);
    await page.goto("/login");
    await tier.be(mood);
    await fillLogin(page, customer);
    await expect(
      page.getByText(/^The shop (is not answering|takes too long|gave an answer)/),
    ).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(customer.email);
    await tier.be("through");
    await page.getByLabel("Password", { exact: true }).fill(customer.password);
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL("**/dashboard");
  });
}

test("a charger that could not be added is added once by the next press", async ({
  page,
  request,
  tier,
}) => {
  await signIn(page, await signUp(request));
  await openProduct(page);
  const add = page.getByRole("button", { name: "Add to cart" }).first();
  await expect(add).toBeEnabled();
  await tier.be("down");
  await add.click();
  await expect(page.getByText(/The shop is not answering/).first()).toBeVisible();
  await tier.be("through");
  await add.click();
  await expect(page.getByText(/added to cart/i).first()).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("status", { name: "Quantity" })).toHaveText("1");
});

test("an order whose answer was lost is placed once for repeated presses", async ({
  page,
  request,
  tier,
}) => {
  const buyer = await aBuyer(request);
  await signIn(page, buyer);
  await goToCheckout(page);
  await page.getByRole("radio", { name: /^Cash/ }).check();
  await tier.be("lost-answer");
  await payButton(page).click();
  await expect(page.getByText(/The shop is not answering/).first()).toBeVisible();
  await tier.be("through");
  await payButton(page).click();
  await placedOrder(page);
  expect(await buyer.orders()).toHaveLength(1);
});

test("a payment that could not start starts with the next press", async ({
  page,
  request,
  tier,
}) => {
  const buyer = await aBuyer(request);
  await signIn(page, buyer);
  await goToCheckout(page);
  await expect(payButton(page)).toBeEnabled();
  await tier.be("down");
  await payButton(page).click();
  await expect(page.getByText(/The shop is not answering/).first()).toBeVisible();
  await tier.be("through");
  const made = page.waitForResponse("**/api/payments/createpayment");
  await payButton(page).click();
  expect((await made).ok()).toBe(true);
  expect(await buyer.orders()).toHaveLength(0);
});

test("an administrator's change shows on the web tier's pages, also after an outage", async ({
  page,
  request,
  tier,
}) => {
  const headers = { "x-api-key": demo.apiKey, authorization: await adminBearer(request) };
  const name = productName();
  const fields = { name, model: "E2E", price: 19_999, quantity: 5, product_color: "Black" };
  const url = `${settings.baseUrl}/api/products`;
  const form = { headers, multipart: { product_data: JSON.stringify(fields) } };
  const { id, slug } = (await (await request.post(`${url}/add`, form)).json()).product;
  const rename = async (to: string) => {
    const multipart = { product_data: JSON.stringify({ id, name: to }) };
    expect((await request.put(`${url}/update`, { headers, multipart })).ok()).toBe(true);
  };
  const shown = async () => {
    await page.goto(`/products/${slug}`);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    return heading?.replaceAll("\u00a0", " ");
  };

  expect(await shown()).toContain(name);
  await rename(`${name} new`);
  await expect.poll(shown).toContain(`${name} new`);
  // A change during the outage is not missed.
  await tier.be("down");
  await rename(`${name} newer`);
  await tier.be("through");
  await expect.poll(shown).toContain(`${name} newer`);
});
