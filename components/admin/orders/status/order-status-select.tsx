"use client";

import { useHeldChoice } from "@/components/admin/orders/order-held-choice";
import { useAskedStatus } from "@/components/admin/orders/status/use-asked-status";
import { useMay } from "@/components/admin/users/role";
import { Select } from "@/components/forms/controls";
import { Field } from "@/components/forms/field";
import { StatusTag } from "@/components/orders/status-tag";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { AdminOrder } from "@/lib/orders/contract";
import { statusLabel } from "@/lib/orders/status/order-status";
import { SETTABLE_STATUSES } from "@/lib/orders/status/settable-status";

/** Status in a table row: a select, or only text if the order is canceled or the role may not change it. */
export function RowStatus({ order }: { order: AdminOrder }) {
  const mayHandle = useMay("orders");
  if (!mayHandle || order.order_status === "canceled")
    return <StatusTag status={order.order_status} />;
  return <RowSelect order={order} />;
}

/** The same in the panel beside the table, with a label. */
export function PanelStatus({ order }: { order: AdminOrder }) {
  const mayHandle = useMay("orders");
  if (!mayHandle || order.order_status === "canceled") {
    return (
      <div>
        <StatusTag status={order.order_status} />
      </div>
    );
  }
  // Keyed, so that a pending choice for this order is not applied to another.
  return <PanelSelect key={order.order_id} order={order} />;
}

function RowSelect({ order }: { order: AdminOrder }) {
  const { list, questions } = useStatusList(order);
  return (
    <>
      <select
        {...list}
        className={`status-select status-select--${list.value}`}
        aria-label={`Status of ${order.order_number}`}
      >
        <Options order={order} />
      </select>
      {questions}
    </>
  );
}

function PanelSelect({ order }: { order: AdminOrder }) {
  const { list, questions } = useStatusList(order);
  return (
    <div>
      <Field label="Status" name="orderstatus">
        <Select {...list} className="order-status-input">
          <Options order={order} />
        </Select>
      </Field>
      {questions}
    </div>
  );
}

function useStatusList(order: AdminOrder) {
  const { choose, busy, questions } = useAskedStatus(order);
  const held = useHeldChoice(wordOf(order.order_status), (word) => {
    const status = SETTABLE_STATUSES.find((settable) => wordOf(settable) === word);
    if (status !== undefined) choose(status);
  });
  const list = { ...held, "aria-busy": busy || undefined, disabled: !useHydrated() };
  return { list, questions };
}

function Options({ order }: { order: AdminOrder }) {
  return (
    <>
      {order.order_status === "pending" && (
        <option value="pending" disabled>
          {statusLabel("pending")}
        </option>
      )}
      {SETTABLE_STATUSES.map((status) => (
        <option key={wordOf(status)} value={wordOf(status)}>
          {statusLabel(status)}
        </option>
      ))}
    </>
  );
}

/** An `<option>` cannot have the value null. */
function wordOf(status: AdminOrder["order_status"]): string {
  return status ?? "null";
}
