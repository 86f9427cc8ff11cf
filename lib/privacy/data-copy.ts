import "server-only";
import { z } from "zod";
import { messagesOf } from "@/lib/accounts/admin/messages-from";
import { businessView } from "@/lib/accounts/business";
import * as contract from "@/lib/accounts/contract";
import {
  ADDRESS_COLUMNS,
  addressFromRow,
  PROFILE_COLUMNS,
  profileFromRow,
} from "@/lib/accounts/mapper";
import { pictureOf } from "@/lib/accounts/pictures";
import { db, type Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { paise } from "@/lib/money";
import { givenSupply, SUPPLY_COLUMNS } from "@/lib/orders/purchase/supply";
import { paymentsOf, tracesOf } from "@/lib/privacy/payment-copy";

export const getPersonalData = serve(contract.getPersonalData, async ({ userId }) => {
  const [user, addresses, orders, reports, lines, sessions, papers] = await db().$transaction([
    db().user.findUniqueOrThrow({ where: { id: userId }, select: PROFILE_COLUMNS }),
    db().address.findMany({ where: { userId }, select: ADDRESS_COLUMNS, orderBy: OLDEST }),
    db().order.findMany({ where: { userId }, select: ORDER, orderBy: { placedAt: "asc" } }),
    db().chargerReport.findMany({ where: { userId }, select: REPORT, orderBy: OLDEST }),
    db().cartLine.findMany({ where: { cart: { userId } }, select: LINE, orderBy: OLDEST }),
    db().session.findMany({ where: { userId }, select: SESSION, orderBy: OLDEST }),
    db().taxDocument.findMany({
      where: { purchase: { userId } },
      select: { kind: true, number: true, issuedAt: true, document: true },
      orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
    }),
  ]);
  return {
    created_at: new Date(),
    profile: profileFromRow(user, await pictureOf(user.pictureKey)),
    addresses: addresses.map(addressFromRow),
    orders: orders.map(orderFromRow),
    tax_documents: papers.map(({ issuedAt: issued_at, document, ...paper }) => {
      return { ...paper, issued_at, document: document as Record<string, unknown> };
    }),
    charger_reports: reports.map(({ order, createdAt, doneAt, ...rest }) => {
      return { ...rest, order_number: order.number, sent_at: createdAt, done_at: doneAt };
    }),
    cart: lines.map(({ product, quantity, createdAt }) => {
      return { product_name: product.name, quantity, added_at: createdAt };
    }),
    sessions: sessions.map(sessionFromRow),
    ...(await messagesOf({ ...user, id: userId })),
    ...(await paymentsOf(userId)),
    ...(await tracesOf(userId)),
  };
});

const OLDEST = { createdAt: "asc" } as const;

const ORDER = {
  id: true,
  number: true,
  sentTo: true,
  carrierName: true,
  trackingNumber: true,
  totalPaise: true,
  status: true,
  cancelReason: true,
  cancelOtherReason: true,
  placedAt: true,
  line: { select: { name: true, model: true, quantity: true, unitPaise: true } },
  purchase: {
    select: {
      method: true,
      deliveryAddress: true,
      phone: true,
      driverNote: true,
      ...SUPPLY_COLUMNS,
      business: true,
      buyerPan: true,
      redirections: {
        select: { at: true, orderIds: true, before: true },
        orderBy: [{ at: "asc" }, { id: "asc" }],
      },
    },
  },
} as const satisfies Prisma.OrderSelect;

function orderFromRow(row: Prisma.OrderGetPayload<{ select: typeof ORDER }>) {
  const { line, purchase } = row;
  const earlier = purchase.redirections.filter(({ orderIds }) => orderIds.includes(row.id));
  return {
    order_number: row.number,
    product_name: line.name,
    product_model: line.model,
    quantity_ordered: line.quantity,
    unit_price: paise(line.unitPaise),
    total_amount: paise(row.totalPaise),
    payment_option: purchase.method,
    order_status: row.status,
    ...deliveryFields(row.sentTo ?? purchase),
    supply: givenSupply(purchase),
    carrier: row.carrierName,
    tracking_number: row.trackingNumber,
    earlier_deliveries: earlier.map(({ at, before }) => ({ ...deliveryFields(before), until: at })),
    purchase_time: row.placedAt,
    reasonforcancel: row.cancelReason,
    otherreasonforcancel: row.cancelOtherReason,
    business: businessView(purchase.business),
    pan: purchase.buyerPan,
  };
}

/** A delivery of a purchase, or as stored before a change. */
const Delivery = z.object({
  deliveryAddress: z.string(),
  phone: z.string().nullable(),
  driverNote: z.string().nullable(),
});

function deliveryFields(kept: unknown) {
  const { deliveryAddress, phone, driverNote } = Delivery.parse(kept);
  return { deliveryaddress: deliveryAddress, phone_number: phone, driver_note: driverNote };
}

const REPORT = {
  reference: true,
  serial: true,
  location: true,
  issue: true,
  state: true,
  createdAt: true,
  doneAt: true,
  order: { select: { number: true } },
} as const satisfies Prisma.ChargerReportSelect;

const LINE = {
  quantity: true,
  createdAt: true,
  product: { select: { name: true } },
} as const satisfies Prisma.CartLineSelect;

// Without the session id, hashed or not: it is a credential.
const SESSION = {
  audience: true,
  userAgent: true,
  createdAt: true,
  lastSeenAt: true,
  expiresAt: true,
  revokedAt: true,
} as const satisfies Prisma.SessionSelect;

function sessionFromRow(row: Prisma.SessionGetPayload<{ select: typeof SESSION }>) {
  return {
    audience: row.audience,
    user_agent: row.userAgent,
    created_at: row.createdAt,
    last_seen_at: row.lastSeenAt,
    expires_at: row.expiresAt,
    revoked_at: row.revokedAt,
  };
}
