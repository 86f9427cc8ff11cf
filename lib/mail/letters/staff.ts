import { letter, type Site } from "@/lib/mail/letter";
import { formatPaise } from "@/lib/money";

/** A purchase for staff: its order `numbers`, one per line, without names. */
export type PlacedPurchase = {
  numbers: readonly string[];
  lines: readonly { name: string; quantity: number }[];
  totalPaise: number;
  isCash: boolean;
};

/** New orders, to staff. The back-office shows the customer. */
export function newOrderMail({ numbers, lines, totalPaise, isCash }: PlacedPurchase, site: Site) {
  const many = numbers.length > 1;
  const what = `${many ? "Orders" : "Order"} ${numbers.join(", ")}`;
  const paid = isCash ? "to be paid in cash on delivery" : "paid online";
  return letter(site, {
    subject: `New ${many ? "orders" : "order"} ${numbers.join(", ")}`,
    headline: many ? "New orders." : "New order.",
    lead: `${what}: ${formatPaise(totalPaise)}, ${paid}.`,
    paragraphs: lines.map(({ name, quantity }) => `${quantity} × ${name}`),
    action: { label: "Open Manage Orders", path: "/admin/orders" },
  });
}

/** A charger is low on stock, to staff. `left` and `level` in units. */
export function lowStockMail(
  data: { productId: string; name: string; left: number; level: number },
  site: Site,
) {
  const { productId, name, left, level } = data;
  const units = left === 1 ? "1 unit" : `${left} units`;
  return letter(site, {
    subject: left === 0 ? `Sold out: ${name}` : `Low on stock: ${name}`,
    headline: left === 0 ? "Sold out." : "Low on stock.",
    lead: left === 0 ? `${name} is sold out.` : `${name} has ${units} left to sell.`,
    paragraphs: [
      `Your settings count ${level} or fewer as low. We send at most one such email per product a day.`,
    ],
    action: { label: "Open the product", path: `/admin/product/view/${productId}` },
  });
}
