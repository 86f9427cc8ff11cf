import "server-only";
import { issuerAt } from "@/lib/company/registered";
import type { Tx } from "@/lib/db";
import { balancesOf } from "@/lib/orders/papers/balances";
import { dispatchesOf } from "@/lib/orders/papers/dispatches";
import { advancesFor } from "@/lib/orders/papers/receipt";
import { writeDocument } from "@/lib/orders/papers/write";

/**
 * Makes the tax invoices of orders that have just left: one for those of a purchase, which leave together (rule 46;
 * section 31 has it issued before the goods are removed). Nothing is made while no registration is valid, nor for an
 * order whose invoice still stands. An invoice of services uses the advance that was paid for them. Call it when
 * everything else of the change is written: the series is locked last.
 */
export async function invoiceDispatch(
  tx: Tx,
  orderIds: readonly string[],
  clock = () => new Date(),
): Promise<void> {
  if (orderIds.length === 0) return;
  const issuer = await issuerAt(tx, clock());
  if (!issuer) return;
  const standing = await balancesOf(tx, orderIds);
  const ids = orderIds.filter((id) => !standing.has(id));
  for (const { purchaseId, orders, parts } of await dispatchesOf(tx, ids, issuer)) {
    const services = parts.lines.filter((line) => line.isService);
    const paid = services.flatMap(({ position }) => orders.get(position) ?? []);
    const advances = paid.length > 0 ? await advancesFor(tx, paid, issuer) : [];
    const about = { purchaseId, invoiceId: null, orders };
    await writeDocument(tx, { ...parts, advances }, about, clock);
  }
}
