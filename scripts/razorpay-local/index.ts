import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import type { Context } from "./context.ts";
import { type Control, createControl } from "./control.ts";
import { Faults } from "./faults.ts";
import { buildServer } from "./server.ts";
import { openSnapshot } from "./snapshot.ts";
import { emptyStore } from "./store.ts";
import { sweep } from "./sweep.ts";
import type { RazorpayLocalOptions } from "./types.ts";
import { Webhooks } from "./webhooks.ts";

export type RazorpayLocal = {
  /** `http://127.0.0.1:port`, to be the base of the API and of checkout.js. */
  origin: string;
  port: number;
  controlToken: string;
  control: Control;
  /** Ends within a second, open connections included; the snapshot is written first. */
  close: () => Promise<void>;
};

/**
 * Starts the local stand-in for Razorpay on 127.0.0.1. No money moves.
 * Throws an Error with one clear sentence for live keys, a missing secret, an unreadable snapshot
 * or a busy port.
 */
export async function createRazorpayLocal(options: RazorpayLocalOptions): Promise<RazorpayLocal> {
  refuseBadKeys(options);
  const store = emptyStore();
  const snapshot = openSnapshot(options.statePath, store);
  const now = () => (options.clock ?? Date.now)() + store.clockOffset;
  const { changed } = snapshot;
  const { webhookUrl: url, webhookSecret: secret, retryDelaysMs } = options;
  const webhooks = new Webhooks({ store, url, secret, now, changed, retryDelaysMs });
  const ctx: Context = { options, store, webhooks, now, changed };
  const faults = new Faults();
  const control = createControl(ctx, faults);
  const token = options.controlToken || randomBytes(18).toString("base64url");
  const server = buildServer({ ctx, control, faults, token });
  const port = await listen(server, options.port ?? 0);
  webhooks.resume();
  const timer = setInterval(() => sweep(ctx), SWEEP_MS);
  timer.unref();
  const close = async () => {
    clearInterval(timer);
    webhooks.close();
    await stop(server);
    snapshot.flush();
  };
  return { origin: `http://127.0.0.1:${port}`, port, controlToken: token, control, close };
}

const SWEEP_MS = 30_000;

function refuseBadKeys({ keyId, keySecret, webhookSecret }: RazorpayLocalOptions): void {
  if (!/^rzp_test_\w+$/.test(keyId)) {
    throw new Error(
      "The stand-in takes a test key only: RAZORPAY_KEY_ID must begin with rzp_test_.",
    );
  }
  if (!keySecret || !webhookSecret) {
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
