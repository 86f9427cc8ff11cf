import type {
  CheckoutAnswer,
  CheckoutOptions,
  RazorpayConstructor,
} from "@/lib/payments/checkout-js";

/** The provider's window for component tests: remembers what it was opened with. */
export function fakeCheckout() {
  const opened: CheckoutOptions[] = [];
  const Razorpay: RazorpayConstructor = class {
    #options: CheckoutOptions;
    constructor(options: CheckoutOptions) {
      this.#options = options;
    }
    open() {
      opened.push(this.#options);
    }
    close() {}
    on() {}
  };
  return { opened, Razorpay };
}

export const paidAnswer: CheckoutAnswer = {
  razorpay_payment_id: "pay_AbCdEfGhIjKlMn",
  razorpay_order_id: "order_AbCdEfGhIjKlMn",
  razorpay_signature: "f".repeat(64),
};
