import { randomUUID } from "node:crypto";
import { isSameWish } from "@/components/checkout/session/same-wish";
import { listAddresses } from "@/lib/accounts/addresses/addresses";
import { AppError } from "@/lib/call/errors";
import { addToCart, getCart } from "@/lib/cart/service";
import { db } from "@/lib/db";
import type { Customer } from "@/lib/identity/actor";
import { addOrder } from "@/lib/payments/add-order";
import { continuePayment, createPayment } from "@/lib/payments/service";
import { getOpenPurchase } from "@/lib/payments/status";
import type { RazorpayLocal } from "@/packages/razorpay-local/index";
import {
  expectAnswered,
  expectGoesTo,
  expectOpened,
  Facts,
} from "@/tests/faults/interleavings/promises";
import type { Sent } from "@/tests/faults/interleavings/sent";
import type { Sold } from "@/tests/support/shop/builders";

type Line = { productid: string; quantity: number };
/** A page's view of the cart, which it would order however old it is. */
type Tab = { version: string | null; lines: Line[] };

/** A purchase awaiting payment at the provider. */
export type Opened = { order_id: string; purchase_id: string; by: Customer };

/**
 * A customer with a cart, possibly outdated pages, a changing address and phone, and every request sent so far.
 * Checks after each answer what it promises.
 */
export class Shopper {
  private readonly tabs: Tab[] = [];
  private readonly sent: Sent[] = [];
  private readonly facts = new Facts();

  constructor(
    readonly who: Customer,
    private readonly products: readonly [Sold, Sold, Sold],
    private readonly provider: RazorpayLocal,
    /** Whether nothing else is running. */
    private readonly isAlone: () => boolean,
  ) {}

  /** Adds a unit of a product to the cart. */
  async fill(n: number): Promise<void> {
    await addToCart(this.who, { productid: this.products[n % 2 === 0 ? 0 : 1].id });
  }

  /** Opens a page on the current cart. */
  async look(): Promise<void> {
    const { version, cart_items } = await getCart(this.who, {});
    const lines = cart_items.map(({ productid, quantity }) => ({ productid, quantity }));
    this.tabs.push({ version, lines });
  }

  /** Adds a charger, opens checkout and presses its button. */
  async visit(n: number): Promise<Opened | undefined> {
    await this.fill(n);
    await this.look();
    return this.press(this.tabs.at(-1), n);
  }

  /** Presses the button of a page, possibly older than another page's order. */
  async buy(n: number): Promise<Opened | undefined> {
    return this.press(at(this.tabs, n), n);
  }

  private async press(tab: Tab | undefined, n: number): Promise<Opened | undefined> {
    if (!tab || tab.lines.length === 0) return;
    return this.send({
      method: n % 2 === 0 ? "cash" : "online",
      products: tab.lines,
      checkout_key: randomUUID(),
      cart_version: tab.version ?? undefined,
    });
  }

  /** Orders without the cart: 1 or 2 of the first product, or one of each, with or without a key. */
  async order(
    n: number,
    method: Sent["method"],
    key: "none" | "program" | "page",
  ): Promise<Opened | undefined> {
    return this.send({
      ...{ method, products: this.wish(n) },
      ...(key === "program" ? { idempotencyKey: randomUUID() } : {}),
      ...(key === "page" ? { checkout_key: randomUUID() } : {}),
    });
  }

  /** Orders units above the default online limit. */
  async orderLarge(quantity: number): Promise<Opened | undefined> {
    const products = [{ productid: this.products[2].id, quantity }];
    return this.send({ method: "online", products, idempotencyKey: randomUUID() });
  }

  /** Repeats a request after a lost answer, or reuses its key for another. */
  async sendAgain(n: number, changed = false): Promise<Opened | undefined> {
    const last = at(this.sent, n);
    if (!last) return;
    return this.send(
      changed ? { ...last, products: this.wish(n + 1), driver_note: "Gate 9" } : last,
    );
  }

  /** Orders again after the page was told of an existing order. */
  async again(n: number): Promise<Opened | undefined> {
    const last = at(this.sent, n);
    const keys = last?.checkout_key
      ? { checkout_key: randomUUID() }
      : { idempotencyKey: randomUUID() };
    if (last) return this.send({ ...last, ...keys, order_again: true });
  }

  /** Changes the profile's address or phone. */
  async edit(n: number): Promise<void> {
    const { userId } = this.who;
    if (n % 3 === 0) {
      const phone = `+91981112${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`;
      await db().user.update({ where: { id: userId }, data: { phone }, select: { id: true } });
      return;
    }
    const data = { houseBuilding: `${this.facts.moved()} New House` };
    await db().address.updateMany({ where: { userId, isDefault: true }, data });
  }

  /** Continues the open payment if it matches the page. */
  async goOn(n: number): Promise<Opened | undefined> {
    const { purchase } = await getOpenPurchase(this.who, {});
    const { cart_items: items } = await getCart(this.who, {});
    const [address] = await listAddresses(this.who, {});
    const note = n % 4 === 0 ? "Gate 9" : "";
    const where = { id: this.who.userId };
    const { phone } = await db().user.findUniqueOrThrow({ where, select: { phone: true } });
    const shown = { items, address, note, phone };
    if (purchase?.state !== "awaiting_payment" || !isSameWish(purchase, shown)) return;
    const { order_id, purchase_id } = await continuePayment(this.who, {
      purchase_id: purchase.purchase_id,
    });
    if (this.isAlone()) await expectGoesTo(purchase_id, address?.house_building, note);
    return { order_id, purchase_id, by: this.who };
  }

  /** Requests the orders of a verified payment, as older clients do. */
  async told(n: number): Promise<void> {
    const products = this.wish(n);
    const answer = await addOrder(this.who, { products, paymentoption: "UPI" });
    await this.facts.expectJustPaid(answer, products, this.isAlone());
  }

  private async send(sent: Sent): Promise<Opened | undefined> {
    this.sent.push(sent);
    const { method, idempotencyKey, ...body } = sent;
    const from = {
      via: "program",
      key: "test",
      ...(idempotencyKey && { idempotencyKey }),
    } as const;
    const by = { ...this.who, from };
    const before = await this.facts.standing(this.who.userId, sent);
    const began = new Date();
    try {
      if (method === "online") {
        const { checkout_key: _page, ...input } = body;
        const { order_id, purchase_id } = await createPayment(by, input);
        await expectOpened(purchase_id, sent, before, this.isAlone());
        return { order_id, purchase_id, by: this.who };
      }
      const answer = await addOrder(by, { ...body, paymentoption: "Cash" });
      await expectAnswered(answer, sent, before, this.isAlone());
      // An existing order may be returned while another payment is pending.
      const isPlacedNow = await isPlacedSince(answer.purchase_id, began);
      if (this.isAlone() && isPlacedNow) await this.expectNoneUnderWay(before.open);
      this.facts.expectOnePurchaseAKey(sent, answer.purchase_id);
    } catch (error) {
      if (error instanceof AppError) expectWords(error);
      throw error;
    }
  }

  /** Asserts that nothing was placed while an open payment was authorised or pending at the provider. */
  private async expectNoneUnderWay(purchaseIds: string[]): Promise<void> {
    const where = { purchaseId: { in: purchaseIds } };
    const attempts = await db().paymentAttempt.findMany({ where });
    const mine = new Set(attempts.map(({ providerOrderId }) => providerOrderId));
    const { payments } = this.provider.control.state();
    const underWay = payments.filter(
      ({ order_id, status }) => mine.has(order_id) && status !== "failed",
    );
    expect(underWay.map(({ id, status }) => `${id} ${status}`)).toEqual([]);
  }

  private wish(n: number): Line[] {
    const [first, second] = this.products;
    const one = ({ id }: Sold) => ({ productid: id, quantity: 1 });
    return n % 3 === 0 ? [one(first), one(second)] : [{ ...one(first), quantity: n % 3 }];
  }
}

async function isPlacedSince(id: string, began: Date): Promise<boolean> {
  const where = { id, placedAt: { gte: began } };
  return (await db().purchase.findFirst({ where, select: { id: true } })) !== null;
}

/** Asserts that a refusal explains itself and is no server error. */
function expectWords({ code, status, message, more }: AppError): void {
  expect(status === 500 ? `${code}: ${message}` : "").toBe("");
  if (code === "already_ordered") expect(more?.order_numbers).not.toEqual([]);
}

function at<T>(list: readonly T[], n: number): T | undefined {
  return list[n % Math.max(list.length, 1)];
}
