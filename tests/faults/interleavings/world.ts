import type { Client } from "pg";
import { db } from "@/lib/db";
import type { Admin, Customer } from "@/lib/identity/actor";
import { updateOrderStatus } from "@/lib/orders/status/status";
import { cancelOrder } from "@/lib/payments/cancellation/cancellation";
import { expirePurchases, reconcile } from "@/lib/payments/reconciliation/attempts";
import { sweepPayments } from "@/lib/payments/reconciliation/provider-list";
import { sendDueRefunds } from "@/lib/payments/refunds/refunds";
import { getPurchaseStatus } from "@/lib/payments/status";
import { processWebhooks } from "@/lib/payments/webhooks/webhook-events";
import { receiveWebhook } from "@/lib/payments/webhooks/webhooks";
import { Bank } from "@/tests/faults/interleavings/bank";
import { handleCash } from "@/tests/faults/interleavings/cash";
import { cutAll } from "@/tests/faults/interleavings/cuts";
import { passTwoDays } from "@/tests/faults/interleavings/days";
import { Office, reportTwo } from "@/tests/faults/interleavings/office";
import { type Opened, Shopper } from "@/tests/faults/interleavings/shopper";
import type { Person, Sold } from "@/tests/support/shop/builders";
import type { Shop } from "@/tests/support/shop/shop";

/** Products with little stock, customers, an administrator, and their unfinished actions. */
export class World {
  /** Whether only the current step is running. */
  isAlone = true;
  private readonly purchases: Opened[] = [];
  private readonly bankOf: Bank;
  private readonly shoppers: Shopper[];
  private readonly office: Office;

  constructor(
    readonly shop: Shop,
    private readonly customers: readonly [Customer, ...Customer[]],
    private readonly admin: Admin,
    private readonly products: readonly [Sold, Sold, Sold],
    private readonly killer: Client,
  ) {
    this.office = new Office(admin, () => this.isAlone);
    this.bankOf = new Bank(shop.provider, this.purchases, () => this.isAlone);
    this.shoppers = customers.map(
      (who) => new Shopper(who, products, shop.provider, () => this.isAlone),
    );
  }

  fill = (n: number, m: number) => this.someone(m).fill(n);
  look = (_n: number, m: number) => this.someone(m).look();
  edit = (n: number, m: number) => this.someone(m).edit(n);
  told = (n: number, m: number) => this.someone(m).told(n);
  /** Adds a charger, opens checkout and presses its button. */
  visit = async (n: number, m: number) => this.begun(await this.someone(m).visit(n));
  /** Presses a page's button, retries it, or orders again despite an existing order. */
  buy = async (n: number, m: number) => this.begun(await this.someone(m).buy(n));
  lost = async (n: number, m: number) => this.begun(await this.someone(m).sendAgain(n));
  reuse = async (n: number, m: number) => this.begun(await this.someone(m).sendAgain(n, true));
  goOn = async (n: number, m: number) => this.begun(await this.someone(m).goOn(n));
  again = async (n: number, m: number) => this.begun(await this.someone(m).again(n));

  /** A program's order without the cart. */
  async order(n: number, m: number): Promise<void> {
    const method = m % 2 === 0 ? "cash" : "online";
    const key = (["none", "none", "program", "page"] as const)[m % 4] ?? "none";
    this.begun(await this.someone(n).order(n, method, key));
  }

  /** A charging station priced above the online limit; three exceed 32 bits of paise. */
  async large(n: number, m: number): Promise<void> {
    this.begun(await this.someone(m).orderLarge(n % 2 === 0 ? 3 : 1));
  }

  private begun(opened: Opened | undefined): void {
    if (opened) this.purchases.push(opened);
  }

  /** At the provider: see `Bank`. */
  pay = (n: number) => this.bankOf.pay(n);
  pending = (n: number) => this.bankOf.pending(n);
  twice = (n: number) => this.bankOf.twice(n);
  bank = (n: number) => this.bankOf.bank(n);
  verify = (n: number) => this.bankOf.verify(n);
  byHand = (n: number) => this.bankOf.byHand(n);

  async days(): Promise<void> {
    await passTwoDays(this.killer);
    await expirePurchases();
  }

  /** Delivers every event so far, newest first. */
  async webhook(): Promise<void> {
    await this.shop.provider.control.webhooksIdle();
    for (const { headers, body } of this.shop.hooks.received.toReversed()) {
      await receiveWebhook(Buffer.from(body), new Headers(headers as Record<string, string>));
    }
    await processWebhooks();
  }

  async status(n: number): Promise<void> {
    const purchase = at(this.purchases, n);
    if (purchase) await getPurchaseStatus(purchase.by, { purchase_id: purchase.purchase_id });
  }

  async reconcile(): Promise<void> {
    await db().paymentAttempt.updateMany({ data: { createdAt: ago(5 * 60_000), checkedAt: null } });
    await reconcile();
  }

  async expire(): Promise<void> {
    await db().purchase.updateMany({
      where: { state: "awaiting_payment" },
      data: { reservedUntil: ago(1000) },
    });
    await expirePurchases();
  }

  async cancel(n: number): Promise<void> {
    const order = await this.anOrder(n);
    if (!order) return;
    const by = this.customers.find(({ userId }) => userId === order.userId) ?? this.customers[0];
    await cancelOrder(by, { order_id: order.id, reasonforcancel: "Changed my mind" });
  }

  /** Sets one order, or all customers' newest in one call. */
  async ship(n: number, m: number): Promise<void> {
    const order = await this.anOrder(n);
    const orderstatus = (["Accepted", "Shipped", null] as const)[n % 3] ?? null;
    if (m % 3 === 0) await this.office.setNewest(orderstatus);
    else if (order) await updateOrderStatus(this.admin, { orderid: order.id, orderstatus });
  }

  /** The driver returns cash or the parcel. */
  driver = (n: number, m: number) =>
    this.withOrder(n, (id) =>
      n % 3 === 2 ? this.office.notDelivered(id, m) : handleCash(this.admin, id, n),
    );

  /** A parcel is shipped and not accepted. */
  refused = (n: number, m: number) =>
    this.withOrder(n, async (id) => {
      await updateOrderStatus(this.admin, { orderid: id, orderstatus: "Shipped" });
      await this.office.notDelivered(id, m);
    });

  /** The office's actions on an order and on the limit. */
  part = (n: number) => this.withOrder(n, (id) => this.office.part(id, n));
  stop = (n: number, m: number) => this.withOrder(n, (id) => this.office.stop(id, m));
  arrive = (n: number) => this.withOrder(n, (id) => this.office.arrive(id, n));
  limit = (n: number) => this.office.limit(n);

  /** Reports a fault of a shipped charger; an order may have several. */
  async report(n: number, m: number): Promise<void> {
    const order = await this.anOrder(m);
    const by = this.customers.find(({ userId }) => userId === order?.userId);
    if (order && by) await reportTwo(by, order.id, n);
  }

  private async withOrder(n: number, work: (id: string) => Promise<void>): Promise<void> {
    const order = await this.anOrder(n);
    if (order) await work(order.id);
  }

  async restock(n: number): Promise<void> {
    await db().$transaction(async (tx) => {
      const [{ id }] = this.products;
      await tx.product.update({ where: { id }, data: { quantity: { increment: n } } });
      await tx.stockMovement.create({ data: { productId: id, delta: n, reason: "received" } });
    });
  }

  async refunds(n: number): Promise<void> {
    this.shop.provider.control.setKnobs({
      refundMode: (["processed", "pending", "failed"] as const)[n % 3],
    });
    await this.sendRefunds();
  }

  /** The provider does its next work, but its answer is lost. */
  async drop(): Promise<void> {
    this.shop.provider.control.faults.add({ kind: "commitThenDrop", times: 1 });
  }

  /** Cuts every connection of the shop mid-work, as a killed process would. */
  async kill(): Promise<void> {
    await cutAll(this.killer);
  }

  /** Returns all customers, runs all jobs and passes all deadlines: nothing may be pending afterwards. */
  async settleDown(): Promise<void> {
    const { control } = this.shop.provider;
    control.faults.clear();
    control.setKnobs({ refundMode: "processed" });
    await this.webhook();
    await db().webhookEvent.updateMany({
      where: { processedAt: null },
      data: { nextTryAt: ago(1000) },
    });
    await processWebhooks(1000);
    await this.reconcile();
    await this.expire();
    await sweepPayments(new Date(Date.now() + 60_000));
    for (let round = 0; round < 4; round += 1) {
      const owed = await db().refund.count({ where: { state: { in: ["pending", "sent"] } } });
      if (owed === 0) return;
      await this.sendRefunds();
      for (const { id, status } of control.state().refunds) {
        if (status === "pending") control.settleRefund(id, "processed");
      }
    }
  }

  private async sendRefunds(): Promise<void> {
    await db().refund.updateMany({
      where: { state: { in: ["pending", "sent"] } },
      data: { nextTryAt: ago(1000) },
    });
    await sendDueRefunds();
  }

  private async anOrder(n: number): Promise<{ id: string; userId: string } | undefined> {
    const select = { id: true, userId: true } as const;
    return at(await db().order.findMany({ select, orderBy: { placedAt: "asc" } }), n);
  }

  private someone(n: number): Shopper {
    const [first] = this.shoppers;
    const one = at(this.shoppers, n) ?? first;
    if (!one) throw new Error("Somebody must be at the counter.");
    return one;
  }
}

function at<T>(list: readonly T[], n: number): T | undefined {
  return list[n % Math.max(list.length, 1)];
}

function ago(ms: number): Date {
  return new Date(Date.now() - ms);
}

/** A signed-in actor without the cost of a sign-in. */
export const asCustomer = ({ userId, name }: Person): Customer => ({
  ...{ kind: "customer", userId, name, ...SEAL },
});
export const asAdmin = ({ userId, name }: Person): Admin => ({
  ...{ kind: "admin", role: "owner", userId, name, ...SEAL },
});
const SEAL = { sessionHash: "", token: "" };
