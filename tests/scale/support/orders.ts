import { db } from "@/lib/db";
import type { World } from "@/tests/scale/support/mix";
import { until } from "@/tests/support/servers/stop-points";
import { expectBalancedBooks } from "@/tests/support/shop/books";

/** Asserts that everybody who was told so has one order, nobody else has any, and that money and stock agree. */
export async function expectExactOrders({ bought, waiting }: World): Promise<void> {
  const left = async () => (await db().webhookEvent.count({ where: { processedAt: null } })) === 0;
  // One that failed is tried again by the next minute's job.
  await until("webhooks are processed", left, 150_000);
  const buyers = bought.map(({ person }) => person.userId);
  const orders = await db().order.groupBy({
    by: ["userId"],
    where: { userId: { in: [...buyers, ...waiting.map(({ person }) => person.userId)] } },
    _count: true,
  });
  expect(orders.filter(({ _count }) => _count !== 1)).toEqual([]);
  expect(orders.map(({ userId }) => userId).sort()).toEqual(buyers.sort());
  await expectBalancedBooks();
}
