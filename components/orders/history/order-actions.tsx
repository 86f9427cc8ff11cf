"use client";

import type { OrderDialogs } from "@/components/orders/history/use-order-dialogs";
import { contactPath, orderPath } from "@/components/orders/journey/journey-text";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/facts/text-link";
import { useHydrated } from "@/components/ui/use-hydrated";
import { mayReportFault } from "@/lib/faults/rules";
import type { Order } from "@/lib/orders/contract";

type ActionsProps = {
  order: Order;
  open: OrderDialogs;
  /** The buttons name the product, where those of several orders stand together. */
  named?: boolean;
};

/** What can be done with one order: cancel it, report a fault of it. */
export function OrderActions({ order, open, named = false }: ActionsProps) {
  const waking = !useHydrated();
  return (
    <>
      {order.can_cancel && (
        <Button
          size="s"
          variant="danger"
          waking={waking}
          aria-label={`Cancel order ${order.order_number}`}
          onClick={() => open.cancel(order)}
        >
          {named ? `Cancel ${order.product_name}` : "Cancel order"}
        </Button>
      )}
      {mayReportFault(order.order_status) && (
        <Button
          size="s"
          variant="line"
          waking={waking}
          aria-label={`Report a fault of order ${order.order_number}`}
          onClick={() => open.report(order)}
        >
          {named ? `Report a fault of ${order.product_name}` : "Report a fault"}
        </Button>
      )}
    </>
  );
}

/** Changes where the orders of a purchase go, as long as one of them has not left. */
export function DeliveryAction({ orders, open }: { orders: readonly Order[]; open: OrderDialogs }) {
  const waking = !useHydrated();
  const order = orders.find((one) => one.can_change_delivery);
  if (!order) return null;
  return (
    <Button
      size="s"
      variant="line"
      waking={waking}
      aria-label={`Change delivery of order ${order.order_number}`}
      onClick={() => open.redirect(order)}
    >
      Change delivery
    </Button>
  );
}

type LinksProps = {
  orders: readonly Order[];
  /** They stand on the order's own page. */
  here?: boolean;
};

/** The links of an order: its page, its confirmation to print, help. */
export function OrderLinks({ orders, here = false }: LinksProps) {
  const [first] = orders;
  if (!first) return null;
  return (
    <>
      {!here && (
        <TextLink href={orderPath(first)} aria-label={`Details of order ${first.order_number}`}>
          Details
        </TextLink>
      )}
      <TextLink
        href={`${orderPath(first)}/confirmation`}
        prefetch={false}
        aria-label={`Order confirmation of ${first.order_number}`}
      >
        Order confirmation
      </TextLink>
      <TextLink href={contactPath(first)} aria-label={`Help with order ${first.order_number}`}>
        Need help?
      </TextLink>
    </>
  );
}

/** Leads to the product's page while it is on sale. */
export function BuyAgain({ order }: { order: Order }) {
  if (!order.product_slug) return null;
  return (
    <TextLink
      href={`/products/${order.product_slug}`}
      aria-label={`Buy ${order.product_name} again`}
    >
      Buy again
    </TextLink>
  );
}
