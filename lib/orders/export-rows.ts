import "server-only";
import { dayCode, formatTime } from "@/lib/dates";
import type { Prisma } from "@/lib/db";
import { paise, rupeesFromPaise } from "@/lib/money";
import { purchaseOf } from "@/lib/orders/delivery";
import { payOption } from "@/lib/orders/rows";
import { cancellation, statusLabel } from "@/lib/orders/rules";
import { AddressSnapshot } from "@/lib/orders/snapshot";

export const EXPORT_COLUMNS = {
  id: true,
  number: true,
  placedAt: true,
  status: true,
  totalPaise: true,
  cancelReason: true,
  cancelOtherReason: true,
  sentTo: true,
  line: { select: { name: true, model: true, quantity: true, unitPaise: true } },
  user: { select: { name: true, email: true, phone: true } },
  purchase: {
    select: {
      method: true,
      deliveryAddress: true,
      phone: true,
      address: true,
      payments: { where: { captured: true }, select: { id: true, method: true }, take: 1 },
    },
  },
  refund: { select: { state: true, amountPaise: true } },
} as const satisfies Prisma.OrderSelect;

/** The heads of the columns, in the order of `exportRow`. Amounts are numbers, so that a sheet can add them up. */
export const EXPORT_HEADS = [
  ...["Order", "Day", "Time", "Status", "Product", "Model", "Quantity", "Unit price (₹)"],
  ...["Amount (₹)", "Payment", "Payment id", "Customer", "E-mail", "Phone", "Deliver to", "PIN"],
  ...["Reason for cancellation", "Refund", "Refunded (₹)"],
];

type ExportRow = Prisma.OrderGetPayload<{ select: typeof EXPORT_COLUMNS }>;

const Pin = AddressSnapshot.pick({ pin: true });

/** One order as a line of the file; days and times are those of India. */
export function exportRow(row: ExportRow): (string | number)[] {
  const { line, user, refund } = row;
  const purchase = purchaseOf(row);
  const payment = purchase.payments[0];
  return [
    ...[row.number, dayCode(row.placedAt), formatTime(row.placedAt), statusLabel(row.status)],
    ...[line.name, line.model, line.quantity, rupeesFromPaise(paise(line.unitPaise))],
    rupeesFromPaise(paise(row.totalPaise)),
    ...[payOption(purchase), payment?.id ?? ""],
    ...[user.name, user.email, purchase.phone ?? user.phone ?? "", purchase.deliveryAddress],
    Pin.parse(purchase.address).pin,
    reasonOf(row),
    ...(refund ? [refund.state, rupeesFromPaise(paise(refund.amountPaise))] : ["", ""]),
  ];
}

function reasonOf({ status, cancelReason, cancelOtherReason }: ExportRow): string {
  const order = {
    order_status: status,
    timeline: [],
    reasonforcancel: cancelReason,
    otherreasonforcancel: cancelOtherReason,
  };
  return cancellation(order)?.reason ?? "";
}
