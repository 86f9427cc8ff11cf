import { db } from "@/lib/db";

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
