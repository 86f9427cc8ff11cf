import "server-only";
import { AppError } from "@/lib/call/errors";
import { wireFromDetails } from "@/lib/catalogue/details";
import { rateAt } from "@/lib/company/rates";
import { db, Prisma, type Tx } from "@/lib/db";
import { formatPaise, paise, sumLines } from "@/lib/money";
import type { Goods } from "@/lib/orders/purchase/goods";
import { unitsOf } from "@/lib/orders/purchase/purchase-lines";
import { purchaseProblem } from "@/lib/orders/rules";
import { rows } from "@/lib/sql";
import { isUuid } from "@/lib/uuid";

/** A line as frozen into a purchase; prices in paise. */
export type QuotedLine = {
  productId: string;
  name: string;
  model: string;
  imageBase: string | null;
  details: Record<string, string | null>;
  unitPaise: number;
  quantity: number;
  hsn: string;
  uqc: string;
  gstRateBp: number;
  cashAllowed: boolean;
};
export type Quote = { lines: QuotedLine[]; totalPaise: number };

/**
 * Prices the goods with the server's current prices.
 * @throws AppError cart_empty; not_found for an unknown product; out_of_stock for one that is no longer
 * sold; purchase_limit.
 */
export async function quote(goods: readonly Goods[], tx: Tx = db()): Promise<Quote> {
  if (goods.length === 0) throw new AppError("cart_empty", "Your cart is empty.");
  const products = await findProducts(
    tx,
    goods.map(({ productId }) => productId),
  );
  const lines = goods.map((one) => quoteLine(products.get(one.productId), one.quantity));
  const totalPaise = sumLines(lines);
  const problem = purchaseProblem(totalPaise);
  if (problem) throw new AppError("purchase_limit", problem);
  return { lines, totalPaise };
}

/** @throws AppError price_changed if the total differs from the one the customer saw. */
export function assertSeen(totalPaise: number, seenPaise: number | undefined): void {
  if (seenPaise === undefined || seenPaise === totalPaise) return;
  const message = `The total has changed to ${formatPaise(totalPaise)}. Please check your cart and try again.`;
  throw new AppError("price_changed", message);
}

/** The client's lines, with duplicates of a product merged. */
export function mergeLines(wanted: readonly { productid: string; quantity: number }[]): Goods[] {
  return [...unitsOf(wanted)].map(([productId, quantity]) => ({ productId, quantity }));
}

/** The rate is that of today's row for the code, or else the product's own. */
async function findProducts(tx: Tx, ids: string[]): Promise<Map<string, ProductRow>> {
  const found = await rows<ProductRow>(
    tx,
    Prisma.sql`
      SELECT id, name, model, "pricePaise", "isListed", hsn, uqc, "cashAllowed",
        coalesce(${rateAt(Prisma.sql`p.hsn`, new Date())}, p."gstRateBp") AS "gstRateBp",
        (SELECT to_jsonb(d) - 'productId' FROM "ProductDetails" d WHERE d."productId" = p.id) AS details,
        (SELECT base FROM "ProductImage" i WHERE i."productId" = p.id
          ORDER BY i.position LIMIT 1) AS "imageBase"
      FROM "Product" p WHERE id = ANY(${ids.filter(isUuid)}::uuid[])`,
  );
  return new Map(found.map((row) => [row.id, row]));
}

function quoteLine(row: ProductRow | undefined, quantity: number): QuotedLine {
  if (!row) throw new AppError("not_found", "A product in your cart is not on sale any more.");
  if (!row.isListed) throw new AppError("out_of_stock", `No stock available for ${row.name}`);
  const { id, name, model, imageBase, pricePaise, hsn, uqc, gstRateBp, cashAllowed, details } = row;
  return {
    productId: id,
    name,
    model,
    imageBase,
    details: details ? wireFromDetails(details) : {},
    unitPaise: paise(pricePaise),
    quantity,
    hsn,
    uqc,
    gstRateBp,
    cashAllowed,
  };
}

type ProductRow = {
  id: string;
  name: string;
  model: string;
  pricePaise: bigint;
  isListed: boolean;
  hsn: string;
  uqc: string;
  gstRateBp: number;
  cashAllowed: boolean;
  details: Parameters<typeof wireFromDetails>[0] | null;
  imageBase: string | null;
};
