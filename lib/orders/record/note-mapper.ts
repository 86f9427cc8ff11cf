import "server-only";
import type { Prisma } from "@/lib/db";
import type { OrderNote } from "@/lib/orders/record/record-view";

export const NOTE_COLUMNS = {
  id: true,
  text: true,
  createdAt: true,
  by: { select: { name: true } },
} as const satisfies Prisma.OrderNoteSelect;

export function noteFromRow(
  row: Prisma.OrderNoteGetPayload<{ select: typeof NOTE_COLUMNS }>,
): OrderNote {
  return { id: row.id, text: row.text, by: row.by.name, at: row.createdAt };
}
