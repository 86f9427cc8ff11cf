import { createHash } from "node:crypto";
import { type Answer, Client } from "@/tests/conformance/support/client";
import { aBuyer, anAdministrator } from "@/tests/conformance/support/people";
import { SHOPS, type Shop } from "@/tests/conformance/support/shop";

const OPEN = [
  ...["/login", "/signup", "/forgot-password"],
  ...["/admin/login", "/admin/signup", "/admin/forgot-password"],
];
const CUSTOMER = ["/dashboard", "/order", "/profile", "/setting", "/address", "/checkout"];
const ADMIN = ["/admin/orders", "/admin/profile", "/admin/settings"];
const PRERENDERED = [
  ...["/", "/contact", "/news", "/solutions/home-and-housing-societies", "/privacy-policy"],
  ...["/products", "/products/ac03w-7-4-kw", "/products/none", "/none", "/media/none.avif"],
];

describe.each(SHOPS)("the Content Security Policy of a page, %s", (_shape, origin) => {
  const shop: Shop = { origin, door: "browser", client: () => new Client(origin, "browser") };

  test("every script of a page made for one visitor has a nonce, new each time", async () => {
    const guest = shop.client();
    for (const path of OPEN) {
      const nonces = [
        nonceOf(await guest.send("GET", path)),
        nonceOf(await guest.send("GET", path)),
      ];
      expect(new Set(nonces).size).toBe(2);
    }
    const { client: customer } = await aBuyer(shop);
    for (const path of CUSTOMER) nonceOf(await customer.send("GET", path));
    const admin = await anAdministrator(shop);
    for (const path of ADMIN) nonceOf(await admin.send("GET", path));
  });

  test.each(PRERENDERED)("the prerendered %s runs only scripts of its own", async (path) => {
    expectOwnScripts(await shop.client().send("GET", path));
  });

  test("equal carts are one page, which runs only scripts of its own", async () => {
    const { client: customer } = await aBuyer(shop);
    const { client: other } = await aBuyer(shop);
    for (const client of [customer, other]) expectOwnScripts(await client.send("GET", "/cart"));
    const [first, second] = await Promise.all(
      [customer, other].map((client) => client.send("GET", "/cart")),
    );
    expect(first?.body).toBe(second?.body);
    expect(first?.headers.get("cache-control")).toMatch(/private.*no-store/);
    const guests = await shop.client().send("GET", "/cart");
    expect(guests.body).toContain("Log in to see your account’s cart");
    expect(first?.body).not.toBe(guests.body);
  });

  test.each([
    // No product that another test adds is found by this name.
    ["finds something", "/search?q=AC02WH"],
    ["finds nothing", "/search?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E"],
    ["asks nothing", "/search"],
  ])(
    "an equal search that %s is one page, which runs only scripts of its own",
    async (_what, path) => {
      const { client: customer } = await aBuyer(shop);
      const [first, second] = [
        await customer.send("GET", path),
        await shop.client().send("GET", path),
      ];
      for (const answer of [first, second]) expectOwnScripts(answer);
      expect(second.body).toBe(first.body);
      expect(first.body).not.toContain("<script>alert(1)");
      expect(first.headers.get("cache-control")).toMatch(/private.*no-store/);
    },
  );

  test.each(["/", "/products", "/login", "/api/health"])("%s is protected", async (path) => {
    const { headers } = await shop.client().send("GET", path);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": expect.stringContaining("object-src 'none'"),
    });
    expect(headers.get("x-powered-by")).toBeNull();
  });
});

/** Asserts that the policy allows every inline script of a page by its hash, and no other. */
function expectOwnScripts({ headers, body }: Answer): void {
  const inline = [...body.matchAll(/<script(?![^>]*(?:src|json))[^>]*>(.*?)<\/script>/gs)];
  const hashes = inline.map(([, code = ""]) => createHash("sha256").update(code).digest("base64"));
  expect(hashes.length).toBeGreaterThan(2);
  const allowed = scriptsAllowed(headers).split(" ").slice(2);
  expect(allowed.sort()).toEqual([...new Set(hashes)].map((hash) => `'sha256-${hash}'`).sort());
}

function scriptsAllowed(headers: Headers): string {
  return /script-src[^;]*/.exec(headers.get("content-security-policy") ?? "")?.[0] ?? "";
}

/** The nonce of a page; asserts that every script has it. */
function nonceOf({ status, headers, body }: Answer): string {
  expect(status).toBe(200);
  const allowed = scriptsAllowed(headers);
  const nonce = /'nonce-([^']+)'/.exec(allowed)?.[1] ?? "";
  expect(nonce).not.toBe("");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(allowed).not.toContain("unsafe");
  const scripts: string[] = body.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
  return nonce;
}
