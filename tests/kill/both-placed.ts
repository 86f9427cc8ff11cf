import { db } from "@/lib/db";
import { expectBalance } from "@/tests/kill/balance";
import type { Buyer, Stage } from "@/tests/kill/stage";
import { type Paid, placed, reconcileNow, webhooksArrive } from "@/tests/kill/steps";

/** The first buyer's browser asks again; the second's never does, so the webhook settles it. */
export async function expectBothPlaced(stage: Stage, returning: Buyer, paid: Paid, absent: Buyer) {
  expect(await paid.verify()).toMatchObject({ status: 200, body: { state: "placed" } });
  await webhooksArrive(stage);
  await placed(absent);
  await reconcileNow(returning);
  await reconcileNow(absent);
  await expectPlaced(stage, returning);
  await expectPlaced(stage, absent);
}

/** Asserts one order, one mail, an empty cart and balanced books. */
async function expectPlaced(stage: Stage, buyer: Buyer): Promise<void> {
  await expectBalance(stage, buyer, 1);
  const cart = { userId: buyer.userId };
  expect(await db().cartLine.count({ where: { cart } })).toBe(0);
  expect(await db().outboxMail.count({ where: { to: buyer.email } })).toBe(1);
}
