import "server-only";
import { dayCode, formatTime } from "@/lib/dates";
import type { Prisma } from "@/lib/db";
import { paise, rupeesFromPaise } from "@/lib/money";
import { purchaseOf } from "@/lib/orders/delivery/delivery";
import { taxOf } from "@/lib/orders/export/export-tax";
import { PAYER_COLUMNS, payOption } from "@/lib/orders/purchase/payer";
import { AddressSnapshot } from "@/lib/orders/purchase/snapshot";
import type { Entry, EntryKind } from "@/lib/orders/record/entries";
import { refundReasonWords } from "@/lib/orders/refund/rules";
import { cancellation } from "@/lib/orders/rules";
import { statusLabel } from "@/lib/orders/status/order-status";

const LINE = {
  name: true,
  model: true,
  hsn: true,
  gstRateBp: true,
  quantity: true,
  unitPaise: true,
} as const satisfies Prisma.PurchaseLineSelect;

export const EXPORT_ORDER = {
  id: true,
  number: true,
  status: true,
  cancelReason: true,
  cancelOtherReason: true,
  sentTo: true,
  line: { select: LINE },
} as const satisfies Prisma.OrderSelect;

export const EXPORT_PURCHASE = {
  ...PAYER_COLUMNS,
  id: true,
  deliveryAddress: true,
  address: true,
  phone: true,
  user: { select: { name: true, email: true, phone: true } },
  lines: { select: LINE },
} as const satisfies Prisma.PurchaseSelect;

export const EXPORT_REFUND = {
  id: true,
  state: true,
  way: true,
  reason: true,
  note: true,
  providerRefundId: true,
} as const satisfies Prisma.RefundSelect;

/** An entry with the rows that its line needs. */
export type ExportEntry = {
  entry: Entry;
  order: Prisma.OrderGetPayload<{ select: typeof EXPORT_ORDER }> | undefined;
  purchase: Prisma.PurchaseGetPayload<{ select: typeof EXPORT_PURCHASE }>;
  refund: Prisma.RefundGetPayload<{ select: typeof EXPORT_REFUND }> | undefined;
};

type Cells = (string | number)[];

/**
 * The column headers, in the order of `exportRow`. Amounts are numbers, so that a spreadsheet can add them
 * up.
 */
export const EXPORT_HEADS = [
  ...["Order", "Day", "Time", "Entry", "Status", "Product", "Model", "HSN", "Quantity"],
  ...["Unit price (₹)", "Amount (₹)", "GST rate (%)", "Taxable value (₹)", "GST (₹)"],
  ...["Place of supply", "Payment", "Payment id", "Paid (₹)", "Refunded (₹)", "Refund"],
  ...["Refund id", "Reason", "Customer", "Email", "Phone", "Deliver to", "PIN"],
];

/**
 * One entry as a line of the file; days and times in India. Each line is one entry of `entriesOf`, so over a
 * month Amount adds up to the net sales with cash fees, Taxable value plus GST equals Amount, Quantity is
 * the units of orders that are not canceled, and Paid minus Refunded is the money that stayed: online, or in
 * cash as far as it is recorded.
 */
export function exportRow(one: ExportEntry): Cells {
  const { entry, order, purchase } = one;
  const { user } = purchase;
  const { address, deliveryAddress, phone } = purchaseOf({
    sentTo: order?.sentTo ?? null,
    purchase,
  });
  const place = Place.parse(address);
  return [
    ...[order?.number ?? "", dayCode(entry.at), formatTime(entry.at), ENTRIES[entry.kind]],
    order ? statusLabel(order.status) : "No order",
    ...goodsCells(one),
    place.state,
    ...[payOption(purchase), entry.paymentId ?? ""],
    ...[rupeesFromPaise(entry.paid), rupeesFromPaise(entry.refunded)],
    ...refundCells(one),
    ...[user.name, user.email, phone ?? user.phone ?? "", deliveryAddress, place.pin],
  ];
}

const Place = AddressSnapshot.pick({ pin: true, state: true });

const ENTRIES: Record<EntryKind, string> = {
  order: "Order",
  cancellation: "Cancellation",
  cash_fee: "Cash fee",
  refund: "Refund",
  second_payment: "Second payment",
  payment: "Payment",
};

/** Product to GST: what the amount is for, and the tax within it. */
function goodsCells({ entry, order, purchase }: ExportEntry): Cells {
  const { kind, amount, whole } = entry;
  const line = whole ? undefined : order?.line;
  const sign = kind === "order" ? 1 : -1;
  const isUnits = kind === "order" || kind === "cancellation";
  const taxed = (line ? [line] : purchase.lines).map(({ unitPaise, ...rest }) => ({
    ...rest,
    unitPaise: paise(unitPaise),
  }));
  const { hsn, rateBp, taxable, gst } = taxOf(amount, taxed);
  return [
    ...[line?.name ?? "", line?.model ?? "", amount === 0 ? "" : hsn],
    ...(line && isUnits
      ? [sign * line.quantity, rupeesFromPaise(paise(line.unitPaise))]
      : ["", ""]),
    rupeesFromPaise(amount),
    amount === 0 || rateBp === null ? "" : rateBp / 100,
    ...[rupeesFromPaise(taxable), rupeesFromPaise(gst)],
  ];
}

/** Refund, its id at the provider, and the reason of the refund or cancellation. */
function refundCells({ entry, order, refund }: ExportEntry): Cells {
  if (!refund) {
    const hasReason = entry.kind === "order" || entry.kind === "cancellation";
    return ["", "", (hasReason && order && reasonOf(order)) || ""];
  }
  const { state, way, reason, note, providerRefundId } = refund;
  const words = refundReasonWords(reason);
  return [
    way === "payment" ? STATES[state] : WAYS[way],
    providerRefundId ?? "",
    note ? `${words}: ${note}` : words,
  ];
}

const STATES = { pending: "To be sent", sent: "Sent", processed: "Refunded", failed: "Failed" };
const WAYS = { transfer: "By bank transfer", not_collected: "Less to collect" };

function reasonOf({
  status,
  cancelReason,
  cancelOtherReason,
}: NonNullable<ExportEntry["order"]>): string {
  const order = {
    order_status: status,
    timeline: [],
    reasonforcancel: cancelReason,
    otherreasonforcancel: cancelOtherReason,
  };
  return cancellation(order)?.reason ?? "";
}
