import { db } from "@/lib/db";
import { aProduct } from "@/tests/support/shop/builders";

/** Only products that the file's own tests make are on sale while they run. */
export function sellOwnRangeOnly(): void {
  let others: string[];

  beforeAll(async () => {
    const listed = await db().product.findMany({ where: { isListed: true }, select: { id: true } });
    others = listed.map(({ id }) => id);
    await db().product.updateMany({ data: { isListed: false } });
  });

  afterAll(async () => {
    await db().product.updateMany({ data: { isListed: false } });
    await db().product.updateMany({ where: { id: { in: others } }, data: { isListed: true } });
  });
}

/** A charger on sale of that power, W, and price, paise. */
export async function aCharger(ratedPowerW: number, pricePaise: number, quantity = 10) {
  const { id } = await aProduct({ pricePaise, quantity });
  return db().product.update({ where: { id }, data: { ratedPowerW } });
}
