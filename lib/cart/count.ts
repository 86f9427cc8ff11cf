import { BACKGROUND_HEADER } from "@/lib/call/background";

/**
 * The number of units in the cart, kept in this browser: public pages are the same for everybody and cannot say it.
 * Written with every answer of the cart, read by all tabs.
 */
type Kept = { units: number; of: Visitor; at: number };
type Visitor = "customer" | "guest";
/** `isOwn`: the visitor has just changed the cart on this page, which is worth saying. */
type Listener = (isOwn: boolean) => void;

const KEY = "cart-count";
/** A customer's cart also changes on another device, and by an order that was paid there. */
const FRESH_MS = { customer: 60_000, guest: 86_400_000 };
const listeners = new Set<Listener>();
/** Fallback when localStorage is blocked. */
let unsaved: string | null = null;
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
  save(null);
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
  const over = new AbortController();
  const { signal } = over;
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && listener(false);
  listeners.add(listener);
  window.addEventListener("storage", onStorage, { signal });
  // A page that the browser kept for "back" has missed the events.
  window.addEventListener("pageshow", ({ persisted }) => persisted && listener(false), { signal });
  return () => {
    listeners.delete(listener);
    over.abort();
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
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return unsaved === null ? null : JSON.parse(unsaved);
  }
}

function save(text: string | null, isOwn = false): void {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    unsaved = text;
  }
  for (const listener of listeners) listener(isOwn);
}
