import { expect, test } from "@/tests/support/e2e/test";

// React notices that the page is not as it was made (#418), and renders it anew.
test.use({
  allowedErrors: [
    /violates the following Content Security Policy|404 \(Not Found\)|React error #418/,
  ],
});

test("a script that was planted into a page is blocked", async ({ page }) => {
  const planted =
    '<script>window.planted=1</script><img alt="" src="/none.png" onerror="window.planted=2">';
  const blocked: string[] = [];
  page.on("console", (message) => message.type() === "error" && blocked.push(message.text()));
  await page.route("/careers", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<main", `${planted}<main`);
    await route.fulfill({ response, body });
  });
  await page.goto("/careers");
  await expect
    .poll(() => blocked.filter((text) => /Content Security Policy/.test(text)))
    .toHaveLength(2);
  expect(await page.evaluate(() => "planted" in window)).toBe(false);
});
