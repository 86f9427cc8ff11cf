import { formatDays } from "@/lib/calendar";
import { formatDateTime } from "@/lib/dates";
import { firstName } from "@/lib/mail/layout";
import { letter, type Site } from "@/lib/mail/letter";

/** A changed delivery of one purchase. `phone` is formatted. */
export type ChangedDelivery = {
  numbers: readonly string[];
  deliveryAddress: string;
  phone: string | null;
  driverNote: string | null;
  at: Date;
};

type Arrival = { number: string; from: string; to: string };

/** To the customer, who may not be the one who changed the delivery. */
export function deliveryChangedMail(
  data: ChangedDelivery & {
    name: string;
    byShop: boolean;
    /** When each order arrives now, if that has changed with the address. */
    arrivals?: readonly Arrival[];
  },
  site: Site,
) {
  const orders = ordersWords(data.numbers);
  const who = data.byShop ? "was changed by us" : "was changed, as you asked,";
  return letter(site, {
    subject: `Delivery changed: ${orders}`,
    headline: "Your delivery has been changed.",
    lead: `${firstName(data.name)}, the delivery of ${orders} ${who} on ${formatDateTime(data.at)}.`,
    paragraphs: [
      ...deliveryWords(data),
      ...arrivalWords(data.arrivals ?? []),
      "If this is not right, please call us now: once the parcel has left, it can no longer be changed.",
    ],
    action: { label: "Open Order History", path: "/order" },
  });
}

/** The same to staff, who may have packed the parcel already. Without names. */
export function deliveryChangedNotice(
  data: Pick<ChangedDelivery, "numbers"> & { orderId: string; byShop: boolean },
  site: Site,
) {
  const orders = ordersWords(data.numbers);
  return letter(site, {
    subject: `Delivery changed: ${orders}`,
    headline: "Delivery changed.",
    lead: `${data.byShop ? "The office" : "The customer"} has changed the delivery of ${orders}.`,
    paragraphs: ["A packing slip printed earlier is now wrong: print it again."],
    action: { label: "Open the order", path: `/admin/orders/${data.orderId}` },
  });
}

/** One sentence if all come together. */
function arrivalWords(arrivals: readonly Arrival[]): string[] {
  const spans = arrivals.map(({ from, to }) => formatDays(from, to));
  const [span] = new Set(spans);
  if (!span) return [];
  if (spans.every((one) => one === span))
    return [`${arrivals.length > 1 ? "All of it" : "It"} now arrives ${span}.`];
  return arrivals.map(({ number }, index) => `Order ${number} now arrives ${spans[index]}.`);
}

function ordersWords(numbers: readonly string[]): string {
  return `${numbers.length > 1 ? "orders" : "order"} ${numbers.join(", ")}`;
}

function deliveryWords({ deliveryAddress, phone, driverNote }: ChangedDelivery): string[] {
  return [
    `Deliver to: ${deliveryAddress}`,
    ...(phone ? [`The driver will call: ${phone}`] : []),
    ...(driverNote ? [`Note for the driver: ${driverNote}`] : []),
  ];
}
