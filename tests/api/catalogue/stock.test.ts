import fc from "fast-check";
import { db } from "@/lib/db";
import { holdStock, releaseStock } from "@/lib/orders/purchase/stock";
import { request } from "@/tests/support/servers/http";
import {
  aBuyer,
  aCustomer,
  allowPrograms,
  anAdmin,
  aProduct,
  type Person,
} from "@/tests/support/shop/builders";
import { update } from "@/tests/support/shop/product-form";

let admin: Person;
beforeAll(async () => {
  await allowPrograms();
  admin = await anAdmin();
});

const move = (id: string, body: Record<string, unknown>, token = admin.token) =>
  request(`/admin/products/${id}/stock`, { body, token });

const list = (id: string, query = "") =>
  request(`/admin/products/${id}/stock${query}`, { token: admin.token });

async function stockOf(id: string) {
  const { quantity, movements } = await db().product.findUniqueOrThrow({
    where: { id },
    select: { quantity: true, movements: { select: { delta: true } } },
  });
  return { quantity, sum: movements.reduce((sum, { delta }) => sum + delta, 0) };
}

describe("POST /admin/products/{id}/stock", () => {
  it.each([
    [{ reason: "received", units: 3 }, 13, 3],
    [{ reason: "received", units: "3" }, 13, 3],
    [{ reason: "damaged", units: 4 }, 6, -4],
    [{ reason: "corrected", units: -10 }, 0, -10],
    [{ reason: "corrected", units: 2 }, 12, 2],
  ])("%j changes ten units to %i", async (body, quantity, delta) => {
    const { id } = await aProduct({ quantity: 10 });
    const answer = await move(id, { ...body, note: "Delivery 7" });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        quantity,
        movement: { delta, reason: body.reason, note: "Delivery 7", by: admin.name },
      },
    });
    expect(await stockOf(id)).toEqual({ quantity, sum: quantity });
    const entries = await db().auditEntry.findMany({ where: { subject: id } });
    expect(entries).toMatchObject([
      {
        action: `stock.${body.reason}`,
        byId: admin.userId,
        detail: { before: { quantity: 10 }, after: { quantity } },
      },
    ]);
  });

  it.each(["damaged", "corrected"])("%s cannot remove more than the stock", async (reason) => {
    const { id } = await aProduct({ quantity: 1 });
    const message = "There is 1 unit in stock: 2 units cannot be taken off.";
    expect(await move(id, { reason, units: reason === "damaged" ? 2 : -2 })).toMatchObject({
      status: 409,
      body: { code: "conflict", message, fields: { units: [message] } },
    });
    expect(await stockOf(id)).toEqual({ quantity: 1, sum: 1 });
  });

  it("moves once per key, also under concurrent requests", async () => {
    const { id } = await aProduct({ quantity: 10 });
    const body = { reason: "received", units: 5, key: crypto.randomUUID() };
    const answers = await Promise.all([move(id, body), move(id, body), move(id, body)]);
    const ids = answers.map(({ body }) => body.movement.id);
    expect(new Set(ids).size).toBe(1);
    expect((await move(id, body)).body).toMatchObject({ quantity: 15, movement: { id: ids[0] } });
    expect(await stockOf(id)).toEqual({ quantity: 15, sum: 15 });
    expect(await db().auditEntry.count({ where: { subject: id } })).toBe(1);
    const other = await aProduct();
    expect((await move(other.id, body)).status).toBe(409);
  });

  it("moves one of two products when both use the same key at once", async () => {
    const products = await Promise.all([aProduct(), aProduct(), aProduct()]);
    const body = { reason: "received", units: 5, key: crypto.randomUUID() };
    const answers = await Promise.all(products.map(({ id }) => move(id, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it.each([{ units: 6 }, { reason: "corrected" }, { note: "Second crate" }])(
    "refuses a key reused with another body: %j",
    async (correction) => {
      const { id } = await aProduct({ quantity: 10 });
      const body = { reason: "received", units: 5, key: crypto.randomUUID() };
      expect((await move(id, body)).status).toBe(200);
      expect(await move(id, { ...body, ...correction })).toMatchObject({
        status: 409,
        body: {
          message: expect.stringMatching(/^This key has booked 5 units as received already/),
        },
      });
      expect(await stockOf(id)).toEqual({ quantity: 15, sum: 15 });
    },
  );

  it.each([
    [{ reason: "stolen", units: 1 }, "reason", "Choose received, corrected or damaged."],
    [{ reason: "received", units: 0 }, "units", "Enter the number of units."],
    [{ reason: "received", units: "" }, "units", "Enter the number of units."],
    [{ reason: "received", units: -1 }, "units", "Enter a number above 0."],
    [{ reason: "damaged", units: -1 }, "units", "Enter a number above 0."],
    [{ reason: "corrected", units: 1.5 }, "units", "Enter whole units."],
    [{ reason: "received", units: 1, note: "x".repeat(201) }, "note", "At most 200 characters."],
  ])("refuses %j and names the field", async (body, field, message) => {
    const { id } = await aProduct();
    const answer = await move(id, body);
    expect({ status: answer.status, fields: answer.body.fields }).toEqual({
      status: 422,
      fields: { [field]: [message] },
    });
  });

  it("returns 404 for an unknown product and is open only to administrators", async () => {
    const body = { reason: "received", units: 1 };
    expect((await move(crypto.randomUUID(), body)).status).toBe(404);
    expect((await move("first", body)).status).toBe(404);
    const { id } = await aProduct();
    expect((await move(id, body, (await aCustomer()).token)).status).toBe(403);
    expect((await request(`/admin/products/${id}/stock`, { body })).status).toBe(401);
    expect((await request(`/admin/products/${id}/stock`)).status).toBe(401);
    expect((await list(crypto.randomUUID())).status).toBe(404);
  });
});

describe("GET /admin/products/{id}/stock", () => {
  it("returns movements newest first, paged without gap or overlap", async () => {
    const { id } = await aProduct({ quantity: 10 });
    for (let units = 1; units <= 5; units++) await move(id, { reason: "received", units });
    const first = await list(id, "?limit=2");
    const deltas = (answer: typeof first) =>
      answer.body.movements.map((movement: { delta: number }) => movement.delta);
    expect(deltas(first)).toEqual([5, 4]);
    const second = await list(id, `?limit=2&after=${first.body.next}`);
    expect(deltas(second)).toEqual([3, 2]);
    const third = await list(id, `?limit=2&after=${second.body.next}`);
    expect(deltas(third)).toEqual([1, 10]);
    expect(third.body).toMatchObject({ next: null });
    expect(third.body.movements[1]).toMatchObject({ reason: "received", by: null });
    expect(deltas(await list(id, `?limit=2&before=${third.body.previous}`))).toEqual([3, 2]);
  });
});

describe("stock under concurrent movements", () => {
  it("equals the sum of its movements in any order", async () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant("buy" as const), units: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ does: fc.constant("damage" as const), units: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ does: fc.constant("receive" as const), units: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ does: fc.constant("edit" as const), units: fc.integer({ min: 0, max: 9 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const product = await aProduct({ quantity: 8 });
        await Promise.all(steps.map((one) => run(product, one)));
        const { quantity, sum } = await stockOf(product.id);
        expect(quantity).toBe(sum);
        expect(quantity).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 12 },
    );
  });
});

type Step = { does: "buy" | "damage" | "receive" | "edit"; units: number };

async function run(product: { id: string; name: string; pricePaise: number }, step: Step) {
  const { does, units } = step;
  if (does === "damage") return move(product.id, { reason: "damaged", units });
  if (does === "receive") return move(product.id, { reason: "received", units });
  if (does === "edit") return update(admin.token, { data: { id: product.id, quantity: units } });
  const line = { productId: product.id, name: product.name, quantity: units };
  const buyer = await aBuyer(product);
  const purchase = await aPurchase(buyer);
  try {
    await db().$transaction((tx) => holdStock(tx, purchase.id, [line]));
  } catch {
    // Too few left: nothing was taken.
    return;
  }
  if (units % 2 === 0) await db().$transaction((tx) => releaseStock(tx, purchase.id, [line]));
}

function aPurchase({ userId }: Person) {
  const data = {
    userId,
    state: "placed" as const,
    method: "cash" as const,
    totalPaise: 100,
    address: {},
    deliveryAddress: "x",
    wishHash: "0".repeat(64),
  };
  return db().purchase.create({ data, select: { id: true } });
}
