import "server-only";
import { readEwayLimits, readTerms } from "@/lib/company/portals/terms";
import { issuerAt } from "@/lib/company/registered";
import { dayCode } from "@/lib/dates";
import type { Prisma, Tx } from "@/lib/db";
import { balancesOf } from "@/lib/orders/papers/balances";
import { dispatchesOf } from "@/lib/orders/papers/dispatches";
import { TaxDocument } from "@/lib/tax/document";
import {
  type Consignment,
  type EwayLimit,
  goodsPaise,
  limitOf,
  needsEway,
} from "@/lib/tax/eway/duty";

const BILL = {
  ...{ transport: true, number: true, validTill: true, waiver: true },
} as const satisfies Prisma.EwayBillSelect;

/** An order's goods on their way, and their e-way bill if anything is known of it. */
export type OrderConsignment = {
  goodsPaise: number;
  limitPaise: number;
  /** Above the limit. */
  isNeeded: boolean;
  /** The invoice that stands; null before it is made. */
  invoice: { id: string; document: TaxDocument } | null;
  bill: Prisma.EwayBillGetPayload<{ select: typeof BILL }> | null;
};

/**
 * The consignment of an order: its invoice, or what will be one together with those of `alongside` that go to the same
 * place. Null while e-way bills are off, the shop is not registered, or nothing is charged.
 */
export async function consignmentOf(
  tx: Tx,
  orderId: string,
  alongside: readonly string[] = [],
): Promise<OrderConsignment | null> {
  if (!(await readTerms(tx)).asksEway) return null;
  const limits = await readEwayLimits(tx);
  const standing = await balancesOf(tx, [orderId, ...alongside]);
  const own = standing.get(orderId);
  if (own) return invoiced(tx, own.invoiceId, limits);
  const issuer = await issuerAt(tx, new Date());
  if (!issuer) return null;
  const ids = [orderId, ...alongside.filter((id) => !standing.has(id))];
  const dispatches = await dispatchesOf(tx, [...new Set(ids)], issuer);
  const found = dispatches.find(({ orders }) => [...orders.values()].includes(orderId));
  if (!found) return null;
  const worth = worthOf({ ...found.parts, day: dayCode(new Date()) }, limits);
  return { ...worth, invoice: null, bill: null };
}

async function invoiced(
  tx: Tx,
  id: string,
  limits: readonly EwayLimit[],
): Promise<OrderConsignment> {
  const row = await tx.taxDocument.findUniqueOrThrow({
    where: { id },
    select: { document: true, ewayBill: { select: BILL } },
  });
  const document = TaxDocument.parse(row.document);
  return { ...worthOf(document, limits), invoice: { id, document }, bill: row.ewayBill };
}

function worthOf(consignment: Consignment, limits: readonly EwayLimit[]) {
  return {
    goodsPaise: goodsPaise(consignment),
    limitPaise: limitOf(consignment, limits),
    isNeeded: needsEway(consignment, limits),
  };
}
