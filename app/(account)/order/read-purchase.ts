import { notFound } from "next/navigation";
import { AppError } from "@/lib/call/errors";
import type { Customer } from "@/lib/identity/actor";
import type { Order } from "@/lib/orders/contract";
import { ownPurchase } from "@/lib/orders/own/purchase";

export type NumberProps = { params: Promise<{ number: string }> };

/** The orders of a purchase; another customer's and one that does not exist are both a 404. */
export async function readPurchase(customer: Customer, order_number: string): Promise<Order[]> {
  try {
    return (await ownPurchase(customer, { order_number })).orders;
  } catch (error) {
    if (error instanceof AppError && UNKNOWN.includes(error.code)) notFound();
    throw error;
  }
}

const UNKNOWN = ["not_found", "invalid_input"];
