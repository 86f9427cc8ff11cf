import "server-only";
import type { Prisma } from "@/lib/db";
import type { ChargerReport, Report } from "@/lib/faults/contract";

export const REPORT_COLUMNS = {
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

export const ADMIN_REPORT_COLUMNS = {
  ...REPORT_COLUMNS,
  userId: true,
  user: { select: { name: true, email: true, phone: true } },
} as const satisfies Prisma.ChargerReportSelect;

type Row = Prisma.ChargerReportGetPayload<{ select: typeof REPORT_COLUMNS }>;
export type AdminReportRow = Prisma.ChargerReportGetPayload<{
  select: typeof ADMIN_REPORT_COLUMNS;
}>;

export function reportFromRow(row: Row): Report {
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

export function adminReportFromRow(row: AdminReportRow): ChargerReport {
  const { userId, user } = row;
  return {
    ...reportFromRow(row),
    user_id: userId,
    reported_by: user.name,
    email: user.email,
    phone_number: user.phone,
  };
}
