import type { Account } from "./account.ts";
import type { Store } from "./state/store.ts";
import type { Webhooks } from "./webhooks/webhooks.ts";

/** One mode of the account (test or live), as all parts of the stand-in use it. */
export type Context = {
  keyId: string;
  keySecret: string;
  account: Account;
  store: Store;
  webhooks: Webhooks;
};

/** Unix seconds by the stand-in's clock. */
export const seconds = ({ account }: Context): number => Math.floor(account.now() / 1000);

/** Test mode first; live mode only if it has keys. */
export type Modes = readonly [test: Context, live?: Context];

/** The mode that knows this id, else the test mode. */
export function modeOf(modes: Modes, id: string): Context {
  const knows = ({ store }: Context) =>
    [store.orders, store.payments, store.refunds, store.events].some((rows) => rows.has(id));
  return modes.find((mode) => mode && knows(mode)) ?? modes[0];
}
