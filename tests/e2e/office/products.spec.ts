import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/e2e/accessible";
import { addAddress, freshCustomer, signInAdmin } from "@/tests/support/e2e/customer";
import {
  addProductByForm,
  pictureFile,
  productName,
  secondAdmin,
} from "@/tests/support/e2e/product";
import { payByUpi } from "@/tests/support/e2e/razorpay";
import { payButton, placedOrder } from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

test.describe.configure({ mode: "parallel" });
// Expected: the conflict of a second administrator, and the 404 of a delisted product.
test.use({ allowedErrors: [/status of (409 .*\/api\/products\/update|404)/] });

const colours = () =>
  Promise.all([
    pictureFile("front.jpg", "#b33"),
    pictureFile("side.png", "#3b3"),
    pictureFile("back.jpg", "#33b"),
  ]);

test("a product is added, edited, delisted, relisted and bought", async ({
  page,
  browser,
  request,
}) => {
  const name = productName();
  await signInAdmin(page);
  const path = await addProductByForm(page, name, await colours());
  await expect(page.getByText("1 of 3")).toBeVisible();
  await page.getByRole("button", { name: `Previous picture of ${name}` }).click();
  await expect(page.getByText("3 of 3")).toBeVisible();
  await expectAccessible(page);

  const shop = await (await browser.newContext()).newPage();
  const address =
    (await page.getByRole("link", { name: "Public page" }).getAttribute("href")) ?? "";
  await shop.goto(address);
  await expect(shop.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(shop.getByRole("button", { name: /^Show picture/ })).toHaveCount(3);

  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Price, ₹").fill("19999");
  await page.getByRole("button", { name: "Remove picture 2 of 3" }).click();
  const removal = page.getByRole("dialog", { name: "Remove pictures" });
  await expect(removal.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expectAccessible(page);
  await removal.getByRole("button", { name: "Remove 1 picture" }).click();
  await expect(page.getByText("Removed when the product is saved")).toBeVisible();
  await page.getByRole("button", { name: "Move picture 2 of 2 earlier" }).click();
  await expect(page.getByLabel("Picture 1 shows")).toHaveValue(`${name}, picture 3`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Product updated successfully!")).toBeVisible();
  await page.waitForURL(`**${path}`);
  await expect(page.getByText("₹19,999")).toBeVisible();
  await expect(page.getByText("1 of 2")).toBeVisible();
  await expect(async () => {
    await shop.goto(address);
    await expect(shop.getByRole("button", { name: /^Show picture/ })).toHaveCount(2, SOON);
    await expect(shop.getByText("₹19,999").first()).toBeVisible(SOON);
  }).toPass({ timeout: 30_000 });

  await page.getByRole("button", { name: "Delist" }).click();
  await expect(page.getByText(`${name} is delisted.`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Public page" })).toHaveCount(0);
  await expect.poll(async () => (await shop.goto(address))?.status()).toBe(404);

  await page.goto(`/admin/delisted-products?query=${encodeURIComponent(name)}`);
  const card = page.getByRole("article", { name });
  await expect(card).toContainText("Model: E2E");
  await expect(card).toContainText("Price: ₹19,999");
  await expect(card.getByRole("row")).toHaveCount(18);
  await expect(page.getByRole("button", { name: "Previous", exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeDisabled();
  await expectAccessible(page);
  await card.getByRole("link", { name: "View" }).click();
  await page.waitForURL("**/admin/delistproduct/view/*");
  await page.getByRole("button", { name: "Listing" }).click();
  await expect(page.getByText(`${name} is in the shop.`)).toBeVisible();

  await freshCustomer(shop, request);
  await addAddress(shop);
  await buy(shop, address);
  await page.goto(path);
  await expect(page.getByText("9 units")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Ordered" })).toContainText("−1");
  await page.getByRole("button", { name: "Delist" }).click();
  await expect(page.getByText(`${name} is delisted.`)).toBeVisible();
});

/** Long enough for existing content. */
const SOON = { timeout: 2_000 };

async function buy(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText(/added to cart/i).first()).toBeVisible();
  await page.goto("/cart");
  await page.getByRole("link", { name: "Checkout" }).click();
  await page.waitForURL("**/checkout");
  await payButton(page).click();
  await payByUpi(page);
  await placedOrder(page);
}

test("the second of two administrators rebases the edit after a conflict", async ({
  page,
  browser,
  request,
}) => {
  await signInAdmin(page);
  const path = await addProductByForm(page, productName(), []);
  const other = await secondAdmin(page, browser, request);
  for (const editor of [page, other]) {
    await editor.goto(path);
    await editor.getByRole("link", { name: "Edit" }).click();
    await expect(editor.getByLabel("Colour")).toHaveValue("Black");
  }
  await other.getByLabel("Colour").fill("Pearl white");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Product updated successfully!")).toBeVisible();

  await page.getByLabel("Price, ₹").fill("29999");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Meera Second changed this product on/)).toBeVisible();
  await expect(page.getByLabel("Price, ₹")).toHaveValue("29999");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Load it and put my changes on top" }).click();
  await expect(page.getByLabel("Colour")).toHaveValue("Pearl white");
  await expect(page.getByLabel("Price, ₹")).toHaveValue("29999");
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL(`**${path}`);
  await expect(page.getByText("₹29,999")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Colour" })).toContainText("Pearl white");
  await page.getByRole("button", { name: "Delist" }).click();
  await expect(page.getByRole("button", { name: "Show" })).toBeVisible();
});

test("pictures are ordered with the keyboard alone, and leaving unsaved work asks first", async ({
  page,
}) => {
  await signInAdmin(page);
  await page.goto("/add-product");
  await page.getByLabel("Add pictures").setInputFiles(await colours());
  for (const [at, text] of ["front", "side", "back"].entries()) {
    await page.getByLabel(`Picture ${at + 1} shows`).fill(text);
  }
  await page.getByRole("button", { name: /^Move picture 1 of 3: drag/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Picture moved to place 2 of 3.")).toBeAttached();
  await expect(page.getByRole("button", { name: /^Move picture 2 of 3: drag/ })).toBeFocused();
  await page.keyboard.press("End");
  const texts = page.getByLabel(/^Picture \d shows/);
  await expect.poll(() => texts.evaluateAll(values)).toEqual(["side", "back", "front"]);
  await expect(page.getByRole("button", { name: /^Move picture 3 of 3: drag/ })).toBeFocused();

  await page.getByRole("link", { name: "Back to the products" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
  await expect.poll(() => texts.evaluateAll(values)).toEqual(["side", "back", "front"]);
});

const values = (fields: Element[]) => fields.map((field) => (field as HTMLInputElement).value);

test("the product list is searched, navigated with keys and supports Undo", async ({ page }) => {
  const name = productName();
  await signInAdmin(page);
  const path = await addProductByForm(page, name, []);
  await page.goto("/manage/products");
  await expect(page.getByRole("article")).toHaveCount(8);
  await expectAccessible(page);
  await page.getByRole("link", { name: "See All Products" }).click();
  await page.waitForURL("**/manage/products?all=1");
  await expect(page.getByText("Page 1")).toBeVisible();
  await page.getByLabel("Search products").fill(name);
  await page.waitForURL(/query=E2E/);
  const card = page.getByRole("article", { name });
  await expect(page.getByRole("article")).toHaveCount(1);
  await card.getByRole("button", { name: `Delist ${name}` }).click();
  await expect(card).toContainText("Delisted");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByRole("button", { name: `Delist ${name}` })).toBeVisible();
  await expect(page.getByText(`${name} is in the shop.`)).toBeVisible();
  await page.locator("h1").click();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${path}`);
  await page.getByRole("button", { name: "Delist" }).click();
  await expect(page.getByRole("button", { name: "Show" })).toBeVisible();
  await page.goto("/add-product");
  await expectAccessible(page);
});
