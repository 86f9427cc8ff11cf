import type { Store } from "./store.ts";
import type { RazorpayLocalOptions } from "./types.ts";
import type { Webhooks } from "./webhooks.ts";

/** What every part of the stand-in works with. */
export type Context = {
  options: RazorpayLocalOptions;
  store: Store;
  webhooks: Webhooks;
  /** Milliseconds since 1970 by the stand-in's own clock. */
  now: () => number;
  /** Called after each change of the store. */
  changed: () => void;
};

/** Unix seconds by the stand-in's clock. */
export const seconds = (ctx: Context): number => Math.floor(ctx.now() / 1000);
