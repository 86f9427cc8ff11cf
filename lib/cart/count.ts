import { BACKGROUND_HEADER } from "@/lib/call/background";
import { storedText } from "@/lib/http/browser/stored-text";

/**
 * The number of units in the cart, kept in this browser: public pages are the same for everybody and cannot say it.
 * Written with every answer of the cart, read by all tabs.
 */
type Kept = { units: number; of: Visitor; at: number };
type Visitor = "customer" | "guest";
/** `isOwn`: the visitor has just changed the cart on this page, which is worth saying. */
type Listener = (isOwn: boolean) => void;

const stored = storedText("cart-count", () => localStorage);
/** A customer's cart also changes on another device, and by an order that was paid there. */
const FRESH_MS = { customer: 60_000, guest: 86_400_000 };
let isOwnChange = false;
let asking = false;

/** Units in the cart as far as this browser knows. */
export function cartCount(): number {
  const kept = read();
  // After signing out the customer's cart is nobody's here; a guest's comes along into the account.
  if (!kept || (kept.of === "customer" && visitor() === "guest")) return 0;
  return kept.units;
}

/** Call with every cart that the server answers; `isOwn` if it answers a change that the visitor made here. */
export function keepCartCount(lines: readonly { quantity: number }[], isOwn = false): void {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isChange = units !== cartCount();
  save(JSON.stringify({ units, of: visitor(), at: Date.now() } satisfies Kept), isOwn && isChange);
}

/** Call when the cart has changed without an answer, as by an order: it is asked for again. */
export function forgetCartCount(): void {
  save("");
  askIfOld();
}

/** Asks the server where this browser does not know, or has not heard for a while. */
export function askIfOld(): void {
  if (asking || !isOld()) return;
  asking = true;
  // Without `send` and its schemas, which are larger than the script of a public page.
  ask()
    .catch(() => undefined)
    .finally(() => {
      asking = false;
    });
}

/** Calls `listener` on every change, by this tab or another. Returns the function that ends it. */
export function subscribeCartCount(listener: Listener): () => void {
  const unsubscribe = stored.subscribe(() => listener(isOwnChange));
  // A page that the browser kept for "back" has missed the events.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener(false);
  window.addEventListener("pageshow", onShow);
  return () => {
    unsubscribe();
    window.removeEventListener("pageshow", onShow);
  };
}

function isOld(): boolean {
  const who = visitor();
  const kept = read();
  if (kept?.of !== who) return who === "customer";
  return Date.now() - kept.at > FRESH_MS[who] && (who === "customer" || kept.units > 0);
}

async function ask(): Promise<void> {
  const response = await fetch("/api/cart/getcartdetails", {
    method: "POST",
    headers: { "content-type": "application/json", [BACKGROUND_HEADER]: "1" },
    body: "{}",
  });
  // The session has ended: there is no cart to count.
  if (response.status === 401) return keepCartCount([]);
  if (!response.ok) return;
  const body: { cart_items?: unknown } = await response.json();
  if (Array.isArray(body.cart_items)) keepCartCount(body.cart_items);
}

/** From a readable cookie without a secret: good enough to count, never for access control. */
function visitor(): Visitor {
  return document.cookie.split("; ").includes("arklane_hint=customer") ? "customer" : "guest";
}

function read(): Kept | null {
  try {
    return JSON.parse(stored.read() || "null");
  } catch {
    // Not what this page has written.
    return null;
  }
}

function save(text: string, isOwn = false): void {
  isOwnChange = isOwn;
  stored.save(text);
  isOwnChange = false;
}
