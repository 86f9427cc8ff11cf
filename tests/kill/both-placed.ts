import { db } from "@/lib/db";
import { expectBalance } from "@/tests/kill/balance";
import type { Buyer, Stage } from "@/tests/kill/stage";
import { type Paid, placed, reconcileNow, webhooksArrive } from "@/tests/kill/steps";

/** The browser of the first asks again, the second's never does: the provider's webhook finds it. */
export async function expectBothPlaced(stage: Stage, back: Buyer, paid: Paid, gone: Buyer) {
  expect(await paid.verify()).toMatchObject({ status: 200, body: { state: "placed" } });
  await webhooksArrive(stage);
  await placed(gone);
  await reconcileNow(back);
  await reconcileNow(gone);
  await expectPlaced(stage, back);
  await expectPlaced(stage, gone);
}

/** One order, one mail, an empty cart, and the books balance. */
async function expectPlaced(stage: Stage, buyer: Buyer): Promise<void> {
  await expectBalance(stage, buyer, 1);
  const cart = { userId: buyer.userId };
  expect(await db().cartLine.count({ where: { cart } })).toBe(0);
  expect(await db().outboxMail.count({ where: { to: buyer.email } })).toBe(1);
}
