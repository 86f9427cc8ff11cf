import type { Metadata } from "next";
import { orNotFound } from "@/app/(admin)/or-not-found";
import { DriverLabel } from "@/components/admin/orders/slip/driver-label";
import { ButtonLink } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print-button";
import { requireAdmin } from "@/lib/auth/session/current";
import { getPackingSlip } from "@/lib/orders/dispatch/packing-slip";

export const metadata: Metadata = { title: "Driver’s label", robots: { index: false } };

type Props = { params: Promise<{ id: string }> };

/** Without the back-office layout, because it is for printing. */
export default async function DriverLabelPage({ params }: Props) {
  const { id } = await params;
  const admin = await requireAdmin(`/admin/orders/${id}/label`);
  const slip = await getPackingSlip(admin, { id }).catch(orNotFound);
  return (
    <div className="dense">
      <nav className="pack-bar flex-row" aria-label="Driver’s label">
        <PrintButton />
        <ButtonLink variant="line" size="s" href={`/admin/orders/${id}/packing-slip`}>
          Packing slip
        </ButtonLink>
        <ButtonLink variant="line" size="s" href={`/admin/orders/${id}`}>
          Back to the order
        </ButtonLink>
      </nav>
      <main id="main">
        <DriverLabel slip={slip} />
      </main>
    </div>
  );
}
