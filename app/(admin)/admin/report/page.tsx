import type { Metadata } from "next";
import { type ReactNode, Suspense } from "react";
import { MessageDemos } from "@/components/admin/message-demos";
import { DEMOS_FAILURE, MESSAGES_FAILURE } from "@/components/admin/message-failures";
import { MessageInbox } from "@/components/admin/message-inbox";
import { MessageSkeleton } from "@/components/admin/message-skeleton";
import { AdminShell } from "@/components/layout/admin-shell";
import { LoadBoundary } from "@/components/ui/load-boundary";
import type { Admin } from "@/lib/auth/actor";
import { requireAdmin } from "@/lib/auth/current";
import { getAllContacts, getDemoRequests } from "@/lib/contact/inbox";
import { PAGE } from "@/lib/http/paging";

export const metadata: Metadata = { title: "Analytics and Contacts", robots: { index: false } };

export default async function ReportPage() {
  const admin = await requireAdmin("/admin/report");
  return (
    <AdminShell user={{ name: admin.name }}>
      <h1>Analytics and Contacts</h1>
      <div className="inboxes">
        <Inbox id="messages" title="Messages" failure={MESSAGES_FAILURE}>
          <Messages admin={admin} />
        </Inbox>
        <Inbox id="demo-requests" title="Demo requests" failure={DEMOS_FAILURE}>
          <DemoRequests admin={admin} />
        </Inbox>
      </div>
    </AdminShell>
  );
}

type InboxProps = { id: string; title: string; failure: string; children: ReactNode };

function Inbox({ id, title, failure, children }: InboxProps) {
  return (
    <section className="box" aria-labelledby={id}>
      <h2 id={id} className="mb-2">
        {title}
      </h2>
      <LoadBoundary text={failure}>
        <Suspense fallback={<MessageSkeleton />}>{children}</Suspense>
      </LoadBoundary>
    </section>
  );
}

async function Messages({ admin }: { admin: Admin }) {
  const { contacts } = await getAllContacts(admin, { limit: PAGE });
  return <MessageInbox first={{ entries: contacts, loadedAt: Date.now() }} />;
}

async function DemoRequests({ admin }: { admin: Admin }) {
  const { demo_requests } = await getDemoRequests(admin, { limit: PAGE });
  return <MessageDemos first={{ entries: demo_requests, loadedAt: Date.now() }} />;
}
