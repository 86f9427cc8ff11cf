import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { attack, diskOf } from "@/tests/attacks/support/attacked";
import { expectNothing } from "@/tests/attacks/support/nothing";
import { askMany, SHAPES, word } from "@/tests/attacks/support/unknown";
import { addProduct, productData } from "@/tests/conformance/support/goods";
import { anAdministrator } from "@/tests/conformance/support/people";
import { raw } from "@/tests/conformance/support/raw";

/** `npm run bench -- attacks` measures a thousand of each and memory. */
const OF_EACH = 100;

attack("unknown addresses", (shop) => {
  test.each(SHAPES)("%s gets the 404 page", async (_shape, make) => {
    const [one, other] = await Promise.all([raw(shop.origin, make()), raw(shop.origin, make())]);
    expectNothing(one);
    expectNothing(other);
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  test.each([
    ...["/%", "/%zz", "/%?a=%zz", "/products/%E0%A4%A?a=1", "/news/%ff", "/admin/%E0", "//%", "*"],
    ...["/_global-error", "/500", "/products.rsc", "/social/home.jpg.rsc"],
  ])("%s gets the 404 page", async (path) => {
    expectNothing(await raw(shop.origin, path));
  });

  test.each(["/?a=%E0%A4%A", "/about?%zz", "/products?%=%"])(
    "%s with a broken query is answered",
    async (path) => {
      expect((await raw(shop.origin, path)).status).toBe(200);
    },
  );

  test("many of each leave the disk unchanged", async () => {
    const disk = diskOf(shop);
    const headers = { "accept-encoding": "gzip" };
    const ask = async (path: string) =>
      expect((await raw(shop.origin, path, { headers })).status).toBe(404);
    for (const [, make] of SHAPES) await askMany(make, OF_EACH, ask);
    const { files, bytes } = diskOf(shop);
    // The 404 page itself is cached.
    expect(files - disk.files).toBeLessThanOrEqual(20);
    expect(bytes - disk.bytes).toBeLessThan(2_000_000);
  });

  test("a charger's page exists as soon as the charger", async () => {
    const slug = word();
    const pages = [`/products/${slug}`, `/social/products/${slug}.jpg`];
    for (const path of pages) expectNothing(await raw(shop.origin, path));
    const admin = await anAdministrator(shop);
    const product = await addProduct(admin, productData({ slug }), 1);
    for (const path of pages) expect((await raw(shop.origin, path)).status).toBe(200);
    const { headers } = await raw(shop.origin, `/products/${slug}`);
    expect(headers["cache-control"]).toBe("s-maxage=300, stale-while-revalidate=600");
    // Its id and a misspelt address redirect there.
    const byId = await raw(shop.origin, `/products/${product.id}`);
    expect([byId.status, byId.headers.location]).toEqual([307, `/products/${slug}`]);
    const byHand = await raw(shop.origin, `/products/${slug.toUpperCase().replaceAll("-", "_")}`);
    expect([byHand.status, byHand.headers.location]).toEqual([308, `/products/${slug}`]);

    const toggled = await admin.ask("PUT /products/toggle-listing", { product_id: product.id });
    expect(toggled).toMatchObject({ status: 200, body: { is_listed: false } });
    await Promise.all(pages.map((path) => untilNothing(shop.origin, path)));
  });

  test("the page of a charger delisted during rendering is outdated for at most a minute", async () => {
    const admin = await anAdministrator(shop);
    const page = async (ms: number) => {
      const slug = word();
      const { id } = await addProduct(admin, productData({ slug }));
      // It has no card without a picture, but its address is known now and its page not yet rendered.
      await raw(shop.origin, `/social/products/${slug}.jpg`);
      const toggled = admin.ask("PUT /products/toggle-listing", { product_id: id });
      await sleep(ms);
      const answer = await raw(shop.origin, `/products/${slug}`);
      expect(await toggled).toMatchObject({ status: 200, body: { is_listed: false } });
      if (answer.status !== 200) expectNothing(answer);
      await untilNothing(shop.origin, `/products/${slug}`);
    };
    // Whether it is already delisted when read is random: one of them meets it.
    for (const ms of [0, 10, 15, 20, 25, 30, 40]) await page(ms);
  });

  test("the catalogue continues after a listed charger and restarts after an unknown one", async () => {
    const { body } = await shop.client().send("GET", "/api/products/all?limit=1");
    const first = body.products[0].id;
    expect((await raw(shop.origin, `/products/after/${first}`)).status).toBe(200);
    const after = await raw(shop.origin, `/products/after/${randomUUID()}`);
    expect([after.status, after.headers.location]).toEqual([307, "/products"]);
  });
});

/** Waits until a process knows of a delisting: until then the page exists, and no 404 is cached for long. */
async function untilNothing(origin: string, path: string): Promise<void> {
  for (let left = 100; ; left -= 1) {
    const answer = await raw(origin, path);
    if (answer.status !== 200 || left === 0) return expectNothing(answer);
    await sleep(50);
  }
}
