import type { Metadata } from "next";
import { AddressForm } from "@/components/account/address-form";
import { AccountShell } from "@/components/layout/account-shell";
import { requireCustomer } from "@/lib/auth/session/current";
import { oneParam, safeNext, withNext } from "@/lib/auth/sign-in/next-path";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Add address" };

export default async function AddressPage({ searchParams }: Props) {
  const next = oneParam((await searchParams).next);
  const { name } = await requireCustomer(withNext("/address", next));
  return (
    <AccountShell user={{ name }}>
      <h1>Add address</h1>
      <div className="surface surface--narrow">
        <AddressForm next={next ? safeNext(next) : "/profile"} />
      </div>
    </AccountShell>
  );
}
