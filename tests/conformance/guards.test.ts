import { randomUUID } from "node:crypto";
import { Client } from "@/tests/conformance/support/client";
import { aCustomer, anAdministrator } from "@/tests/conformance/support/people";
import { SHOPS, type Shop } from "@/tests/conformance/support/shop";

const CUSTOMERS = ["/dashboard", "/order", "/checkout", "/address"];
const OFFICE = ["/admin/orders", "/admin/tax", "/manage/products"];

describe.each(SHOPS)("pages of people who are signed in, %s", (_shape, origin) => {
  const shop: Shop = { origin, door: "browser", client: () => new Client(origin, "browser") };
  const loginFor = (path: string, login = "/login") => `${login}?next=${encodeURIComponent(path)}`;

  /** Where a page sends this client, or its status. */
  async function open(client: Client, path: string): Promise<string | number> {
    const { status, headers } = await client.send("GET", path);
    const target = new URL(headers.get("location") ?? "", origin);
    return status >= 300 && status < 400 ? `${target.pathname}${target.search}` : status;
  }

  test.each(CUSTOMERS)("a guest is sent from %s to the login with a way back", async (path) => {
    expect(await open(shop.client(), path)).toBe(loginFor(path));
  });

  test.each(OFFICE)("a guest is sent from %s to the back-office's login", async (path) => {
    expect(await open(shop.client(), path)).toBe(loginFor(path, "/admin/login"));
  });

  test("a customer is sent from the back-office to its login", async () => {
    const { client } = await aCustomer(shop);
    expect(await open(client, "/dashboard")).toBe(200);
    for (const path of OFFICE) expect(await open(client, path)).toMatch(/^\/admin\/login\?next=/);
    expect(await client.send("GET", "/api/order/allorderdata")).toMatchObject({ status: 403 });
  });

  test("an administrator is sent from the login to the dashboard", async () => {
    const client = await anAdministrator(shop);
    expect(await open(client, "/admin/login")).toBe("/admin/dashboard");
  });

  test("an unknown order of the back-office is not found", async () => {
    const client = await anAdministrator(shop);
    for (const path of ["nonsense", randomUUID(), `${randomUUID()}/packing-slip`])
      expect(await open(client, `/admin/orders/${path}`)).toBe(404);
  });
});
