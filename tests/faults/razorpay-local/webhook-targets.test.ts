/** @jest-environment node */

import {
  KEYS,
  paidAt,
  type Received,
  startReceiver,
  until,
  withReceiver,
} from "@/tests/support/servers/razorpay-local";
import { sign } from "../../../packages/razorpay-local/http/signature";

const HOUR_MS = 3_600_000;

const idsOf = (received: Received[]) =>
  received.map(({ headers }) => String(headers["x-razorpay-event-id"])).toSorted();

test("every address gets its subscribed events under the same ids, signed with its own secret", async () => {
  const second = await startReceiver();
  const third = await startReceiver();
  const webhooks = [
    { url: second.url, secret: "another" },
    { url: third.url, events: ["order.paid"] },
  ];
  await withReceiver(
    async (local, first) => {
      await paidAt(local);
      await local.control.webhooksIdle();
      expect(first.received).toHaveLength(3);
      expect(idsOf(second.received)).toEqual(idsOf(first.received));
      expect(third.received.map(({ body }) => JSON.parse(body).event)).toEqual(["order.paid"]);
      const signatures = [first, second, third].map(({ received: [one] }) => [
        one?.headers["x-razorpay-signature"],
        one?.body ?? "",
      ]);
      const secrets = [KEYS.webhookSecret, "another", KEYS.webhookSecret];
      for (const [at, [signature, body = ""]] of signatures.entries()) {
        expect(signature).toBe(sign(String(body), secrets[at] ?? ""));
      }
    },
    { webhooks },
  );
  await second.close();
  await third.close();
});

test("an address that fails for 24 hours is disabled and must be enabled by hand", async () => {
  const statuses = Array.from({ length: 30 }, () => 500);
  await withReceiver(
    async (local, { received }) => {
      const { control } = local;
      const [target] = control.webhooks();
      expect(target).toMatchObject({ status: "enabled", failingSince: null });
      await paidAt(local, {}, { outcome: "authorized" });
      await until(() => control.webhooks()[0]?.failingSince !== null);
      control.clock.advance(23 * HOUR_MS);
      await until(() => received.length === 2);
      await control.webhooksIdle();
      expect(control.webhooks()).toMatchObject([{ status: "enabled" }]);
      control.clock.advance(HOUR_MS);
      await until(() => control.webhooks()[0]?.status === "disabled");
      expect(control.events()).toMatchObject([{ state: "given_up" }]);
      const before = received.length;
      await paidAt(local);
      await control.webhooksIdle();
      expect(received).toHaveLength(before);
      expect(control.events().at(-1)).toMatchObject({ state: "not_sent" });
      statuses.length = 0;
      control.enableWebhooks();
      await paidAt(local, {}, { outcome: "authorized" });
      await until(() => control.events().at(-1)?.state === "delivered");
      expect(control.webhooks()).toMatchObject([{ status: "enabled", failingSince: null }]);
    },
    { statuses, retryDelaysMs: [23 * HOUR_MS, HOUR_MS, HOUR_MS] },
  );
});

test("one success between failures keeps an address enabled", async () => {
  const statuses = [500, 200, 500];
  await withReceiver(
    async (local) => {
      const { control } = local;
      await paidAt(local, {}, { outcome: "authorized" });
      await until(() => control.webhooks()[0]?.failingSince !== null);
      control.clock.advance(20 * HOUR_MS);
      await until(() => control.events()[0]?.state === "delivered");
      control.clock.advance(20 * HOUR_MS);
      await paidAt(local, {}, { outcome: "authorized" });
      await until(() => control.webhooks()[0]?.failingSince !== null);
      expect(control.webhooks()).toMatchObject([{ status: "enabled" }]);
    },
    { statuses, retryDelaysMs: [20 * HOUR_MS] },
  );
});

test("phpEscape off: sends plain JSON", async () => {
  await withReceiver(async (local, { received }) => {
    local.control.setKnobs({ phpEscape: false });
    await paidAt(local, { notes: { place: "Pune ₹ a/b" } });
    await local.control.webhooksIdle();
    expect(received.some(({ body }) => body.includes("Pune ₹ a/b"))).toBe(true);
  });
});
