import { screen, within } from "@testing-library/react";
import { OrderRecordView } from "@/components/admin/orders/order-record";
import { currentToasts, dismissToast } from "@/components/ui/toast/toast-store";
import type { OrderRecord } from "@/lib/orders/record/record-view";
import { mockNavigation } from "@/tests/support/components/navigation";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { orderSample } from "@/tests/support/samples/order";

/** The time of all events of the sample order. */
export const at = new Date("2026-11-27T16:28:00Z");
/** The other fields of a history step. */
export const STATUS = { kind: "status" as const, note: null };

/** A complete order record with a test's changes. */
function recordSample(changes: Partial<OrderRecord> = {}): OrderRecord {
  return {
    order: orderSample(),
    product_id: "0190a000-0000-7000-8000-0000000000b1",
    user_id: "0190a000-0000-7000-8000-0000000000c1",
    delivery_phone: "+919876543210",
    ...{ driver_note: null, supply: null },
    ...{ business: null, pan: null, eway: null, entered_by: null },
    purchase_total: 8_599_800,
    cash_left: null,
    cash_receipt: null,
    ...{ refundable: 8_599_800, units_out: 2, units_coming: 0 },
    siblings: [],
    payments: [],
    refunds: [],
    steps: [{ at, from: null, to: null, by: "customer", name: null, ...STATUS }],
    redirections: [],
    movements: [],
    notes: [],
    ...changes,
  };
}
/** Renders the page of that order. */
export const showRecord = (changes: Partial<OrderRecord> = {}) =>
  renderWithQueries(<OrderRecordView record={recordSample(changes)} />);
export const section = (name: string) => within(screen.getByRole("region", { name }));
export const toasts = () => currentToasts().map(({ tone, text }) => `${tone}: ${text}`);

/** Clears toasts and navigation of earlier tests. */
export function beginAnew(): void {
  mockNavigation.reset();
  for (const { id } of currentToasts()) dismissToast(id);
}
