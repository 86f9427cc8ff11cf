import type { Metadata } from "next";
import { type ReactNode, Suspense } from "react";
import { EInvoicesDue } from "@/components/admin/tax/portals/einvoice-due";
import { EInvoicesRegistered } from "@/components/admin/tax/portals/einvoice-registered";
import { EwayOpen } from "@/components/admin/tax/portals/eway-open";
import { PortalAnswers } from "@/components/admin/tax/portals/portal-answers";
import { PortalFiles } from "@/components/admin/tax/portals/portal-files";
import { RowsSkeleton } from "@/components/admin/ui/rows-skeleton";
import { AdminShell } from "@/components/layout/admin-shell";
import { TextLink } from "@/components/ui/facts/text-link";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireAdmin } from "@/lib/auth/session/current";
import type { Admin } from "@/lib/identity/actor";
import { listEInvoices } from "@/lib/portals/einvoice/service";
import { listEwayBills } from "@/lib/portals/eway/service";

export const metadata: Metadata = { title: "E-invoices and e-way bills", robots: { index: false } };

export default async function PortalsPage() {
  const admin = await requireAdmin("/admin/tax/portals");
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <p className="back-line">
        <TextLink href="/admin/tax">GST returns</TextLink>
      </p>
      <h1>E-invoices and e-way bills</h1>
      <LoadBoundary text="What waits for the portals could not be loaded." boxed>
        <Suspense fallback={<RowsSkeleton rows={6} head />}>
          <EInvoices admin={admin} />
          <EwayBills admin={admin} />
        </Suspense>
      </LoadBoundary>
    </AdminShell>
  );
}

async function EInvoices({ admin }: { admin: Admin }) {
  const { is_on, has_key, due, due_count, files, registered } = await listEInvoices(admin, {});
  return (
    <Part id="einvoices" title="E-invoices">
      {!is_on && <Off what="E-invoices are off." />}
      {is_on && due.length === 0 && <p>Nothing waits for the e-invoice portal.</p>}
      {due.length > 0 && (
        <>
          <p className="mute">
            Upload the file at the portal, then bring its answer back here. The PDF of each document
            is made then, with its QR code.
          </p>
          <PortalFiles
            files={files}
            folder="/api/admin/tax/einvoices/files"
            title="JSON for the bulk upload of the e-invoice portal"
          />
          {due_count > due.length && (
            <p className="mute">
              The oldest {due.length} of {due_count} are listed.
            </p>
          )}
          <EInvoicesDue due={due} />
        </>
      )}
      {is_on && !has_key && (
        <p className="field-error">
          Answers are checked by the portal’s public key. Enter it in the company settings first.
        </p>
      )}
      {is_on && has_key && <PortalAnswers portal="einvoice" />}
      {(is_on || registered.length > 0) && (
        <>
          <h3>Registered</h3>
          <EInvoicesRegistered registered={registered} />
        </>
      )}
    </Part>
  );
}

async function EwayBills({ admin }: { admin: Admin }) {
  const { is_on, open, files } = await listEwayBills(admin, {});
  return (
    <Part id="eway" title="E-way bills">
      {!is_on && <Off what="E-way bills are off." />}
      {is_on && open.length === 0 && (
        <p>No e-way bill is missing. One begins on the page of an order above its state’s limit.</p>
      )}
      {open.length > 0 && <EwayOpen open={open} />}
      <PortalFiles
        files={files}
        folder="/api/admin/tax/eway-bills/files"
        title="JSON for the bulk upload of the e-way portal"
      />
      {is_on && <PortalAnswers portal="eway" />}
    </Part>
  );
}

function Off({ what }: { what: string }) {
  return (
    <p>
      {what} <TextLink href="/admin/settings/company#portals">Company settings</TextLink>
    </p>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="surface tax-part stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
