import type { ReactNode } from "react";
import {
  arrivalNotes,
  cancellationWords,
  journeyTitle,
  nextSteps,
  surveyPath,
} from "@/components/orders/journey/journey-text";
import { ParcelProgress } from "@/components/orders/journey/parcel-progress";
import { PurchaseFacts } from "@/components/orders/journey/purchase-facts";
import { ProductLine } from "@/components/orders/product-line";
import { RefundLines } from "@/components/orders/refund-line";
import { StatusTag } from "@/components/orders/status-tag";
import { ArrivalWindow } from "@/components/ui/arrival/arrival-window";
import { Price } from "@/components/ui/facts/price";
import { TextLink } from "@/components/ui/facts/text-link";
import { formatDateTime } from "@/lib/dates";
import type { Order } from "@/lib/orders/contract";
import { byProgress, isOnTheWay } from "@/lib/orders/own/rules";

type OrderJourneyProps = {
  /** The orders of one purchase. */
  orders: readonly Order[];
  /** Without goods where a list of them stands beside it. */
  bare?: boolean;
  /** Whether what leaves gets a tax invoice. */
  isInvoiced?: boolean;
  /** What can be done, below everything else. */
  children?: ReactNode;
};

/** A purchase on its way: how far each parcel has come, where it goes, how it is paid and what happens next. */
export function OrderJourney({
  orders,
  bare = false,
  isInvoiced = false,
  children,
}: OrderJourneyProps) {
  const [first] = orders;
  if (!first) return null;
  const parcels = byProgress(orders);
  return (
    <section
      className={bare ? "journey journey--bare" : "journey surface"}
      aria-labelledby="journey"
    >
      <header className={bare ? "visually-hidden" : "flex-row between"}>
        <div>
          <h2 className="title" id="journey">
            {journeyTitle(orders)}
          </h2>
          <p className="mute numeric">
            {orders.map(({ order_number }) => order_number).join(", ")}, placed{" "}
            {formatDateTime(first.purchase_time)}
          </p>
        </div>
        {parcels.length === 1 && <StatusTag status={first.order_status} />}
      </header>
      {parcels.map((parcel, index) => (
        <Parcel
          key={parcel[0]?.order_id}
          drawn={isDrawn(parcels, index)}
          orders={parcel}
          bare={bare}
          tagged={!bare && parcels.length > 1}
        />
      ))}
      <PurchaseFacts orders={orders} bare={bare} isInvoiced={isInvoiced} />
      <NextSteps parcels={parcels} />
      {children && <footer className="journey-foot">{children}</footer>}
    </section>
  );
}

/** Whether a parcel's days are drawn: not a second time where an earlier one comes on the same. */
function isDrawn(parcels: readonly (readonly Order[])[], index: number): boolean {
  const arrivals = parcels.map(([first]) =>
    first?.promised && isOnTheWay(first.order_status)
      ? `${first.promised.from} ${first.promised.to} ${first.promised.is_late}`
      : "",
  );
  const own = arrivals[index];
  return Boolean(own) && arrivals.indexOf(own ?? "") === index;
}

type ParcelProps = { orders: readonly Order[]; bare: boolean; tagged: boolean; drawn: boolean };

function Parcel({ orders, bare, tagged, drawn }: ParcelProps) {
  return (
    <div className="journey-parcel">
      {!bare && (
        <ul className="journey-goods">
          {orders.map((order) => (
            <li key={order.order_id}>
              <ProductLine order={order}>
                <span className="journey-amount">
                  <Price paise={order.total_amount} />
                  {tagged && <StatusTag status={order.order_status} />}
                </span>
              </ProductLine>
            </li>
          ))}
        </ul>
      )}
      <ParcelProgress orders={orders} />
      {drawn && <Arrival order={orders[0]} />}
      {orders.map((order) => (
        <Notes key={order.order_id} order={order} />
      ))}
    </div>
  );
}

/** The promised days, drawn, until it is there. */
function Arrival({ order }: { order: Order | undefined }) {
  if (!order?.promised) return null;
  return <ArrivalWindow window={order.promised} {...arrivalNotes(order)} />;
}

function Notes({ order }: { order: Order }) {
  const canceled = cancellationWords(order);
  return (
    <>
      {canceled && (
        <div className="note-lines">
          <p>{canceled}</p>
        </div>
      )}
      <RefundLines order={order} />
    </>
  );
}

function NextSteps({ parcels }: { parcels: readonly (readonly Order[])[] }) {
  const steps = nextSteps(parcels);
  const fitted = parcels
    .flat()
    .find((order) => order.needs_fitting && order.order_status !== "canceled");
  if (steps.length === 0) return null;
  return (
    <div className="journey-next">
      <div>
        <h3>What happens now</h3>
        {steps.map(({ goods, text }) => (
          <p key={text}>{steps.length > 1 ? `${goods}: ${text}` : text}</p>
        ))}
      </div>
      {fitted && (
        <div>
          <h3>Installation</h3>
          <p>
            Not included in the price. We look at the place first and send you a quote.{" "}
            <TextLink href={surveyPath(fitted)}>Ask for a survey</TextLink>
          </p>
        </div>
      )}
    </div>
  );
}
