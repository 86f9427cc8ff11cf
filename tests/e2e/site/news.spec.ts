import { expect, test } from "@/tests/support/e2e/test";

test("Read More opens its article, which links to others @phone", async ({ page }) => {
  await page.goto("/news");
  const titles = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(new Set(titles).size).toBe(9);
  const links = page.getByRole("link", { name: /^Read More/ });
  await expect(links).toHaveCount(9);
  for (const [index, title] of titles.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(`Read More ${title}`);
  }

  await links.nth(2).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[2] ?? "");
  const next = page.getByRole("region", { name: "Read next" });
  await expect(next.getByRole("link", { name: /^Read More/ })).toHaveCount(3);
  await next
    .getByRole("link", { name: /^Read More/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[3] ?? "");
});

test("an article's table of contents links to its sections @phone", async ({ page }) => {
  await page.goto("/news/what-7-4-kw-means-for-your-sanctioned-load");
  await page.getByText("On this page", { exact: true }).first().click();
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Three phases" }).click();
  await expect(page).toHaveURL(/#three-phases$/);
  await expect(page.getByRole("heading", { name: "Three phases" })).toBeInViewport();
});

test("the feed is linked from the pages, is XML and has every article", async ({ page }) => {
  await page.goto("/news");
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  const { pathname } = new URL(href ?? "");
  const feed = await page.evaluate(async (path) => {
    const answer = await fetch(path);
    const xml = new DOMParser().parseFromString(await answer.text(), "text/xml");
    const urls = [...xml.querySelectorAll("item > link")].map((link) => link.textContent ?? "");
    return { type: answer.headers.get("content-type"), root: xml.documentElement.nodeName, urls };
  }, pathname);
  expect(feed).toMatchObject({ type: "application/rss+xml; charset=utf-8", root: "rss" });
  expect(feed.urls).toHaveLength(9);
  for (const url of feed.urls) {
    expect((await page.request.get(new URL(url).pathname)).status(), url).toBe(200);
  }
});

test("an unknown article gets 404", async ({ request }) => {
  expect((await request.get("/news/no-such-article")).status()).toBe(404);
});

test("the legal pages have their dates", async ({ page }) => {
  const paths = ["terms-conditions", "privacy-policy", "refund-and-cancellation", "shipping"];
  for (const path of [...paths, "grievance"]) {
    await page.goto(`/${path}`);
    await expect(page.getByText(/^Last updated on \d+ \w+ \d{4}$/)).toBeVisible();
  }
  await expect(page.getByRole("form", { name: "Complaint" })).toBeVisible();
});
