"use client";

import { OrderDelivery } from "@/components/admin/orders/order-delivery";
import { OrderPromise } from "@/components/admin/orders/order-promise";
import { OrderReach } from "@/components/admin/orders/order-reach";
import { useOrderTracking } from "@/components/admin/orders/status/order-tracking";
import { Allowed } from "@/components/admin/users/role";
import { PaperLink } from "@/components/orders/paper-link";
import { Fact } from "@/components/ui/facts/fact";
import { TextLink } from "@/components/ui/facts/text-link";
import { formatPaise } from "@/lib/money";
import type { AdminOrder } from "@/lib/orders/contract";
import type { OrderRecord } from "@/lib/orders/record/record-view";
import { cancellation } from "@/lib/orders/rules";

/** The customer and the delivery. `order` is the one on screen, which may be newer than the one in `record`. */
export function OrderCustomer({ record, order }: { record: OrderRecord; order: AdminOrder }) {
  const { driver_note } = record;
  const reason = cancellation(order)?.reason;
  const tracking = useOrderTracking(order);
  return (
    <section className="surface" aria-labelledby="customer">
      <h2 id="customer">Customer</h2>
      <dl>
        <Fact name="Name">
          <TextLink href={`/admin/users/${record.user_id}`}>{order.user_name}</TextLink>
        </Fact>
        <OrderReach order={order} />
        {tracking.fact}
        {record.business && (
          <Fact name="Invoice to">
            {record.business.legal_name}
            <span className="own-line numeric">{record.business.gstin}</span>
            {record.business.use && (
              <span className="own-line mute">{USES[record.business.use]}</span>
            )}
          </Fact>
        )}
        {record.pan && !record.business && (
          <Fact name="PAN">
            <span className="numeric">{record.pan}</span>
          </Fact>
        )}
        {order.tax_documents.length > 0 && (
          <Fact name="Tax documents">
            {order.tax_documents.map((paper) => (
              <span key={paper.id} className="own-line">
                <PaperLink paper={paper} folder="/api/admin/tax/documents" />{" "}
                <span className="mute numeric">{formatPaise(paper.total)}</span>
              </span>
            ))}
          </Fact>
        )}
        {record.supply && <SupplyFact supply={record.supply} />}
        {driver_note && <Fact name="Driver note">{driver_note}</Fact>}
        {record.entered_by && <Fact name="Entered by">{record.entered_by}</Fact>}
        {reason && <Fact name="Cancelled for">{reason}</Fact>}
      </dl>
      <OrderPromise order={order} />
      {tracking.dialog}
      <Allowed right="orders">
        <OrderDelivery order={order} />
      </Allowed>
      <p className="flex-row">
        <TextLink href={`/admin/orders?user_id=${record.user_id}&canceled=1`}>
          All orders of this customer
        </TextLink>
        <TextLink href={`/admin/report?order_id=${order.order_id}`}>Charger reports</TextLink>
      </p>
    </section>
  );
}

/** The supply that the buyer gave, and what it means for the chargers of the purchase. */
function SupplyFact({ supply }: { supply: NonNullable<OrderRecord["supply"]> }) {
  return (
    <Fact name="Supply">
      {supply.text}
      {supply.words.map((words) => (
        <span key={words} className={supply.is_ready ? "own-line mute" : "own-line"}>
          {words}
        </span>
      ))}
    </Fact>
  );
}

const USES = { own_site: "To its own site", third_party: "On its order to another party" };
