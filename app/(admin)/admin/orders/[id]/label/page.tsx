import type { Metadata } from "next";
import { cache } from "react";
import { orNotFound } from "@/app/(admin)/or-not-found";
import { DriverLabel } from "@/components/admin/orders/slip/driver-label";
import { slipTitle } from "@/components/admin/orders/slip/slip-title";
import { ButtonLink } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print-button";
import { requireAdmin } from "@/lib/auth/session/current";
import type { Admin } from "@/lib/identity/actor";
import { getPackingSlip } from "@/lib/orders/dispatch/packing-slip";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const slip = await read(await requireAdmin(address(id)), id);
  return { title: slipTitle("Driver’s label", slip), robots: { index: false } };
}

/** Without the back-office layout, because it is for printing. */
export default async function DriverLabelPage({ params }: Props) {
  const { id } = await params;
  const admin = await requireAdmin(address(id));
  const slip = await read(admin, id);
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

const address = (id: string) => `/admin/orders/${id}/label`;

/** Cached per request: title and page need it. */
const read = cache((admin: Admin, id: string) => getPackingSlip(admin, { id }).catch(orNotFound));
