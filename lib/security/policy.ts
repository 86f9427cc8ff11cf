/** Where Razorpay's Checkout loads from and talks to; hosts change, so the whole domain, on these pages only. */
const RAZORPAY = "https://*.razorpay.com";

type Setting = {
  /** Allows exactly the scripts that carry it, and what they load. */
  nonce: string;
  /** The provider's origin where it is the local stand-in. */
  standIn?: string;
  /** Development compiles in the browser and needs eval. */
  development: boolean;
};

/**
 * The policy of account, checkout and admin pages: no inline script runs without the nonce, nothing
 * may frame the page, forms go nowhere else.
 */
export function personalPolicy({ nonce, standIn = "", development }: Setting): string {
  const provider = `${RAZORPAY} ${standIn}`.trim();
  return join([
    ["default-src", "'self'"],
    [
      "script-src",
      `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    ],
    // React writes style attributes; styles cannot run code.
    ["style-src", "'self' 'unsafe-inline'"],
    ["img-src", `'self' data: blob: ${provider}`],
    ["font-src", "'self'"],
    ["connect-src", `'self' ${provider}${development ? " ws:" : ""}`],
    ["frame-src", provider],
    ["form-action", `'self' ${provider}`],
    ...COMMON,
  ]);
}

const COMMON: [string, string][] = [
  ["base-uri", "'none'"],
  ["object-src", "'none'"],
  ["frame-ancestors", "'none'"],
];

/** The policy of prerendered pages. Their inline scripts are Next's own and the same for everybody. */
export function publicPolicy({ development }: Pick<Setting, "development">): string {
  return join([
    ["default-src", "'self'"],
    ["script-src", `'self' 'unsafe-inline'${evalIn(development)}`],
    ["style-src", "'self' 'unsafe-inline'"],
    ["img-src", "'self' data:"],
    ["font-src", "'self'"],
    ["connect-src", `'self'${development ? " ws:" : ""}`],
    ["form-action", "'self'"],
    ...COMMON,
  ]);
}

function evalIn(development: boolean): string {
  return development ? " 'unsafe-eval'" : "";
}

function join(directives: [string, string][]): string {
  return directives.map(([name, value]) => `${name} ${value}`).join("; ");
}
