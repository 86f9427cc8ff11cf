import { z } from "zod";
import { CustomerFault, Fault } from "@/lib/faults/contract";

/** A fault as returned by the services, with a test's changes. */
export function faultSample(changes: Partial<Fault> = {}): Fault {
  return {
    id: "0190a000-0000-7000-8000-000000000125",
    reference: "R-000125",
    order_id: "0190a000-0000-7000-8000-000000000001",
    order_number: "AK-2611-000482",
    charger: "AC03W 7.4 kW",
    serial: null,
    location: "Basement, bay 12",
    issue: "The status light stays red.",
    state: "open",
    created_at: new Date("2026-11-28T06:30:00Z"),
    done_at: null,
    ...changes,
  };
}

/** The same with its customer. */
export function customerFaultSample(changes: Partial<CustomerFault> = {}): CustomerFault {
  return {
    ...faultSample(),
    user_id: "0190a000-0000-7000-8000-0000000000bb",
    reported_by: "Asha Menon",
    email: "asha+home@example.in",
    phone_number: "+919876543210",
    ...changes,
  };
}

export const faultOnWire = (report: Fault) => z.encode(Fault, report);
export const customerFaultOnWire = (report: CustomerFault) => z.encode(CustomerFault, report);
