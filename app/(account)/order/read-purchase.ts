import { notFound } from "next/navigation";
import { AppError } from "@/lib/call/errors";
import type { Customer } from "@/lib/identity/actor";
import { ownPurchase } from "@/lib/orders/own/purchase";

export type NumberProps = { params: Promise<{ number: string }> };

/** A purchase; another customer's and one that does not exist are both a 404. */
export async function readPurchase(customer: Customer, order_number: string) {
  try {
    return await ownPurchase(customer, { order_number });
  } catch (error) {
    if (error instanceof AppError && UNKNOWN.includes(error.code)) notFound();
    throw error;
  }
}

const UNKNOWN = ["not_found", "invalid_input"];
