import type { Metadata } from "next";
import { type NumberProps, readPurchase } from "@/app/(account)/order/read-purchase";
import { AccountShell } from "@/components/layout/account-shell";
import { OwnPurchase } from "@/components/orders/own-purchase";
import { TextLink } from "@/components/ui/facts/text-link";
import { requireCustomer } from "@/lib/auth/session/current";
import { company } from "@/lib/content/company";
import { OWN_FAULTS } from "@/lib/faults/rules";
import { ownFaults } from "@/lib/faults/service";

export async function generateMetadata({ params }: NumberProps): Promise<Metadata> {
  return { title: (await params).number };
}

export default async function OrderPage({ params }: NumberProps) {
  const { number } = await params;
  const customer = await requireCustomer(`/order/${number}`);
  const [purchase, { reports }] = await Promise.all([
    readPurchase(customer, number),
    ownFaults(customer, OWN_FAULTS),
  ]);
  return (
    <AccountShell user={{ name: customer.name }}>
      <div>
        <p className="small order-back">
          <TextLink href="/order">Order History</TextLink>
        </p>
        <h1 className="numeric">{number}</h1>
      </div>
      <OwnPurchase number={number} initial={purchase} reports={reports} phone={company.phone} />
    </AccountShell>
  );
}
