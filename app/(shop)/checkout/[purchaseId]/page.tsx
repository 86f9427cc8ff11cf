import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { PurchaseView } from "@/components/checkout/purchase/purchase-view";
import { CheckoutHeader } from "@/components/layout/header/checkout-header";
import { requireCustomer } from "@/lib/auth/session/current";
import { AppError } from "@/lib/call/errors";
import { company } from "@/lib/content/company";
import type { Customer } from "@/lib/identity/actor";
import { checkoutSettings } from "@/lib/payments/provider/checkout-settings";
import { getPurchaseStatus } from "@/lib/payments/status";

type Props = { params: Promise<{ purchaseId: string }> };

/** The numbers of its orders, once there are some. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { purchaseId } = await params;
  const customer = await requireCustomer(`/checkout/${purchaseId}`);
  const { order_numbers } = await readStatus(customer, purchaseId);
  return { title: order_numbers.join(", ") || "Your payment" };
}

export default async function PurchasePage({ params }: Props) {
  const { purchaseId } = await params;
  const customer = await requireCustomer(`/checkout/${purchaseId}`);
  const [status, settings] = await Promise.all([
    readStatus(customer, purchaseId),
    checkoutSettings(customer, {}),
  ]);
  return (
    <>
      <CheckoutHeader phone={company.phone} />
      <PurchaseView
        initial={status}
        phone={company.phone}
        settings={{ scriptUrl: settings.script_url, brand: company.brand }}
      />
    </>
  );
}

/** Somebody else's purchase and one that does not exist are both a 404. */
const readStatus = cache(async (customer: Customer, purchaseId: string) => {
  try {
    return await getPurchaseStatus(customer, { purchase_id: purchaseId });
  } catch (error) {
    const unknown = error instanceof AppError && UNKNOWN.includes(error.code);
    if (unknown) notFound();
    throw error;
  }
});

const UNKNOWN = ["not_found", "invalid_input"];
