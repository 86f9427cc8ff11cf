import { db } from "@/lib/db";
import { reportFault } from "@/lib/faults/service";
import type { Admin, Customer } from "@/lib/identity/actor";
import { updateOnlineSettings } from "@/lib/online/service";
import { getOrder } from "@/lib/orders/admin/order";
import { recordArrival } from "@/lib/orders/delivery/arrival";
import type { Goods } from "@/lib/orders/refund/rules";
import { orderHistory } from "@/lib/orders/service";
import type { SettableStatus } from "@/lib/orders/status/settable-status";
import { updateOrderStatuses } from "@/lib/orders/status/statuses";
import { cancelOrderByAdmin } from "@/lib/payments/cancellation/admin-cancellation";
import { reportNotDelivered } from "@/lib/payments/cancellation/not-delivered";
import { refundOrder } from "@/lib/payments/refunds/part-refund";

/** What the shop's setting allows, in rupees, and what is far above the 32 bits that paise once had. */
const LARGEST = 5_00_000;

/** The office at work on an order; where nothing else happens, it is checked that the shelf says what was done. */
export class Office {
  constructor(
    private readonly admin: Admin,
    private readonly isAlone: () => boolean,
  ) {}

  /** The newest orders are set at once: nothing of them is refused but what is canceled. */
  async setNewest(orderstatus: SettableStatus): Promise<void> {
    const newest = { orderBy: { number: "desc" }, take: 5, select: { id: true } } as const;
    const orders = (await db().order.findMany(newest)).map(({ id }) => ({ orderid: id }));
    if (orders.length === 0) return;
    const { results } = await updateOrderStatuses(this.admin, { orderstatus, orders });
    for (const { problem } of results)
      expect([undefined, "order_canceled"]).toContain(problem?.code);
  }

  /** Money of an order goes back, with a unit of it or without: none of them is on sale again by that. */
  async part(id: string, n: number): Promise<void> {
    const goods = (["stays", "coming", "damaged"] as const)[n % 3] ?? "stays";
    const part = { amount: n * 500, units: goods === "stays" ? 0 : 1, goods, reason: "Scratched" };
    await this.onSale(id, 0, () => refundOrder(this.admin, { id, ...part }));
  }

  /** The shop cancels for the customer: what is on its way is not on sale before it is back. */
  async stop(id: string, m: number): Promise<void> {
    const { status } = await db().order.findUniqueOrThrow({ where: { id } });
    const goods = ([undefined, "sellable", "damaged", "stays"] as const)[m % 4];
    const fate = goods ?? (status === "Shipped" ? "coming" : "sellable");
    const wish = { id, reason: "Refused", goods };
    await this.givenUp(id, fate, () => cancelOrderByAdmin(this.admin, wish));
  }

  /** The driver brings a parcel of a cash order back, or says that it comes. */
  async notDelivered(id: string, m: number): Promise<void> {
    const goods = ([undefined, "coming", "sellable", "damaged"] as const)[m % 4];
    const wish = { id, reason: "Nobody at home", goods };
    await this.givenUp(id, goods ?? "coming", () => reportNotDelivered(this.admin, wish));
  }

  async arrive(id: string, n: number): Promise<void> {
    const found = (["sellable", "damaged", "lost"] as const)[n % 3] ?? "lost";
    const back = found === "sellable" ? 1 : 0;
    await this.onSale(id, back, () => recordArrival(this.admin, { id, units: 1, found }));
  }

  /** The largest online payment is set, or lifted, and with it how much stock is held for one. */
  async limit(n: number): Promise<void> {
    await updateOnlineSettings(this.admin, {
      max: n % 2 === 0 ? null : LARGEST,
      held_percent: n % 4 < 2 ? 50 : 100,
    });
  }

  /** All units of an order are given up, and each is where it was said to be: on sale, out, or on its way back. */
  private async givenUp(id: string, fate: Goods, change: () => Promise<unknown>): Promise<void> {
    const before = await unitsOf(id);
    const units = before.out - before.coming;
    await this.onSale(id, fate === "sellable" ? units : 0, change);
    if (!this.isAlone()) return;
    const isHere = fate === "sellable" || fate === "damaged";
    expect({ fate, ...(await unitsOf(id)) }).toEqual({
      fate,
      out: isHere ? before.coming : before.out,
      coming: fate === "coming" ? before.out : before.coming,
    });
  }

  private async onSale(id: string, more: number, change: () => Promise<unknown>): Promise<void> {
    const before = await shelf(id);
    await change();
    if (this.isAlone()) expect(await shelf(id)).toBe(before + more);
  }
}

/** A customer reports two chargers of an order with the same fault: what is answered is what was said. */
export async function reportTwo(by: Customer, orderId: string, n: number): Promise<void> {
  for (const gate of [n, n + 1]) {
    const said = { serial: `SN-${gate}00`, location: `Gate ${gate}` };
    const issue = "Does not start. The lamp stays dark.";
    const { report } = await reportFault(by, { order_id: orderId, issue, ...said });
    expect(report).toMatchObject(said);
  }
}

/** Whoever looks at an order reads the payment that paid it, and what is still to be collected for it. */
export async function expectOneStory(admin: Admin, customers: readonly Customer[]): Promise<void> {
  const told = await Promise.all(customers.map((by) => orderHistory(by, { limit: 100 })));
  const payers = await db().order.findMany({
    select: { id: true, purchase: { select: { paidBy: true, payments: true } } },
  });
  for (const { order_id, payment_option } of told.flat()) {
    const purchase = payers.find(({ id }) => id === order_id)?.purchase;
    const method = purchase?.payments.find(({ id }) => id === purchase.paidBy)?.method;
    expect(payment_option).toBe(METHODS[method ?? "cash"]);
  }
  for (const { id, purchaseId } of await db().order.findMany({ where: { cash: { not: null } } })) {
    const { cash_left } = await getOrder(admin, { id });
    expect(cash_left).toBe(await leftToCollect(purchaseId));
  }
}

const METHODS: Record<string, string> = { upi: "UPI", card: "Card", cash: "Cash" };

async function leftToCollect(purchaseId: string): Promise<number> {
  const orders = await db().order.findMany({ where: { purchaseId } });
  return orders
    .filter(({ cash, status }) => cash === "open" && status !== "canceled")
    .map((one) => Number(one.totalPaise + one.cashFeePaise - one.cashLessPaise))
    .reduce((sum, due) => sum + due, 0);
}

async function unitsOf(id: string): Promise<{ out: number; coming: number }> {
  const { unitsOut: out, unitsComing: coming } = await db().order.findUniqueOrThrow({
    where: { id },
  });
  return { out, coming };
}

async function shelf(orderId: string): Promise<number> {
  const { line } = await db().order.findUniqueOrThrow({
    where: { id: orderId },
    select: { line: { select: { product: { select: { quantity: true } } } } },
  });
  return line.product.quantity;
}
