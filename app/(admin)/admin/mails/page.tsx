import type { Metadata } from "next";
import { Suspense } from "react";
import { MailList } from "@/components/admin/mails/mail-list";
import { RowsSkeleton } from "@/components/admin/ui/rows-skeleton";
import { viewInput } from "@/components/admin/view/view-address";
import { ViewState } from "@/components/admin/view/view-state";
import { AdminShell } from "@/components/layout/admin-shell";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireAdmin } from "@/lib/auth/session/current";
import { validInput } from "@/lib/call/view-input";
import type { Admin } from "@/lib/identity/actor";
import { listUnsentMails } from "@/lib/outbox/service";

export const metadata: Metadata = { title: "Unsent emails", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function UnsentMailPage({ searchParams }: Props) {
  const admin = await requireAdmin("/admin/mails");
  const given = viewInput(await searchParams);
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <div className="page-head">
        <h1>Unsent emails</h1>
        <p className="mute">
          Emails that the mail server did not accept in 12 tries over 20 hours. We have stopped
          trying: send them again once the server accepts them.
        </p>
      </div>
      <ViewState path="/admin/mails">
        <LoadBoundary text="The emails could not be loaded." boxed>
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            <Mails admin={admin} given={given} />
          </Suspense>
        </LoadBoundary>
      </ViewState>
    </AdminShell>
  );
}

async function Mails({ admin, given }: { admin: Admin; given: Record<string, string> }) {
  const asked = validInput(listUnsentMails.call.input, given);
  const { mails, count, next, previous } = await listUnsentMails(admin, asked);
  return <MailList mails={mails} count={count} ends={{ next, previous }} />;
}
