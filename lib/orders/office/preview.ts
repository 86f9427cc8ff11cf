import "server-only";
import { AppError } from "@/lib/call/errors";
import { lineProblem } from "@/lib/cart/rules";
import { cashOfToday } from "@/lib/cash/person-day";
import { cashProblem } from "@/lib/cash/rules";
import { readCashSettings } from "@/lib/cash/service";
import { db, type Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { paise, sumLines } from "@/lib/money";
import { onlineProblemNow } from "@/lib/online/service";
import * as contract from "@/lib/orders/office/contract";
import { purchaseProblem } from "@/lib/orders/rules";
import { isUuid } from "@/lib/uuid";

export const previewOrder = serve(contract.previewOrder, async (_actor, input) => {
  const { products, user_id: userId } = input;
  const ids = products.map(({ productid }) => productid).filter(isUuid);
  const rows = await db().product.findMany({ where: { id: { in: ids } }, select: COLUMNS });
  const known = new Map(rows.map((row) => [row.id, row]));
  const wanted = products.map(({ productid, quantity }) => {
    const row = known.get(productid);
    if (!row) throw new AppError("not_found", "A product of this order does not exist any more.");
    return { row, quantity };
  });
  const total = sumLines(
    wanted.map(({ row, quantity }) => ({ unitPaise: paise(row.pricePaise), quantity })),
  );
  const settings = await readCashSettings(db());
  const goods = { totalPaise: total, lines: wanted.map(({ row }) => row) };
  const cash = cashProblem({ ...goods, settings, dayPaise: await dayOf(userId) });
  return {
    lines: wanted.map(lineFrom),
    total,
    problem: purchaseProblem(total),
    cash: { problem: cash, fee: settings.fee },
    online: { problem: await onlineProblemNow(db(), total) },
  };
});

/** The cash of today that counts towards the customer's legal limit, besides this order. */
async function dayOf(userId: string | undefined): Promise<number> {
  if (!userId) return 0;
  const user = await db().user.findUnique({ where: { id: userId }, select: { phone: true } });
  return user ? cashOfToday(db(), { userId, phone: user.phone }) : 0;
}

const COLUMNS = {
  id: true,
  name: true,
  pricePaise: true,
  quantity: true,
  isListed: true,
  cashAllowed: true,
} as const satisfies Prisma.ProductSelect;

type Wanted = { row: Prisma.ProductGetPayload<{ select: typeof COLUMNS }>; quantity: number };

function lineFrom({ row, quantity }: Wanted) {
  const { id, name, pricePaise, quantity: available, isListed } = row;
  return {
    productid: id,
    product_name: name,
    quantity,
    unit_price: paise(pricePaise),
    available,
    problem: lineProblem({ is_listed: isListed, available, quantity }),
  };
}
