import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import type { Account } from "./account.ts";
import type { Context } from "./context.ts";
import { type ControlTable, controlTable } from "./control/control.ts";
import { type Callable, callable } from "./control/entry.ts";
import { Faults } from "./control/faults.ts";
import { DEFAULT_KNOBS } from "./control/knobs.ts";
import { buildServer } from "./http/server.ts";
import { Agenda } from "./state/agenda.ts";
import { Random } from "./state/random.ts";
import { openSnapshot } from "./state/snapshot.ts";
import { Store } from "./state/store.ts";
import { restoreTimetable } from "./state/timetable.ts";
import type { RazorpayLocalOptions, WebhookTarget } from "./types.ts";
import { Webhooks } from "./webhooks/webhooks.ts";

/** The stand-in's controls for the program that runs it. */
export type Control = Callable<ControlTable>;

export type RazorpayLocal = {
  /** `http://127.0.0.1:port`, to be the base of the API and of checkout.js. */
  origin: string;
  port: number;
  controlToken: string;
  control: Control;
  /** Stops within a second, open connections included, after writing the snapshot. */
  close: () => Promise<void>;
};

/**
 * Starts the local stand-in for Razorpay on 127.0.0.1. No money moves. Throws an Error with one clear
 * sentence for live keys, a missing secret, an unreadable snapshot or a busy port.
 */
export async function createRazorpayLocal(options: RazorpayLocalOptions): Promise<RazorpayLocal> {
  refuseBadKeys(options);
  const account = openAccount(options);
  const faults = new Faults();
  const test = openMode(account, faults, options);
  const live = options.liveKeys && openMode(account, faults, options.liveKeys);
  const modes = live ? ([test, live] as const) : ([test] as const);
  const snapshot = openSnapshot(
    options.statePath,
    [...modes].map(({ store }) => store),
  );
  account.changed = snapshot.changed;
  const controls = controlTable(modes, faults);
  const token = options.controlToken || randomBytes(18).toString("base64url");
  const server = buildServer({ modes, controls, faults, token });
  const port = await listen(server, options.port ?? 0);
  for (const mode of modes) {
    restoreTimetable(mode);
    mode.webhooks.resume();
  }
  const close = async () => {
    for (const { webhooks } of modes) webhooks.close();
    account.agenda.clear();
    await stop(server);
    snapshot.flush();
  };
  const control = callable(controls);
  return { origin: `http://127.0.0.1:${port}`, port, controlToken: token, control, close };
}

function openAccount(options: RazorpayLocalOptions): Account {
  const account: Account = {
    options,
    knobs: { ...DEFAULT_KNOBS },
    agenda: new Agenda(() => account.now()),
    random: new Random(options.seed),
    calls: [],
    clockOffset: 0,
    now: () => (options.clock ?? Date.now)() + account.clockOffset,
    changed: () => undefined,
  };
  return account;
}

type ModeOptions = {
  keyId: string;
  keySecret: string;
  webhookUrl?: string;
  webhookSecret?: string;
  webhooks?: WebhookTarget[];
};

function openMode(account: Account, faults: Faults, options: ModeOptions): Context {
  const { keyId, keySecret, webhookUrl, webhooks: others = [] } = options;
  const store = new Store();
  store.clear(account.random.id("acc_"));
  const targets = [...(webhookUrl ? [{ url: webhookUrl }] : []), ...others];
  const secret = options.webhookSecret ?? account.options.webhookSecret;
  const webhooks = new Webhooks({ account, store, faults, targets, secret });
  return { keyId, keySecret, account, store, webhooks };
}

function refuseBadKeys(options: RazorpayLocalOptions): void {
  if (!/^rzp_test_\w+$/.test(options.keyId)) {
    throw new Error(
      "The stand-in takes a test key only: RAZORPAY_KEY_ID must begin with rzp_test_.",
    );
  }
  if (options.liveKeys && !/^rzp_live_local\w*$/.test(options.liveKeys.keyId)) {
    throw new Error("The stand-in's own live key must begin with rzp_live_local.");
  }
  if (!options.keySecret || !options.webhookSecret) {
    throw new Error("RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set.");
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isBusy = error.code === "EADDRINUSE";
      reject(isBusy ? new Error(`Port ${port} is in use by another program.`) : error);
    });
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
