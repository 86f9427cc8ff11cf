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

/** An order's status in its row of the table: a list to set it, or the word alone when it is canceled or one's role only looks. */
export function RowStatus({ order }: { order: AdminOrder }) {
  const mayHandle = useMay("orders");
  if (!mayHandle || order.order_status === "canceled")
    return <StatusTag status={order.order_status} />;
  return <RowSelect order={order} />;
}

/** The same beside the table, with its label. */
export function PanelStatus({ order }: { order: AdminOrder }) {
  const mayHandle = useMay("orders");
  if (!mayHandle || order.order_status === "canceled") {
    return (
      <div>
        <StatusTag status={order.order_status} />
      </div>
    );
  }
  // Another order must not get what was chosen for this one.
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

/** An `<option>` has no null. */
function wordOf(status: AdminOrder["order_status"]): string {
  return status ?? "null";
}
