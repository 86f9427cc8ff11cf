import type { Metadata } from "next";
import { type NumberProps, readPurchase } from "@/app/(account)/order/read-purchase";
import { OrderConfirmationSheet } from "@/components/orders/confirmation-sheet";
import { ButtonLink } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print-button";
import { requireCustomer } from "@/lib/auth/session/current";
import { company } from "@/lib/content/company";

export async function generateMetadata({ params }: NumberProps): Promise<Metadata> {
  return { title: `Order confirmation ${(await params).number}` };
}

/** Without the account's layout, because it is for printing. */
export default async function OrderConfirmationPage({ params }: NumberProps) {
  const { number } = await params;
  const customer = await requireCustomer(`/order/${number}/confirmation`);
  const { orders } = await readPurchase(customer, number);
  return (
    <div className="dense">
      <nav className="confirmation-bar flex-row" aria-label="Order confirmation">
        <PrintButton />
        <ButtonLink variant="line" size="s" href={`/order/${number}`}>
          Back to the order
        </ButtonLink>
      </nav>
      <main id="main">
        <OrderConfirmationSheet orders={orders} name={customer.name} seller={company} />
      </main>
    </div>
  );
}
