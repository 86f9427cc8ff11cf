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

/** Online limits in rupees: the default, and one far above 32 bits of paise. */
const LARGEST = 5_00_000;

/** The office's actions on an order; checks the stock when nothing else runs. */
export class Office {
  constructor(
    private readonly admin: Admin,
    private readonly isAlone: () => boolean,
  ) {}

  /** Sets the newest orders together: only canceled ones may be refused. */
  async setNewest(orderstatus: SettableStatus): Promise<void> {
    const newest = { orderBy: { number: "desc" }, take: 5, select: { id: true } } as const;
    const orders = (await db().order.findMany(newest)).map(({ id }) => ({ orderid: id }));
    if (orders.length === 0) return;
    const { results } = await updateOrderStatuses(this.admin, { orderstatus, orders });
    for (const { problem } of results)
      expect([undefined, "order_canceled"]).toContain(problem?.code);
  }

  /** Refunds a part of an order, with or without a unit, which is not restocked by that. */
  async part(id: string, n: number): Promise<void> {
    const goods = (["stays", "coming", "damaged"] as const)[n % 3] ?? "stays";
    const part = { amount: n * 500, units: goods === "stays" ? 0 : 1, goods, reason: "Scratched" };
    await this.onSale(id, 0, () => refundOrder(this.admin, { id, ...part }));
  }

  /** The shop cancels an order: shipped units are not restocked before they return. */
  async stop(id: string, m: number): Promise<void> {
    const { status } = await db().order.findUniqueOrThrow({ where: { id } });
    const goods = ([undefined, "sellable", "damaged", "stays"] as const)[m % 4];
    const fate = goods ?? (status === "Shipped" ? "coming" : "sellable");
    const input = { id, reason: "Refused", goods };
    await this.givenUp(id, fate, () => cancelOrderByAdmin(this.admin, input));
  }

  /** The driver returns a parcel of a cash order or announces it. */
  async notDelivered(id: string, m: number): Promise<void> {
    const goods = ([undefined, "coming", "sellable", "damaged"] as const)[m % 4];
    const input = { id, reason: "Nobody at home", goods };
    await this.givenUp(id, goods ?? "coming", () => reportNotDelivered(this.admin, input));
  }

  async arrive(id: string, n: number): Promise<void> {
    const found = (["sellable", "damaged", "lost"] as const)[n % 3] ?? "lost";
    const back = found === "sellable" ? 1 : 0;
    await this.onSale(id, back, () => recordArrival(this.admin, { id, units: 1, found }));
  }

  /** Sets or lifts the online limit, and with it the stock held for a payment. */
  async limit(n: number): Promise<void> {
    await updateOnlineSettings(this.admin, {
      max: n % 2 === 0 ? null : LARGEST,
      held_percent: n % 4 < 2 ? 50 : 100,
    });
  }

  /** Cancels all units of an order; each must be restocked, out or on its way back as stated. */
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

/** A customer reports the same fault of two chargers; each answer must match its report. */
export async function reportTwo(by: Customer, orderId: string, n: number): Promise<void> {
  for (const gate of [n, n + 1]) {
    const fault = { serial: `SN-${gate}00`, location: `Gate ${gate}` };
    const issue = "Does not start. The lamp stays dark.";
    const { report } = await reportFault(by, { order_id: orderId, issue, ...fault });
    expect(report).toMatchObject(fault);
  }
}

/** Asserts that every view of an order shows its payment and the cash due. */
export async function expectOneStory(admin: Admin, customers: readonly Customer[]): Promise<void> {
  const histories = await Promise.all(customers.map((by) => orderHistory(by, { limit: 100 })));
  const payers = await db().order.findMany({
    select: { id: true, purchase: { select: { paidBy: true, payments: true } } },
  });
  for (const { order_id, payment_option } of histories.flat()) {
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
