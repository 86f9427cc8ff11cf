import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/facts/text-link";
import type { Attention } from "@/lib/analytics/admin-contract";
import { formatShortDay } from "@/lib/calendar";
import { formatDateTime } from "@/lib/dates";
import { formatPaise } from "@/lib/money";

/** What needs attention, most urgent first, each with a link. Renders nothing if nothing does. */
export function AttentionList({ attention }: { attention: Attention }) {
  const { grievances, refunds, late_orders, orders_to_ship, charger_reports } = attention;
  const { messages, demo_requests, low_stock, unsent_mails, cash, einvoices } = attention;
  const total = Object.values(attention).reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <section className="surface" aria-labelledby="attention">
      <h2 id="attention">Needs attention</h2>
      <ul className="attention">
        <Entry heap={grievances} one="grievance overdue" many="grievances overdue" pressing>
          {grievances.oldest && (
            <span className="numeric">
              {grievances.oldest.reference}, received{" "}
              {formatDateTime(grievances.oldest.received_at)}
            </span>
          )}
        </Entry>
        <Refunds heap={refunds} />
        <Entry
          heap={einvoices}
          one="document is due at the e-invoice portal"
          many="documents are due at the e-invoice portal"
          pressing
        />
        <Entry heap={late_orders} one="late order" many="late orders" pressing>
          {late_orders.oldest.map(({ order_number, promised_to, href }) => (
            <TextLink key={href} className="numeric" href={href}>
              {order_number}: {formatShortDay(promised_to)}
            </TextLink>
          ))}
        </Entry>
        <Entry
          heap={unsent_mails}
          one="email could not be sent"
          many="emails could not be sent"
          pressing
        />
        <Entry heap={orders_to_ship} one="order to ship" many="orders to ship">
          {orders_to_ship.statuses.map(({ label, count, href }) => (
            <TextLink key={label} className="numeric" href={href}>
              {label} {count.toLocaleString("en-IN")}
            </TextLink>
          ))}
        </Entry>
        <Cash heap={cash} />
        <Entry heap={charger_reports} one="charger report open" many="charger reports open" />
        <Entry heap={messages} one="unread message" many="unread messages" />
        <Entry heap={demo_requests} one="unread demo request" many="unread demo requests" />
        <Entry heap={low_stock} one="charger low on stock" many="chargers low on stock">
          {low_stock.lowest.map(({ product_id, product_name, remaining_stock, href }) => (
            <TextLink key={product_id} className="numeric" href={href}>
              {product_name}: {remaining_stock}
            </TextLink>
          ))}
        </Entry>
      </ul>
    </section>
  );
}

function Refunds({ heap }: { heap: Attention["refunds"] }) {
  return (
    <Entry heap={heap} one="refund failed" many="refunds failed" pressing>
      <span className="numeric">{formatPaise(heap.amount)} owed</span>
      {heap.oldest.map(({ order_number, amount, href }) => (
        <TextLink key={href} className="numeric" href={href}>
          {order_number ?? `${formatPaise(amount)} without an order`}
        </TextLink>
      ))}
    </Entry>
  );
}

function Cash({ heap }: { heap: Attention["cash"] }) {
  return (
    <Entry
      heap={heap}
      one="delivered order, cash not recorded"
      many="delivered orders, cash not recorded"
    >
      <span className="numeric">{formatPaise(heap.amount)} to collect</span>
      {heap.oldest.map(({ order_number, amount, href }) => (
        <TextLink key={href} className="numeric" href={href}>
          {order_number}: {formatPaise(amount)}
        </TextLink>
      ))}
    </Entry>
  );
}

type EntryProps = {
  heap: { count: number; href: string };
  one: string;
  many: string;
  /** Urgent: a deadline has passed, or something has failed. */
  pressing?: boolean;
  /** Details of single items. */
  children?: ReactNode;
};

function Entry({ heap: { count, href }, one, many, pressing, children }: EntryProps) {
  if (count === 0) return null;
  return (
    <li data-pressing={pressing || undefined}>
      <TextLink className="numeric" href={href}>
        {count.toLocaleString("en-IN")} {count === 1 ? one : many}
      </TextLink>
      {children && <span className="attention-detail">{children}</span>}
    </li>
  );
}
