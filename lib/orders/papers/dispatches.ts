import "server-only";
import { Business } from "@/lib/accounts/business";
import type { Issuer } from "@/lib/company/registered";
import { company } from "@/lib/content/company";
import type { Prisma, Tx } from "@/lib/db";
import { paise } from "@/lib/money";
import { Delivery, purchaseOf } from "@/lib/orders/delivery/delivery";
import { PAYER_COLUMNS, payerOf, payOption } from "@/lib/orders/purchase/payer";
import type { TaxBuyer, TaxDelivery, TaxSeller } from "@/lib/tax/document";
import { isService, taxedLines, withShares } from "@/lib/tax/lines";
import { placeOfSupply, stateCodeOf } from "@/lib/tax/place";

/** Orders of one purchase that leave together to one place: the parts of their invoice, and the orders of its lines. */
export type Dispatch = {
  purchaseId: string;
  orders: Map<number, string>;
  parts: ReturnType<typeof partsOf>;
};

/** The dispatches of orders that leave in the same change; what was refunded as a whole has none. */
export async function dispatchesOf(
  tx: Tx,
  orderIds: readonly string[],
  issuer: Issuer,
): Promise<Dispatch[]> {
  const orders = await tx.order.findMany({ where: { id: { in: [...orderIds] } }, select: LEAVING });
  orders.sort((a, b) => (a.number < b.number ? -1 : 1));
  const leaving = orders.map((order) => leavingOf(order, issuer));
  const charged = leaving.filter(({ chargedPaise }) => chargedPaise > 0);
  return [...Map.groupBy(charged, ({ key }) => key).values()].flatMap((dispatch) => {
    const [first] = dispatch;
    if (!first) return [];
    return [
      {
        purchaseId: first.purchase.id,
        orders: new Map(dispatch.map(({ order }, index) => [index + 1, order.id])),
        parts: partsOf(issuer, dispatch, first),
      },
    ];
  });
}

const LEAVING = {
  ...{ id: true, number: true, totalPaise: true, cashFeePaise: true, sentTo: true },
  user: { select: { name: true } },
  line: {
    select: {
      ...{ name: true, model: true, hsn: true, uqc: true, gstRateBp: true },
      ...{ quantity: true, unitPaise: true, product: { select: { kind: true } } },
    },
  },
  purchase: {
    select: {
      ...{ id: true, address: true, deliveryAddress: true, phone: true, driverNote: true },
      ...{ business: true, buyerPan: true, ...PAYER_COLUMNS },
    },
  },
  refunds: { where: { state: { not: "failed" } }, select: { amountPaise: true } },
} as const satisfies Prisma.OrderSelect;

type Row = Prisma.OrderGetPayload<{ select: typeof LEAVING }>;
type Leaving = ReturnType<typeof leavingOf>;

function leavingOf(order: Row, issuer: Issuer) {
  const purchase = purchaseOf(order);
  const business = purchase.business === null ? null : Business.parse(purchase.business);
  const { address } = Delivery.pick({ address: true }).parse(purchase);
  const deliveryState = stateCodeOf(address.state) ?? null;
  const supply = placeOfSupply({
    sellerState: issuer.stateCode,
    buyerGstin: business?.gstin ?? null,
    deliveryState,
    // Redirected into another state since it was asked: the goods end there.
    shipTo: business?.use ?? "own_site",
    isInstalledAtSite: order.line.product.kind === "dc",
  });
  // Refunded before it left: never charged, so a discount.
  const discountPaise = order.refunds.reduce((sum, one) => sum + paise(one.amountPaise), 0);
  const feePaise = paise(order.cashFeePaise);
  return {
    ...{ order, purchase, business, address, supply, feePaise, discountPaise },
    stateCode: deliveryState ?? issuer.stateCode,
    chargedPaise: paise(order.totalPaise) + feePaise - discountPaise,
    key: JSON.stringify([purchase.id, supply.stateCode, address]),
  };
}

function partsOf(issuer: Issuer, dispatch: readonly Leaving[], first: Leaving) {
  const { purchase, supply } = first;
  return {
    ...{ kind: "tax_invoice" as const, prefix: issuer.prefix, seller: sellerOf(issuer) },
    ...partiesOf(first),
    ...{ supply, lines: taxedLines(draftsOf(dispatch), supply), original: null, reason: null },
    payment: {
      method: purchase.method === "cash" ? "Cash on delivery" : `Paid by ${payOption(purchase)}`,
      reference: payerOf(purchase)?.id ?? null,
    },
  };
}

/** The fee of the dispatch is spread over its lines by value; a discount is the order's own. */
function draftsOf(dispatch: readonly Leaving[]) {
  const feePaise = dispatch.reduce((sum, one) => sum + one.feePaise, 0);
  const lines = dispatch.map(({ order, discountPaise: ownDiscount }) => ({
    ...{ ...order.line, unitPaise: paise(order.line.unitPaise), ownDiscount },
    orderNumber: order.number,
  }));
  return withShares(lines, { feePaise, discountPaise: 0 }).map((line) => {
    const { name, model, hsn, uqc, quantity, unitPaise, gstRateBp: rateBp, orderNumber } = line;
    const isWork = isService(hsn);
    return {
      ...{ hsn, quantity, unitPaise, rateBp, orderNumber, feePaise: line.feePaise },
      description: name.includes(model) ? name : `${name}, ${model}`,
      isService: isWork,
      uqc: isWork ? "NA" : uqc,
      discountPaise: line.ownDiscount,
      serialNumbers: [],
    };
  });
}

function sellerOf({ address, city, pin, stateCode, ...issuer }: Issuer): TaxSeller {
  const { gstin, legalName, tradeName } = issuer;
  const { cin, phone, email } = company;
  return {
    ...{ gstin, legalName, tradeName, address, place: city, pin, stateCode },
    cin,
    phone,
    email,
  };
}

/** Who buys, and where it goes if that is not the buyer's own address. */
function partiesOf(one: Leaving): { buyer: TaxBuyer; delivery: TaxDelivery | null } {
  const { order, purchase, business, address, stateCode } = one;
  const { house_building, locality_street, landmark, city, pin } = address;
  const parts = [house_building, locality_street, landmark].filter(Boolean);
  const site = { address: parts.join(", "), place: city, pin, stateCode };
  // Rule 46 asks for neither phone number nor email, so a document that is kept for years has none.
  const contact = { pan: purchase.buyerPan, phone: null, email: null };
  if (!business) {
    return { buyer: { name: order.user.name, gstin: null, ...site, ...contact }, delivery: null };
  }
  const { gstin, legalName: name, billing } = business;
  if (!billing) return { buyer: { name, gstin, ...site, ...contact }, delivery: null };
  const own = { address: billing.address, place: billing.city, pin: billing.pin };
  return {
    buyer: { name, gstin, ...own, stateCode: gstin.slice(0, 2), ...contact },
    delivery: { name: order.user.name, ...site },
  };
}
