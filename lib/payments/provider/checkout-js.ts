/** Options of Razorpay Checkout; only those that this shop uses. */
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
  /** Seconds after which Checkout closes automatically. */
  timeout?: number;
  modal: { ondismiss: () => void };
};

/** As an overlay on this page: `handler` gets the answer. */
type WindowOptions = { handler: (answer: CheckoutAnswer) => void };

/**
 * As a redirect, for in-app browsers: the answer is posted to `callback_url`. Set both: with a callback_url
 * alone some browsers still leave the page.
 */
type RedirectOptions = { callback_url: string; redirect: true };

/** The answer to a payment. It proves nothing until the server has checked it. */
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

/** The provider's script could not be loaded: blocked, offline or too slow. */
export class CheckoutLoadError extends Error {
  constructor(reason: string) {
    super(`checkout.js: ${reason}`);
    this.name = "CheckoutLoadError";
  }
}

/**
 * Loads the provider's script once per page. A failed load is not cached, so the next call retries.
 * @throws CheckoutLoadError when it is blocked or takes longer than 15 s.
 */
export function loadCheckout(scriptUrl: string): Promise<RazorpayConstructor> {
  const loaded = constructorOf(window);
  if (loaded) return Promise.resolve(loaded);
  loading ??= inject(scriptUrl).finally(() => {
    loading = undefined;
  });
  return loading;
}

const TIMEOUT_MS = 15_000;
let loading: Promise<RazorpayConstructor> | undefined;

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
      // A content blocker may serve an empty script.
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
