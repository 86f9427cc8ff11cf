import { formatDays, formatShortDays } from "@/lib/calendar";
import { formatDateTime } from "@/lib/dates";
import type { Order } from "@/lib/orders/contract";
import { isOnTheWay, purchasePayment } from "@/lib/orders/own/rules";
import { cancellation } from "@/lib/orders/rules";

type Shown = Pick<Order, "order_status">;

/** What is true of a purchase now, as a heading: the parcel that has come least far decides. */
export function journeyTitle(orders: readonly Shown[]): string {
  const statuses = orders.map(({ order_status }) => order_status);
  const open = statuses.filter(isOnTheWay);
  if (open.length === 0) return statuses.includes("Delivered") ? "Delivered" : "Cancelled";
  if (open.every((status) => status === "Shipped")) return "On its way to you";
  if (open.includes("Shipped")) return "Partly on its way to you";
  if (open.every((status) => status === "Processing")) return "Being packed";
  return open.every((status) => status === null || status === "pending")
    ? "We have your order"
    : "Your order is accepted";
}

/** What happens next to each parcel, and what is in it; parcels of which the same is true are one. */
export function nextSteps(
  parcels: readonly (readonly Order[])[],
): { goods: string; text: string }[] {
  const goods = new Map<string, string[]>();
  for (const parcel of parcels) {
    const text = nextWords(parcel);
    const names = parcel.map(({ product_name }) => product_name);
    if (text) goods.set(text, [...(goods.get(text) ?? []), ...names]);
  }
  return [...goods].map(([text, names]) => ({ text, goods: [...new Set(names)].join(", ") }));
}

/** In one or two sentences; nothing for a cancelled parcel. */
function nextWords(orders: readonly Order[]): string {
  const [first] = orders;
  if (!first) return "";
  switch (first.order_status) {
    case "Accepted":
      return "We pack it next and hand it to the courier. You get an email when it leaves.";
    case "Processing":
      return "It is being packed. You get an email when the courier has it.";
    case "Shipped":
      return [
        `${first.tracking ? first.tracking.carrier_name : "The courier"} has it, and the driver calls you before coming.`,
        readyCash(orders),
      ]
        .filter(Boolean)
        .join(" ");
    case "Delivered":
      return "Please open the box and check what is in it. If anything is wrong, report a fault and we call you.";
    case "canceled":
      return "";
    default:
      return "We check your order and pack it. You get an email at each step.";
  }
}

/** The promised days, for the last step: "Wed 2 to Fri 4 Dec", "was due by Fri 4 Dec". */
export function dueWords({ promised }: Pick<Order, "promised">): string | undefined {
  if (!promised) return undefined;
  const { from, to, is_late } = promised;
  return is_late ? `was due by ${formatShortDays(to, to)}` : formatShortDays(from, to);
}

/** What the drawn days of a parcel say; without a word of its own where they speak for themselves. */
export function arrivalNotes({ promised, order_status }: Order): { title?: string; note?: string } {
  if (!promised) return {};
  if (promised.is_late) {
    const title = `Late: it was due by ${formatDays(promised.to, promised.to)}`;
    return { title, note: "We are sorry. Please call us, and we find out where it is." };
  }
  return order_status === "Shipped" ? { note: "It has left our warehouse." } : {};
}

/** "Please have ₹18,999 ready, the exact amount if you can." */
function readyCash(orders: readonly Order[]): string {
  const words = purchasePayment(orders);
  const amount = /^(₹\S+) in cash to the driver$/.exec(words)?.[1];
  return amount ? `Please have ${amount} ready in cash.` : "";
}

/** "Deliver to", or "Delivered to" once it is there. */
export function destinationLabel(orders: readonly Shown[]): string {
  const arrived = orders.every(({ order_status }) => order_status === "Delivered");
  return arrived ? "Delivered to" : "Deliver to";
}

/** When and why an order was cancelled, and that cash was never paid: "Cancelled on 27 Nov 2026, 10:30 pm. …" */
export function cancellationWords(order: Order): string | undefined {
  const canceled = cancellation(order);
  if (!canceled) return undefined;
  return [
    canceled.at ? `Cancelled on ${formatDateTime(canceled.at)}.` : "Cancelled.",
    canceled.reason && `Reason: ${sentence(canceled.reason)}`,
    order.payment_state === "nothing_due" && "Nothing was paid, so there is nothing to refund.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Adds a full stop unless the customer's text ends with punctuation. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The contact page, with a message begun about this order. */
export function contactPath(order: Pick<Order, "order_number">): string {
  return `/contact?order=${order.order_number}`;
}

/** The contact page, with a message begun that asks for a survey for this order. */
export function surveyPath(order: Pick<Order, "order_number">): string {
  return `/contact?wish=survey&order=${order.order_number}`;
}

/** The page of an order and its purchase. */
export function orderPath(order: Pick<Order, "order_number">): string {
  return `/order/${order.order_number}`;
}
