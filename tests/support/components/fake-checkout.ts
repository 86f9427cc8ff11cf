import type {
  CheckoutAnswer,
  CheckoutOptions,
  RazorpayConstructor,
} from "@/lib/payments/provider/checkout-js";

/** The provider's window for component tests: records what was opened and closed. */
export function fakeCheckout() {
  const opened: CheckoutOptions[] = [];
  const closed: CheckoutOptions[] = [];
  const Razorpay: RazorpayConstructor = class {
    #options: CheckoutOptions;
    constructor(options: CheckoutOptions) {
      this.#options = options;
    }
    open() {
      opened.push(this.#options);
    }
    // As the provider's does when the page closes it.
    close() {
      closed.push(this.#options);
      this.#options.modal.ondismiss();
    }
    on() {}
  };
  /** Pays in the latest window. */
  function pay(answer: CheckoutAnswer = paidAnswer) {
    const last = opened.at(-1);
    if (!last || !("handler" in last)) throw new Error("No window is open.");
    last.handler(answer);
  }
  /** Closes the latest window. */
  const dismiss = () => opened.at(-1)?.modal.ondismiss();
  return { opened, closed, Razorpay, pay, dismiss };
}

export const paidAnswer: CheckoutAnswer = {
  razorpay_payment_id: "pay_AbCdEfGhIjKlMn",
  razorpay_order_id: "order_AbCdEfGhIjKlMn",
  razorpay_signature: "f".repeat(64),
};
