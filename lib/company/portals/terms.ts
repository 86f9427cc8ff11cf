import "server-only";
import { dayOf } from "@/lib/dates";
import { Prisma, type Tx } from "@/lib/db";
import { paise } from "@/lib/money";
import { rows } from "@/lib/sql";
import type { EInvoiceTerms } from "@/lib/tax/einvoice/duty";
import type { EwayLimit } from "@/lib/tax/eway/duty";

/** What the shop tells the portals of the government; everything is off in a new shop. */
export type PortalTerms = EInvoiceTerms & {
  /** PEM of the key by which the e-invoice portal signs; null until it is entered. */
  key: string | null;
  /** From this day on a delivery elsewhere names its GSTIN; null while the rule is on hold. */
  shipToFrom: string | null;
  /** Whether a consignment above its state's limit needs an e-way bill to leave. */
  asksEway: boolean;
};

const OFF: PortalTerms = {
  ...{ from: null, reportDays: null, key: null, shipToFrom: null },
  asksEway: false,
};

/** The terms as set. */
export function readTerms(tx: Tx): Promise<PortalTerms> {
  return terms(tx, Prisma.empty);
}

/** The terms, which stay as they are until the transaction ends: a document is issued under them. */
export function holdTerms(tx: Tx): Promise<PortalTerms> {
  return terms(tx, Prisma.sql`FOR KEY SHARE`);
}

type Row = {
  einvoiceFrom: Date | null;
  einvoiceDays: number | null;
  einvoiceKey: string | null;
  shipToFrom: Date | null;
  asksEway: boolean;
};

async function terms(tx: Tx, hold: Prisma.Sql): Promise<PortalTerms> {
  const [row] = await rows<Row>(
    tx,
    Prisma.sql`SELECT "einvoiceFrom", "einvoiceDays", "einvoiceKey", "shipToFrom", "asksEway"
      FROM "ShopSettings" WHERE id = 1 ${hold}`,
  );
  if (!row) return OFF;
  const { einvoiceFrom, einvoiceDays: reportDays, einvoiceKey: key, shipToFrom, asksEway } = row;
  return {
    ...{ reportDays, key, asksEway },
    from: einvoiceFrom && dayOf(einvoiceFrom),
    shipToFrom: shipToFrom && dayOf(shipToFrom),
  };
}

/** The limits of the states, in paise. */
export async function readEwayLimits(tx: Tx): Promise<EwayLimit[]> {
  const found = await tx.ewayLimit.findMany({
    select: { stateCode: true, validFrom: true, limitPaise: true },
  });
  return found.map(({ stateCode, validFrom, limitPaise }) => {
    return { stateCode, from: dayOf(validFrom), limitPaise: paise(limitPaise) };
  });
}
