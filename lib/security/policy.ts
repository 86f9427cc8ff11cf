/** Where Razorpay's Checkout loads from and talks to; hosts change, so the whole domain, on pages that take payments only. */
const RAZORPAY = "https://*.razorpay.com";

type Setting = {
  /** Allows exactly the scripts that carry it, and what they load. */
  nonce: string;
  /** Lets the provider's window in. */
  payments: boolean;
  /** The provider's origin where it is the local stand-in. */
  standIn?: string;
  /** Development compiles in the browser and needs eval. */
  development: boolean;
};

/** A name and the sources it allows; what is false or undefined is left out. */
type Directive = [string, ...(string | false | undefined)[]];

/**
 * The policy of account, checkout and admin pages: no inline script runs without the nonce, nothing
 * may frame the page, forms go nowhere else.
 */
export function personalPolicy({ nonce, payments, standIn, development }: Setting): string {
  const provider = payments ? [RAZORPAY, standIn] : [];
  return join([
    ["default-src", "'self'"],
    ["script-src", "'self'", `'nonce-${nonce}'`, "'strict-dynamic'", evalIn(development)],
    // React writes style attributes; styles cannot run code.
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", "blob:", ...provider],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...provider, development && "ws:"],
    ["frame-src", ...(payments ? provider : ["'none'"])],
    ["form-action", "'self'", ...provider],
    ...COMMON,
  ]);
}

const COMMON: Directive[] = [
  ["base-uri", "'none'"],
  ["object-src", "'none'"],
  ["frame-ancestors", "'none'"],
];

/** The policy of prerendered pages. Their inline scripts are Next's own and the same for everybody. */
export function publicPolicy({ development }: Pick<Setting, "development">): string {
  return join([
    ["default-src", "'self'"],
    ["script-src", "'self'", "'unsafe-inline'", evalIn(development)],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", development && "ws:"],
    ["form-action", "'self'"],
    ...COMMON,
  ]);
}

const evalIn = (development: boolean) => development && "'unsafe-eval'";

function join(directives: Directive[]): string {
  return directives.map((directive) => directive.filter(Boolean).join(" ")).join("; ");
}
