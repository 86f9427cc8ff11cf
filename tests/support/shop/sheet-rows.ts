import { randomBytes } from "node:crypto";
import { db } from "@/lib/db";
import { paise } from "@/lib/money";

/** The head of a product file with the columns that a new product needs. */
export const HEADER = "name,model,price,quantity,product_color";
export const aName = () => `CSV ${randomBytes(5).toString("hex")}`;
export const newRow = (name: string, more = "") => `${name},DC04,"1,89,999",3,White${more}`;
/** The products of this name, with data sheet and movements. */
export const find = (name: string) =>
  db().product.findMany({
    where: { name },
    select: {
      id: true,
      slug: true,
      pricePaise: true,
      quantity: true,
      version: true,
      isListed: true,
      details: { select: { phase: true, ratedPower: true, outputVoltage: true } },
      movements: { select: { delta: true, reason: true, byId: true }, orderBy: { id: "asc" } },
    },
  });
/** The one product of this name. */
export const only = async (name: string) => {
  const [product, ...others] = await find(name);
  if (!product || others.length > 0) throw new Error(`${name} is not there once`);
  return { ...product, pricePaise: paise(product.pricePaise) };
};
/** How many rows there are of all that an import may write. */
export const countAll = () =>
  Promise.all([db().product.count(), db().auditEntry.count(), db().stockMovement.count()]);
