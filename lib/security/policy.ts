/** Razorpay's Checkout. Its hosts change, so the whole domain is allowed, but only on payment pages. */
const RAZORPAY = "https://*.razorpay.com";

type Setting = {
  /** Allows exactly the scripts that carry it, and what they load. */
  nonce: string;
  /** Allows the provider's Checkout. */
  payments: boolean;
  /** The provider's origin if it is the local stand-in. */
  standIn?: string;
  /** Development compiles in the browser and needs eval. */
  development: boolean;
};

/** A name and its sources; false and undefined are skipped. */
type Directive = [string, ...(string | false | undefined)[]];

/**
 * The Content-Security-Policy of account, checkout and admin pages: no inline script without the nonce, no
 * framing, forms only to this site.
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

type PublicSetting = Pick<Setting, "development"> & {
  /** Hashes of the page's inline scripts; without them it has none that runs. */
  scripts?: readonly string[];
};

/**
 * The policy of prerendered pages: no inline script but those that were hashed. Development renders each page anew
 * and has no hashes.
 */
export function publicPolicy({ development, scripts = [] }: PublicSetting): string {
  return join([
    ["default-src", "'self'"],
    ["script-src", "'self'", ...scripts, development && "'unsafe-inline'", evalIn(development)],
    ["style-src", "'self'", "'unsafe-inline'"],
    // Previews of photos that the visitor chooses are blobs.
    ["img-src", "'self'", "data:", "blob:"],
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
