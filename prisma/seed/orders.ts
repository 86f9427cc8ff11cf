import { addressLine } from "@/lib/accounts/rules";
import { insertRows, newId } from "@/lib/bulk";
import { DAY_MS, dayCode, dayColumn, yearMonthCode } from "@/lib/dates";
import { Prisma, type Tx } from "@/lib/db";
import { sha256 } from "@/lib/identity/hash";
import { paise } from "@/lib/money";
import { creditOrder } from "@/lib/orders/papers/credit";
import { invoiceDispatch } from "@/lib/orders/papers/invoice";
import { rows } from "@/lib/sql";
import { BUYERS, type DemoBuyer } from "@/prisma/seed/buyers";

/** A month of cash orders with their invoices and a credit note, in a demo that has no orders; answers how many. */
export async function seedOrders(tx: Tx, now: Date): Promise<number> {
  if ((await tx.order.count()) > 0) return 0;
  const found = await tx.product.findMany({
    where: { kind: { not: "dc" }, isListed: true },
    orderBy: { position: "asc" },
    select: GOODS,
  });
  const goods = found.map((product) => ({ ...product, pricePaise: paise(product.pricePaise) }));
  const buyers = await addBuyers(tx);
  for (let index = 0; index < ORDERS; index++) {
    const product = goods[index % goods.length];
    const buyer = buyers[index % buyers.length];
    if (product && buyer) await addOrder(tx, { ...momentsOf(now, index), index, product, buyer });
  }
  return ORDERS;
}

const ORDERS = 26;
/** The parcel that came back. */
const RETURNED = 9;
const HOUR_MS = DAY_MS / 24;

const GOODS = {
  ...{ id: true, name: true, model: true, pricePaise: true, hsn: true, uqc: true },
  ...{ gstRateBp: true, images: { select: { base: true }, orderBy: { position: "asc" }, take: 1 } },
} as const satisfies Prisma.ProductSelect;

type Row = Prisma.ProductGetPayload<{ select: typeof GOODS }>;
type Product = Omit<Row, "pricePaise"> & { pricePaise: number };
type Buyer = DemoBuyer & { id: string };
type Moments = { placedAt: Date; shippedAt: Date; deliveredAt: Date; now: Date };
type Demo = Moments & { index: number; product: Product; buyer: Buyer };

/** One order in a little more than a day, the last of them this morning; shipped after two days, delivered after five. */
function momentsOf(now: Date, index: number): Moments {
  const placed = now.getTime() - (ORDERS - index) * 28 * HOUR_MS;
  const at = (days: number) => new Date(placed + days * DAY_MS);
  return { now, placedAt: at(0), shippedAt: at(2), deliveredAt: at(5) };
}

async function addBuyers(tx: Tx): Promise<Buyer[]> {
  const found = BUYERS.map((buyer) => ({ ...buyer, id: newId() }));
  await insertRows(
    tx,
    "User",
    found.map(({ id, name, email, phone }) => {
      // No password: nobody logs in as them.
      return { id, name, email, phone, passwordHash: "none", updatedAt: new Date() };
    }),
  );
  return found;
}

async function addOrder(tx: Tx, demo: Demo): Promise<void> {
  const { now, shippedAt, deliveredAt, index } = demo;
  const ids = { purchaseId: newId(), lineId: newId(), orderId: newId() };
  await insertRows(tx, "Purchase", [purchaseRow(demo, ids.purchaseId)]);
  await insertRows(tx, "PurchaseLine", [lineRow(demo, ids)]);
  const isShipped = shippedAt < now;
  const isBack = index === RETURNED;
  const isDelivered = deliveredAt < now && !isBack;
  const status = isBack ? "canceled" : isDelivered ? "Delivered" : isShipped ? "Shipped" : null;
  await insertRows(tx, "Order", [await orderRow(tx, demo, { ...ids, status })]);
  await insertRows(tx, "OrderEvent", eventRows(demo, { orderId: ids.orderId, status }));
  await takeUnit(tx, demo, ids.purchaseId);
  if (isShipped) await invoiceDispatch(tx, [ids.orderId], () => shippedAt);
  if (isDelivered) await addReceipt(tx, demo, ids.orderId);
  if (!isBack) return;
  await giveBack(tx, demo, ids);
  const reason = "Not delivered, returned to us";
  await creditOrder(tx, ids.orderId, { reason, clock: () => deliveredAt });
}

type Ids = { purchaseId: string; lineId: string; orderId: string };
type Status = "canceled" | "Delivered" | "Shipped" | null;

function purchaseRow({ placedAt, product, buyer }: Demo, id: string) {
  const { address, business } = buyer;
  const full = { ...address, id: "", type: "Home" as const, country: "India" as const };
  return {
    ...{ id, userId: buyer.id, state: "placed", method: "cash", totalPaise: product.pricePaise },
    ...{ address, deliveryAddress: addressLine({ ...full, ...REST }), phone: buyer.phone },
    ...{ business, buyerPan: business ? business.gstin.slice(2, 12) : null },
    ...{ wishHash: sha256(id), createdAt: placedAt, placedAt, closedAt: placedAt },
  };
}

const REST = { custom_type_name: null, landmark: null, po_ps: null, is_default: false };

function lineRow({ product }: Demo, { purchaseId, lineId }: Ids) {
  const { id: productId, name, model, pricePaise, hsn, uqc, gstRateBp, images } = product;
  return {
    ...{ id: lineId, purchaseId, productId, position: 0, name, model, hsn, uqc, gstRateBp },
    ...{ imageBase: images[0]?.base ?? null, details: {}, unitPaise: pricePaise, quantity: 1 },
    heldUnits: 1,
  };
}

async function orderRow(tx: Tx, demo: Demo, { status, ...ids }: Ids & { status: Status }) {
  const [taken] = await rows<{ n: bigint }>(tx, Prisma.sql`SELECT nextval('order_number') AS n`);
  const number = String(taken?.n ?? 0n).padStart(6, "0");
  const cash = { Delivered: "received", canceled: "not_delivered" } as const;
  const isEnded = status === "Delivered" || status === "canceled";
  return {
    ...{ id: ids.orderId, purchaseId: ids.purchaseId, lineId: ids.lineId, userId: demo.buyer.id },
    number: `AK-${yearMonthCode(demo.placedAt)}-${number}`,
    ...{ totalPaise: demo.product.pricePaise, unitsOut: status === "canceled" ? 0 : 1, status },
    cash: isEnded ? cash[status] : "open",
    cancelReason: status === "canceled" ? "Other" : null,
    cancelOtherReason: status === "canceled" ? "Nobody at home" : null,
    placedAt: demo.placedAt,
  };
}

function eventRows(demo: Demo, { orderId, status }: { orderId: string; status: Status }) {
  const { placedAt, shippedAt, deliveredAt, buyer } = demo;
  const placed = { at: placedAt, by: "customer", byId: buyer.id, from: null, to: null };
  const office = { by: "admin", byId: null };
  const shipped = { at: shippedAt, ...office, from: null, to: "Shipped" };
  const ended = { at: deliveredAt, ...office, from: "Shipped", to: status };
  const all =
    status === null
      ? [placed]
      : status === "Shipped"
        ? [placed, shipped]
        : [placed, shipped, ended];
  return all.map((event) => ({ id: newId(), orderId, ...event }));
}

/** A unit leaves the stock, which was larger by it. */
async function takeUnit(tx: Tx, { product, placedAt }: Demo, purchaseId: string): Promise<void> {
  const { id: productId } = product;
  const of = { productId, createdAt: placedAt };
  await insertRows(tx, "StockMovement", [
    { id: newId(), ...of, delta: 1, reason: "received", purchaseId: null, note: "Opening stock" },
    { id: newId(), ...of, delta: -1, reason: "reserved", purchaseId, note: null },
  ]);
}

async function giveBack(tx: Tx, { product, deliveredAt }: Demo, ids: Ids): Promise<void> {
  const { purchaseId, orderId } = ids;
  await insertRows(tx, "StockMovement", [
    {
      ...{ id: newId(), productId: product.id, delta: 1, reason: "returned", purchaseId, orderId },
      createdAt: deliveredAt,
    },
  ]);
  const data = { quantity: { increment: 1 } };
  await tx.product.update({ where: { id: product.id }, data, select: { id: true } });
}

async function addReceipt(tx: Tx, { product, deliveredAt }: Demo, orderId: string): Promise<void> {
  const amount = product.pricePaise;
  const day = dayColumn(dayCode(deliveredAt));
  const data = { orderId, duePaise: amount, receivedPaise: amount, day, createdAt: deliveredAt };
  await tx.cashReceipt.create({ data, select: { orderId: true } });
}
