import { db } from "@/lib/db";
import { pointsOf } from "@/tests/kill/points";
import {
  type Answer,
  committing,
  openStage,
  type Stage,
  type Stop,
  writing,
} from "@/tests/kill/stage";
import { aCustomer, anAdmin, aProduct, type Person } from "@/tests/support/shop/builders";
import { aPaidPurchase } from "@/tests/support/shop/order-builder";
import { aRegistration, expectNoGaps } from "@/tests/support/shop/papers";

const ORDERS = 200;
const isShipped = "NEW.status = 'Shipped'";
const POINTS = pointsOf<[name: string, stop: Stop]>(
  [
    ["its lines are being written", writing("TaxDocumentLine", "INSERT")],
    ["the dispatch is committed but not answered", committing("TaxDocument", "INSERT")],
  ],
  [
    ["the status is being set", writing("Order", "UPDATE", isShipped)],
    ["the mail is being queued", writing("OutboxMail", "INSERT")],
    ["the number is being taken", writing("TaxSeries", "INSERT")],
    ["the invoice is being written", writing("TaxDocument", "INSERT")],
  ],
);

let stage: Stage;
let admin: Person;
let orders: string[];

beforeAll(async () => {
  stage = await openStage();
  admin = await anAdmin();
  await aRegistration();
  const { userId } = await aCustomer();
  const product = await aProduct({ quantity: ORDERS });
  const lines = [{ product, quantity: 1 }];
  const placed = Array.from({ length: ORDERS }, () => aPaidPurchase({ userId, lines }));
  orders = (await Promise.all(placed)).flat();
  await takeFromStock(product.id);
});
afterAll(() => stage.close());

/** The units of the orders, which are written without them; the next file balances the books of this database. */
async function takeFromStock(productId: string): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "StockMovement" (id, "productId", delta, reason, "purchaseId")
    SELECT gen_random_uuid(), "productId", -1, 'reserved', "purchaseId"
    FROM "Order" WHERE "productId" = ${productId}::uuid`;
  await db().product.update({ where: { id: productId }, data: { quantity: 0 } });
}

const ship = (orderid: string): Promise<Answer> =>
  stage.post(admin, "/order/statusupdate", { orderid, orderstatus: "Shipped" });

/** The part of the orders that is dispatched at a point. */
function partOf(point: number): string[] {
  return orders.filter((_, index) => index % POINTS.length === point);
}

describe("the application is killed during dispatches at once, while", () => {
  it.each(POINTS)("%s", async (name, stop) => {
    const ids = partOf(POINTS.findIndex(([one]) => one === name));
    const cut = await stage.killAt(stop, () => ids.map(ship));
    expect(cut).toContain(null);
    await expectNoGaps();
    const answers = await Promise.all(ids.map(ship));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    await expectNoGaps();
  });

  it("and each of the orders has one invoice, whose numbers are consecutive", async () => {
    const lines = await db().taxDocumentLine.findMany({ where: { orderId: { in: orders } } });
    expect(lines).toHaveLength(ORDERS);
    expect(new Set(lines.map(({ orderId }) => orderId)).size).toBe(ORDERS);
    expect(await db().taxSeries.findMany()).toMatchObject([{ next: ORDERS + 1 }]);
  });
});
