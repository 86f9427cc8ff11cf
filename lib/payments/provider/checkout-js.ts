/** What Checkout is opened with. Only what this shop uses of the provider's options. */
export type CheckoutOptions = CommonOptions & (WindowOptions | RedirectOptions);

type CommonOptions = {
  key: string;
  order_id: string;
  /** Paise; must equal the amount of the provider's order. */
  amount: number;
  currency: "INR";
  name: string;
  description?: string;
  prefill: { name: string; email: string; contact?: string };
  theme: { color: string };
  /** Seconds after which Checkout closes by itself. */
  timeout?: number;
  modal: { ondismiss: () => void };
};

/** Over this page: the answer comes to `handler`. */
type WindowOptions = { handler: (answer: CheckoutAnswer) => void };

/**
 * Instead of this page, for browsers inside other apps: the answer is posted to `callback_url`. The two
 * go together only: a callback_url alone still takes some browsers away from the page.
 */
type RedirectOptions = { callback_url: string; redirect: true };

/** What a payment answers. Proof comes only from the server's own check. */
export type CheckoutAnswer = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

export type RazorpayConstructor = new (
  options: CheckoutOptions,
) => {
  open(): void;
  close(): void;
  on(event: "payment.failed", listener: (failure: unknown) => void): void;
};

/** The provider's script did not arrive: blocked, offline or too slow. */
export class CheckoutLoadError extends Error {
  constructor(reason: string) {
    super(`checkout.js: ${reason}`);
    this.name = "CheckoutLoadError";
  }
}

/**
 * Loads the provider's script once a page. A failed load is forgotten, so the next call tries again.
 * @throws CheckoutLoadError when it is blocked or has not arrived after 15 s.
 */
export function loadCheckout(scriptUrl: string): Promise<RazorpayConstructor> {
  const loaded = constructorOf(window);
  if (loaded) return Promise.resolve(loaded);
  running ??= inject(scriptUrl).finally(() => {
    running = undefined;
  });
  return running;
}

const TIMEOUT_MS = 15_000;
let running: Promise<RazorpayConstructor> | undefined;

function inject(scriptUrl: string): Promise<RazorpayConstructor> {
  const script = document.createElement("script");
  script.src = scriptUrl;
  script.async = true;
  return new Promise<RazorpayConstructor>((resolve, reject) => {
    const fail = (reason: string) => {
      script.remove();
      reject(new CheckoutLoadError(reason));
    };
    const timer = setTimeout(fail, TIMEOUT_MS, "no answer in time");
    script.onerror = () => {
      clearTimeout(timer);
      fail("could not be loaded");
    };
    script.onload = () => {
      clearTimeout(timer);
      // A content blocker may answer with an empty script.
      const loaded = constructorOf(window);
      if (loaded) resolve(loaded);
      else fail("loaded without a constructor");
    };
    document.head.append(script);
  });
}

function constructorOf(scope: object): RazorpayConstructor | undefined {
  if (!("Razorpay" in scope) || typeof scope.Razorpay !== "function") return undefined;
  return scope.Razorpay as RazorpayConstructor;
}
