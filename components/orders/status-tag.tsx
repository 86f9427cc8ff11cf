import { Tag } from "@/components/ui/facts/tag";
import type { OrderStatus } from "@/lib/orders/contract";
import { statusLabel, statusTone } from "@/lib/orders/status/order-status";

/** Label and colour of an order's status. */
export function StatusTag({ status }: { status: OrderStatus }) {
  return <Tag tone={statusTone(status)}>{statusLabel(status)}</Tag>;
}
