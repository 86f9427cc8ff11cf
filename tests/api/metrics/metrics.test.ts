import { db } from "@/lib/db";
import { sha256 } from "@/lib/identity/hash";
import { queueMail } from "@/lib/mail/outbox";
import { countUpstream } from "@/lib/observe/requests";
import { request } from "@/tests/support/servers/http";
import { aCustomer, allowPrograms, aProduct } from "@/tests/support/shop/builders";
import { anOrder } from "@/tests/support/shop/order-builder";

beforeAll(() => allowPrograms());

const figure = (text: string, name: string) => {
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

it("reports orders by status, attempts, refunds and waiting work", async () => {
  const { userId } = await aCustomer();
  await anOrder({ userId, product: await aProduct() });
  await queueMail(db(), { to: "asha@example.com", subject: "Wait", text: "Wait.", html: "Wait." });
  const { status, body, headers } = await request("/metrics");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");

  const orders = await db().order.groupBy({ by: ["status"], _count: true });
  expect(orders).not.toEqual([]);
  for (const { status: of, _count: count } of orders)
    expect(figure(body, `shop_orders{status="${of ?? "placed"}"}`)).toBe(count);
  const mails = await db().outboxMail.count({ where: { sentAt: null, tries: { lt: 12 } } });
  expect(figure(body, 'shop_queue_depth{queue="mails"}')).toBe(mails);
  expect(figure(body, 'shop_queue_depth{queue="webhooks"}')).toBeDefined();
  expect(figure(body, "shop_database_up")).toBe(1);
  expect(figure(body, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
});

it("has a HELP line for every metric and no personal data in labels", async () => {
  countUpstream("GET /products/all", "timeout", 10_000);
  const { body } = await request("/metrics");
  const lines: string[] = body.split("\n").filter((line: string) => line !== "");
  const named = new Set(
    lines.filter((line) => line.startsWith("# HELP")).map((line) => line.split(" ")[2]),
  );
  for (const line of lines.filter((one) => !one.startsWith("#"))) {
    const name = /^\w+/.exec(line)?.[0] ?? "";
    expect(named).toContain(named.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ""));
  }
  expect(body).not.toContain("@");
  expect(figure(body, 'upstream_calls_total{call="GET /products/all",outcome="timeout"}')).toBe(1);
  expect(
    figure(body, 'upstream_call_duration_seconds_bucket{le="10",call="GET /products/all"}'),
  ).toBe(1);
});

it("needs only a key with the scope metrics", async () => {
  await db().apiKey.create({
    data: { name: "App", keyHash: sha256("an-app's-key"), scopes: ["shop", "office"] },
  });
  const ask = (headers: Record<string, string>) => request("/metrics", { headers });
  expect(await ask({ "x-api-key": "an-app's-key" })).toMatchObject({
    status: 403,
    body: { code: "forbidden" },
  });
  expect(await ask({ "x-api-key": "wrong" })).toMatchObject({
    status: 401,
    body: { code: "invalid_api_key" },
  });
  const browser = { cookie: "arklane.session=x" };
  expect((await request("/metrics", browser)).status).toBe(401);
});
