import "server-only";
import { db } from "@/lib/db";
import { consignmentOf } from "@/lib/orders/eway/consignment";
import type { EwayView, TransportView } from "@/lib/orders/eway/view";
import { Transport } from "@/lib/tax/eway/transport";

/** What the office sees of an order's e-way bill; null where it has nothing to do with one. */
export async function ewayOf(orderId: string): Promise<EwayView | null> {
  const consignment = await consignmentOf(db(), orderId);
  if (!consignment) return null;
  const { goodsPaise: goods, limitPaise: limit, isNeeded, invoice, bill } = consignment;
  return {
    ...{ goods, limit, is_needed: isNeeded },
    invoice: invoice && { id: invoice.id, number: invoice.document.number },
    ...{ number: bill?.number ?? null, valid_till: bill?.validTill ?? null },
    waiver: bill?.waiver ?? null,
    transport: bill?.transport ? transportView(Transport.parse(bill.transport)) : null,
  };
}

function transportView(one: Transport): TransportView {
  return {
    ...{ mode: one.mode, distance_km: one.distanceKm, vehicle_number: one.vehicleNumber },
    ...{ transporter_id: one.transporterId, transporter_name: one.transporterName },
    ...{ receipt_number: one.receiptNumber, receipt_day: one.receiptDay },
  };
}
