import { db } from "@/lib/db";
import { DEMO_API_KEY } from "@/lib/demo";
import { respond } from "@/tests/support/servers/http";
import {
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
  type Sold,
} from "@/tests/support/shop/builders";
import { aNamedBuyer, placeCash } from "@/tests/support/shop/office-orders";

let admin: Person;
let product: Sold;
let buyer: Awaited<ReturnType<typeof aNamedBuyer>>;

beforeAll(async () => {
  await allowPrograms();
  product = await aProduct({ quantity: 5000 });
});
beforeEach(async () => {
  admin = await anAdmin();
  buyer = await aNamedBuyer(product);
});

async function ask(filters: Record<string, string>, person = admin): Promise<Response> {
  const url = `http://localhost/api/admin/orders/export?${new URLSearchParams(filters)}`;
  const headers = { "x-api-key": DEMO_API_KEY, authorization: `Bearer ${person.token}` };
  return respond(new Request(url, { headers }));
}

/** Keeps the byte order mark, which `text()` drops. */
async function textOf(answer: Response): Promise<string> {
  return Buffer.from(await answer.arrayBuffer()).toString("utf8");
}

describe("GET /admin/orders/export", () => {
  it("returns the filtered orders as a spreadsheet file", async () => {
    const [id = ""] = await placeCash(buyer, [product]);
    const placedAt = new Date("2026-03-01T20:00:00Z");
    const { number } = await db().order.update({ where: { id }, data: { placedAt } });
    const answer = await ask({ query: buyer.name });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const text = await textOf(answer);
    expect(text.startsWith("\uFEFFOrder,Day,Time,Entry,Status,")).toBe(true);
    const [head, line, end] = text.split("\r\n");
    expect(head).toContain("Amount (₹)");
    expect(line).toContain(
      `${number},2026-03-02,1:30 am,Order,Order Placed,${product.name},AC03W,85044030,1,42999,42999,5,40951.43,2047.57,Karnataka,Cash,,0,0,,`,
    );
    expect(line).toContain(`${buyer.name},${buyer.email},'${buyer.phone},"12, Lake View, MG Road`);
    expect(end).toBe("");
  });

  it("guards names that look like formulas", async () => {
    await db().user.update({
      where: { id: buyer.userId },
      data: { name: '=HYPERLINK("http://evil.example")' },
    });
    await placeCash(buyer, [product]);
    expect(await textOf(await ask({ user_id: buyer.userId }))).toContain(
      `"'=HYPERLINK(""http://evil.example"")"`,
    );
  });

  it("returns each order once over all batches", async () => {
    await placeCash(buyer, [product]);
    await db().$executeRaw`
      WITH line AS (
        INSERT INTO "PurchaseLine" (id, "purchaseId", "productId", position, name, model, details, "unitPaise", quantity, hsn, "gstRateBp")
        SELECT gen_random_uuid(), l."purchaseId", l."productId", n, l.name, l.model, l.details, l."unitPaise", 1, l.hsn, l."gstRateBp"
        FROM "PurchaseLine" l JOIN "Purchase" p ON p.id = l."purchaseId", generate_series(1, 2100) n
        WHERE p."userId" = ${buyer.userId}::uuid
        RETURNING id, "purchaseId", "unitPaise", position)
      INSERT INTO "Order" (id, number, "purchaseId", "lineId", "userId", "totalPaise", "unitsOut", "placedAt")
      SELECT gen_random_uuid(), 'XX-0000-' || substr(md5(line.id::text), 1, 12), line."purchaseId", line.id,
        ${buyer.userId}::uuid, line."unitPaise", 1, now() - (line.position / 7) * interval '1 hour' FROM line`;
    const lines = (await textOf(await ask({ user_id: buyer.userId })))
      .trim()
      .split("\r\n")
      .slice(1);
    expect(lines).toHaveLength(2101);
    expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(2101);
  });

  it("stops reading when the client disconnects", async () => {
    await placeCash(buyer, [product]);
    const { body } = await ask({});
    const reader = body?.getReader();
    await reader?.read();
    await expect(reader?.cancel()).resolves.toBeUndefined();
  });

  it("is audited with its filters but without the customer", async () => {
    await textOf(await ask({ query: buyer.phone.slice(3), status: "Shipped", from: "2026-03-01" }));
    await textOf(await ask({ query: "AK-2611-000482" }));
    const entries = await db().auditEntry.findMany({
      where: { byId: admin.userId, action: "orders.exported" },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ detail }) => detail)).toEqual([
      { filters: { status: "Shipped", canceled: false, from: "2026-03-01", query: "customers" } },
      { filters: { canceled: true, query: "AK-2611-000482" } },
    ]);
  });

  it("refuses invalid filters", async () => {
    expect((await ask({ status: "lost" })).status).toBe(422);
  });

  it("refuses customers", async () => {
    expect((await ask({}, buyer)).status).toBe(403);
  });
});
