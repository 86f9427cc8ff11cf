import "server-only";
import { dayCode, dayColumn } from "@/lib/dates";
import type { Prisma, Tx } from "@/lib/db";

const SELLER = {
  ...{ gstin: true, legalName: true, tradeName: true, address: true, city: true, pin: true },
  ...{ stateCode: true, prefix: true },
} as const satisfies Prisma.TaxRegistrationSelect;

/** The registration that issues documents. */
export type Issuer = Prisma.TaxRegistrationGetPayload<{ select: typeof SELLER }>;

/**
 * The registration that issues the documents of a moment: of those valid on its day in India the one that began last.
 * Null if there is none: who is not registered may not issue a tax invoice.
 */
export function issuerAt(tx: Tx, moment: Date): Promise<Issuer | null> {
  const day = dayColumn(dayCode(moment));
  return tx.taxRegistration.findFirst({
    where: { validFrom: { lte: day }, OR: [{ validTo: null }, { validTo: { gte: day } }] },
    orderBy: [{ validFrom: "desc" }, { id: "desc" }],
    select: SELLER,
  });
}

/** The registration of a GSTIN, valid or not. */
export function issuerOf(tx: Tx, gstin: string): Promise<Issuer> {
  return tx.taxRegistration.findUniqueOrThrow({ where: { gstin }, select: SELLER });
}
