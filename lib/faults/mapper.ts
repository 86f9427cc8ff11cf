import "server-only";
import type { Prisma } from "@/lib/db";
import type { CustomerFault, Fault } from "@/lib/faults/contract";

export const FAULT_COLUMNS = {
  id: true,
  reference: true,
  orderId: true,
  serial: true,
  location: true,
  issue: true,
  state: true,
  createdAt: true,
  doneAt: true,
  order: { select: { number: true, line: { select: { name: true } } } },
} as const satisfies Prisma.ChargerReportSelect;

export const CUSTOMER_FAULT_COLUMNS = {
  ...FAULT_COLUMNS,
  userId: true,
  user: { select: { name: true, email: true, phone: true } },
} as const satisfies Prisma.ChargerReportSelect;

type Row = Prisma.ChargerReportGetPayload<{ select: typeof FAULT_COLUMNS }>;
export type CustomerFaultRow = Prisma.ChargerReportGetPayload<{
  select: typeof CUSTOMER_FAULT_COLUMNS;
}>;

export function faultFromRow(row: Row): Fault {
  return {
    id: row.id,
    reference: row.reference,
    order_id: row.orderId,
    order_number: row.order.number,
    charger: row.order.line.name,
    serial: row.serial,
    location: row.location,
    issue: row.issue,
    state: row.state,
    created_at: row.createdAt,
    done_at: row.doneAt,
  };
}

export function customerFaultFromRow(row: CustomerFaultRow): CustomerFault {
  const { userId, user } = row;
  return {
    ...faultFromRow(row),
    user_id: userId,
    reported_by: user.name,
    email: user.email,
    phone_number: user.phone,
  };
}
