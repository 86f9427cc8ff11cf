import type { Customer } from "@/lib/identity/actor";
import { verifyPayment } from "@/lib/payments/service";
import { getPurchaseStatus } from "@/lib/payments/status";
import type { RazorpayLocal } from "@/packages/razorpay-local/index";
import type { Opened } from "@/tests/faults/interleavings/shopper";

/** Customers' payments at the provider, and the bank's answers. */
export class Bank {
  private readonly answers: Answer[] = [];
  private readonly waiting: string[] = [];

  constructor(
    private readonly provider: RazorpayLocal,
    private readonly open: readonly Opened[],
    private readonly isAlone: () => boolean,
  ) {}

  /** The customer approves, and the bank leaves the payment pending. */
  async pending(n: number): Promise<void> {
    const purchase = at(this.open, n);
    if (!purchase) return;
    const { payment } = this.provider.control.pay(purchase.order_id, { outcome: "pending" });
    this.answers.push({ orderId: purchase.order_id, paymentId: payment.id, by: purchase.by });
    this.waiting.push(payment.id);
  }

  /** UPI is pending, so the customer pays by card; then the bank approves the UPI payment too. */
  async twice(n: number): Promise<void> {
    const purchase = at(this.open, n);
    if (!purchase) return;
    const { control } = this.provider;
    control.setKnobs({ allowDuplicatePayments: true });
    const { payment } = control.pay(purchase.order_id, { method: "upi", outcome: "pending" });
    control.pay(purchase.order_id, { method: "card", outcome: "captured" });
    control.authorize(payment.id);
  }

  /** The bank approves late. */
  async bank(n: number): Promise<void> {
    const id = at(this.waiting, n);
    if (id) this.provider.control.authorize(id);
  }

  /** The customer pays at the provider; the shop does not know yet. */
  async pay(n: number): Promise<void> {
    const purchase = at(this.open, n);
    if (!purchase) return;
    const outcome = (["captured", "authorized", "failed"] as const)[n % 3];
    const { response } = this.provider.control.pay(purchase.order_id, {
      method: n % 2 === 0 ? "card" : "upi",
      outcome,
    });
    if (outcome === "failed" || !response.razorpay_signature) return;
    this.answers.push({
      orderId: purchase.order_id,
      paymentId: response.razorpay_payment_id,
      signature: response.razorpay_signature,
      by: purchase.by,
    });
  }

  async verify(n: number): Promise<void> {
    const answer = at(this.answers, n);
    if (!answer) return;
    const from = {
      via: "program",
      key: "test",
      idempotencyKey: `verify ${answer.paymentId}`,
    } as const;
    const { state, purchase_id } = await verifyPayment(
      { ...answer.by, from },
      {
        razorpaypaymentid: answer.paymentId,
        razorpayorderid: answer.orderId,
        ...(answer.signature && { razorpaysignature: answer.signature }),
      },
    );
    if (!this.isAlone()) return;
    const now = await getPurchaseStatus(answer.by, { purchase_id });
    // Unknown when the provider's answer was lost.
    expect([now.state, "confirming"]).toContain(state);
  }

  /** The staff refunds a payment in the provider's dashboard. */
  async byHand(n: number): Promise<void> {
    const answer = at(this.answers, n);
    if (answer) await this.provider.control.refund(answer.paymentId, n % 2 ? 100_00 : undefined);
  }
}

type Answer = { orderId: string; paymentId: string; signature?: string; by: Customer };

function at<T>(list: readonly T[], n: number): T | undefined {
  return list[n % Math.max(list.length, 1)];
}
