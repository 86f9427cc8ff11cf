import { expectAccessible } from "@/tests/support/e2e/accessible";
import { addAddress, freshCustomer, signInAdmin } from "@/tests/support/e2e/customer";
import { goToCheckout, openProduct, payButton, placedOrder } from "@/tests/support/e2e/shop";
import { test } from "@/tests/support/e2e/test";

test.describe.configure({ mode: "parallel" });

const WITH_FRAME = { without: [] };

/** What is laid out anew on a wide screen: on a phone, access.spec.ts checks every public page. */
const PUBLIC = [
  ...["/", "/solutions/fleet-organization", "/products", "/login", "/signup", "/admin/login"],
  "/news/what-7-4-kw-means-for-your-sanctioned-load",
];

test("the public pages are accessible", async ({ page }) => {
  for (const path of PUBLIC) {
    await page.goto(path);
    await expectAccessible(page, WITH_FRAME);
  }
  await openProduct(page);
  await expectAccessible(page);
});

test("the pages of a purchase are accessible @phone", async ({ page, request }) => {
  await freshCustomer(page, request);
  for (const path of ["/cart", "/order", "/dashboard", "/address"]) {
    await page.goto(path);
    await expectAccessible(page, WITH_FRAME);
  }
  await addAddress(page);
  await goToCheckout(page);
  await expectAccessible(page, WITH_FRAME);
  await page.getByRole("radio", { name: /^Cash/ }).check();
  await payButton(page).click();
  await placedOrder(page);
  await expectAccessible(page);
  for (const path of ["/order", "/dashboard"]) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test("the back-office is accessible", async ({ page }) => {
  await signInAdmin(page);
  for (const [at, path] of OFFICE.entries()) {
    await page.goto(path);
    await expectAccessible(page, at === 0 ? WITH_FRAME : {});
  }
});

const OFFICE = [
  ...["/admin/dashboard", "/admin/users", "/manage/products", "/manage/products/import"],
  ...[
    "/add-product",
    "/admin/delisted-products",
    "/admin/orders",
    "/admin/orders/new",
    "/admin/report",
    "/admin/messages",
    "/admin/audit",
  ],
];
