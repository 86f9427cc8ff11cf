import { call } from "@/tests/support/e2e/customer";
import { CHARGER } from "@/tests/support/e2e/shop";
import { expect, test } from "@/tests/support/e2e/test";

test.use({ javaScriptEnabled: false });

test("a guest's cart can be read", async ({ page }) => {
  type Found = { products: { id: string; name: string }[] };
  await page.goto("/products");
  const { products } = await call<Found>(page, "/products/search", {
    query: CHARGER,
    limit: "1-100",
  });
  const productid = products.find(({ name }) => name === CHARGER)?.id;
  await call(page, "/cart/addtocart", { productid });
  await page.goto("/cart");
  await expect(page.getByRole("listitem").filter({ hasText: CHARGER })).toContainText("₹42,999");
  await expect(page.getByRole("link", { name: "Checkout" })).toBeVisible();
});
