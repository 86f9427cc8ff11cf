import { formatPaise } from "@/lib/money";
import type { AdminOrder } from "@/lib/orders/contract";
import type { OrderRecord, OrderRefund } from "@/lib/orders/record/record-view";
import { type Goods, goodsChoices, unitWords } from "@/lib/orders/refund/rules";
import { isAway } from "@/lib/orders/status/order-status";

export const REFUND_FAILURE = "The refund could not be made. Please try again.";
export const ARRIVAL_FAILURE = "The units could not be recorded. Please try again.";

type Choice = { value: Goods; label: string };

/** What a refund can be for: money only, or units that are returned. `there` is how many units can be. */
export function refundChoices(order: Pick<AdminOrder, "order_status">, there: number): Choice[] {
  const isOut = isAway(order.order_status);
  const label = isOut ? OUT : HERE;
  const units = there > 0 ? goodsChoices(order.order_status) : [];
  return [
    { value: "stays", label: isOut ? "Money alone, nothing comes back" : SENT },
    ...units
      .filter((goods) => goods !== "stays")
      .map((value) => ({ value, label: label[value] ?? value })),
  ];
}

const SENT = "Money alone, everything is sent";
const OUT: Partial<Record<Goods, string>> = {
  coming: "Units that come back to us",
  sellable: "Units that are back and can be sold",
  damaged: "Units that are back, damaged",
};
const HERE: Partial<Record<Goods, string>> = {
  sellable: "Units that are not sent: back into stock",
  damaged: "Units that are not sent: damaged",
};

/** What can happen to the units of a parcel that was not delivered. */
export const BACK_CHOICES = [
  { value: "coming", label: "They come back to us" },
  { value: "sellable", label: "They are back and can be sold" },
  { value: "damaged", label: "They are back, damaged" },
] as const;

/** What can happen to the units of an order that is canceled after it was shipped. */
export const CANCEL_CHOICES: readonly Choice[] = [
  ...BACK_CHOICES,
  { value: "stays", label: "The customer keeps them" },
];

export const ARRIVAL_CHOICES = [
  { value: "sellable", label: "They can be sold: back into stock" },
  { value: "damaged", label: "They are damaged" },
  { value: "lost", label: "They never arrived and will not" },
] as const;

/** Says how the refund will be paid, before it is made. `left` in paise. */
export function refundWayWords(order: Pick<AdminOrder, "cash">, left: number): string {
  const most = `At most ${formatPaise(left)} can go back.`;
  if (order.cash === null) {
    return `${most} It goes back the way it was paid, usually within 5 to 7 working days.`;
  }
  return order.cash.state === "received"
    ? `${most} It was paid in cash: please send it by bank transfer. Here it is only recorded.`
    : `${most} The cash is not recorded as received: that much less is due.`;
}

/** Units on their way back, or still with the customer after a cancellation; undefined if there are none. */
export function unitsOutWords(record: OrderRecord): string | undefined {
  const { units_out: out, units_coming: coming, order } = record;
  if (coming > 0) return `${unitWords(coming)} ${coming === 1 ? "is" : "are"} on the way back.`;
  if (order.order_status !== "canceled" || out === 0) return undefined;
  return `${unitWords(out)} ${out === 1 ? "is" : "are"} with the customer.`;
}

/** State of a refund as text. */
export function refundStateWords({ state, way }: Pick<OrderRefund, "state" | "way">): string {
  if (way === "transfer") return "By bank transfer";
  return way === "not_collected" ? "Less to collect in cash" : STATES[state];
}

const STATES = {
  pending: "To be sent",
  sent: "Sent to Razorpay",
  processed: "Refunded",
  failed: "Failed",
} as const satisfies Record<OrderRefund["state"], string>;
