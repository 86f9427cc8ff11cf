import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import { orNotFound } from "@/app/(admin)/or-not-found";
import { PeriodFiles } from "@/components/admin/tax/period-files";
import { PeriodLines } from "@/components/admin/tax/period-lines";
import { PeriodMove } from "@/components/admin/tax/period-move";
import { LaterNotes, PeriodBreaches } from "@/components/admin/tax/period-notes";
import { PeriodState } from "@/components/admin/tax/period-state";
import { AdminShell } from "@/components/layout/admin-shell";
import { TextLink } from "@/components/ui/facts/text-link";
import { requireAdmin } from "@/lib/auth/session/current";
import { formatMonth } from "@/lib/dates";
import { getTaxPeriod } from "@/lib/filing/service";
import type { Admin } from "@/lib/identity/actor";

type Props = { params: Promise<{ gstin: string; month: string }> };

export const metadata: Metadata = { title: "GST return of a month", robots: { index: false } };

export default async function TaxPeriodPage({ params }: Props) {
  const { gstin, month } = await params;
  const admin = await requireAdmin(`/admin/tax/${gstin}/${month}`);
  const view = await read(admin, gstin, month);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <p className="back-line">
        <TextLink href="/admin/tax">All months</TextLink>
      </p>
      <h1>GST of {formatMonth(view.month)}</h1>
      <p className="tax-facts">
        <PeriodState period={view} />
        <span className="mute numeric">
          {view.gstin}, {view.documents.toLocaleString("en-IN")} documents
        </span>
      </p>
      <PeriodMove view={view} />
      <Part id="checks" title="Checks">
        <PeriodBreaches breaches={view.breaches} />
      </Part>
      <Part id="files" title="Files">
        <PeriodFiles view={view} />
      </Part>
      <section className="surface surface--table tax-part" aria-labelledby="tables">
        <h2 id="tables">Tables of GSTR-1</h2>
        <PeriodLines lines={view.lines} />
      </section>
      <Part id="since" title="Since then">
        <LaterNotes view={view} />
      </Part>
    </AdminShell>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="surface tax-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Cached per request, and 404 for an address that names no month. */
const read = cache((admin: Admin, gstin: string, month: string) => {
  const asked = getTaxPeriod.call.input.safeParse({ gstin, month });
  return asked.success ? getTaxPeriod(admin, asked.data).catch(orNotFound) : notFound();
});
