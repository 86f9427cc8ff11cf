import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { orNotFound } from "@/app/(admin)/or-not-found";
import { PackingSlipSheet } from "@/components/admin/orders/slip/packing-slip";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PrintButton } from "@/components/ui/print-button";
import { requireAdmin } from "@/lib/auth/session/current";
import { company } from "@/lib/content/company";
import { getPackingSlips } from "@/lib/orders/dispatch/packing-slip";

export const metadata: Metadata = { title: "Packing slips", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Without the back-office layout, because it is for printing; each slip is one sheet. */
export default async function PackingSlipsPage({ searchParams }: Props) {
  const given = (await searchParams).ids;
  const ids = typeof given === "string" ? given : "";
  const admin = await requireAdmin(`/admin/orders/packing-slips?ids=${encodeURIComponent(ids)}`);
  if (!getPackingSlips.call.input.safeParse({ ids }).success) notFound();
  const { slips, left_out } = await getPackingSlips(admin, { ids }).catch(orNotFound);
  return (
    <div className="dense">
      <nav className="pack-bar flex-row" aria-label="Packing slips">
        {slips.length > 0 && <PrintButton />}
        <ButtonLink variant="line" size="s" href="/admin/orders">
          Back to the orders
        </ButtonLink>
        <p className="numeric">{slipWords(slips.length, left_out)}</p>
      </nav>
      <main id="main">
        {slips.length === 0 && <EmptyState text="Nothing of these orders is to be packed now." />}
        {slips.map((slip) => (
          <PackingSlipSheet
            key={slip.lines.map(({ order_number }) => order_number).join()}
            slip={slip}
            sender={company}
          />
        ))}
      </main>
    </div>
  );
}

/** "14 slips. Canceled, so not among them: AK-2611-000482." */
function slipWords(count: number, leftOut: readonly string[]): string {
  const slips = `${count} ${count === 1 ? "slip" : "slips"}.`;
  if (leftOut.length === 0) return slips;
  return `${slips} Cancelled, so not among them: ${leftOut.join(", ")}.`;
}
