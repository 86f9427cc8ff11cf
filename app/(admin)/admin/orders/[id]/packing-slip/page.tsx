import type { Metadata } from "next";
import { orNotFound } from "@/app/(admin)/or-not-found";
import { PackingSlipSheet } from "@/components/admin/orders/slip/packing-slip";
import { ButtonLink } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print-button";
import { requireAdmin } from "@/lib/auth/session/current";
import { company } from "@/lib/content/company";
import { getPackingSlip } from "@/lib/orders/dispatch/packing-slip";

export const metadata: Metadata = { title: "Packing slip", robots: { index: false } };

type Props = { params: Promise<{ id: string }> };

/** Without the back-office layout, because it is for printing. */
export default async function PackingSlipPage({ params }: Props) {
  const { id } = await params;
  const admin = await requireAdmin(`/admin/orders/${id}/packing-slip`);
  const slip = await getPackingSlip(admin, { id }).catch(orNotFound);
  return (
    <div className="dense">
      <nav className="pack-bar flex-row" aria-label="Packing slip">
        <PrintButton />
        <ButtonLink variant="line" size="s" href={`/admin/orders/${id}/label`}>
          Driver’s label
        </ButtonLink>
        <ButtonLink variant="line" size="s" href={`/admin/orders/${id}`}>
          Back to the order
        </ButtonLink>
      </nav>
      <main id="main">
        <PackingSlipSheet slip={slip} sender={company} />
      </main>
    </div>
  );
}
