"use client";

import { useState } from "react";
import { CustomerPick, type Person } from "@/components/admin/new-order/customer-pick";
import { DeliveryPart } from "@/components/admin/new-order/delivery-part";
import { InvoicePart } from "@/components/admin/new-order/invoice-part";
import { MethodChoice } from "@/components/admin/new-order/method-choice";
import { OrderEntered } from "@/components/admin/new-order/order-entered";
import { OrderSummary } from "@/components/admin/new-order/order-summary";
import { ProductPick } from "@/components/admin/new-order/product-pick";
import { SupplyPart } from "@/components/admin/new-order/supply-part";
import { type NewOrder as Entry, useNewOrder } from "@/components/admin/new-order/use-new-order";
import { LeaveGuard } from "@/components/admin/products/form/leave-guard";
import { Form } from "@/components/forms/form";

/** Form to enter orders for customers who call, one after the other; `person` is the first customer. */
export function NewOrder({ person }: { person?: Person }) {
  const [round, setRound] = useState(0);
  return (
    <OneOrder
      key={round}
      person={round === 0 ? person : undefined}
      onNext={() => setRound(round + 1)}
    />
  );
}

function OneOrder({ person, onNext }: { person: Person | undefined; onNext: () => void }) {
  const entry = useNewOrder(person);
  if (entry.entered) return <OrderEntered order={entry.entered} onNext={onNext} />;
  return (
    <>
      <Form
        className="new-order-form"
        label="New order"
        onSubmit={entry.submit}
        fields={entry.fields}
      >
        <Parts entry={entry} />
        <OrderSummary {...entry} />
      </Form>
      <LeaveGuard unsaved={entry.lines.length > 0 || entry.isNew} />
    </>
  );
}

function Parts({ entry }: { entry: Entry }) {
  const { isNew, person } = entry;
  return (
    <div>
      <CustomerPick isNew={isNew} onNew={entry.setNew} person={person} onPerson={entry.setPerson} />
      <ProductPick lines={entry.lines} preview={entry.preview} onChange={entry.setLines} />
      <DeliveryPart
        loading={entry.loading}
        addresses={entry.addresses}
        chosen={entry.address}
        onChoose={entry.setAddress}
        phone={isNew ? undefined : (person?.phone_number ?? null)}
      />
      <SupplyPart />
      <InvoicePart />
      <MethodChoice
        value={entry.method}
        cash={entry.preview?.cash}
        online={entry.preview?.online}
        onChange={entry.setMethod}
      />
    </div>
  );
}
