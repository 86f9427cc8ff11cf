import { type ChargerFile, readChargers } from "@/lib/catalogue/charging/charger-files";
import type { Tx } from "@/lib/db";
import { paiseFromRupees } from "@/lib/money";

/**
 * Adds the chargers whose slug is not there yet and answers how many. What is there belongs to the
 * people who run the shop: neither price nor stock nor any word of it is touched.
 */
export async function seedCatalogue(tx: Tx): Promise<number> {
  const chargers = readChargers();
  const known = await tx.product.findMany({
    where: { slug: { in: chargers.map(({ slug }) => slug) } },
    select: { slug: true },
  });
  const slugs = new Set(known.map(({ slug }) => slug));
  const missing = chargers.filter(({ slug }) => !slugs.has(slug));
  for (const charger of missing) await addCharger(tx, charger);
  return missing.length;
}

async function addCharger(tx: Tx, charger: ChargerFile): Promise<void> {
  const { price, mrp, pictures, details, ...fields } = charger;
  await tx.product.create({
    data: {
      ...fields,
      pricePaise: paiseFromRupees(price),
      mrpPaise: mrp === undefined ? null : paiseFromRupees(mrp),
      hsn: CHARGER_HSN,
      gstRateBp: CHARGER_GST_BP,
      details: { create: details },
      images: { create: pictures.map((picture, position) => ({ ...picture, position })) },
      movements: {
        create: { delta: fields.quantity, reason: "received", note: "Opening stock" },
      },
    },
    select: { id: true },
  });
}

/** Tariff item 8504 40 30, battery chargers: 5 % GST. */
const CHARGER_HSN = "85044030";
const CHARGER_GST_BP = 500;
