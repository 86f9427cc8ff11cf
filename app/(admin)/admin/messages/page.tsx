import type { Metadata } from "next";
import { Suspense } from "react";
import { MessageBar } from "@/components/admin/messages/message-bar";
import { MessageDemos } from "@/components/admin/messages/message-demos";
import { MessageInbox } from "@/components/admin/messages/message-inbox";
import { ReportNav } from "@/components/admin/sales/report-nav";
import { RowsSkeleton } from "@/components/admin/ui/rows-skeleton";
import { viewInput } from "@/components/admin/view/view-address";
import { ViewBody, ViewState } from "@/components/admin/view/view-state";
import { AdminShell } from "@/components/layout/admin-shell";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { requireAdmin } from "@/lib/auth/session/current";
import { PAGE } from "@/lib/call/paging";
import { getAllContacts, getDemoRequests } from "@/lib/contact/inbox";
import type { Admin } from "@/lib/identity/actor";

export const metadata: Metadata = { title: "Messages", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MessagesPage({ searchParams }: Props) {
  const admin = await requireAdmin("/admin/messages");
  const { inbox, show } = viewInput(await searchParams);
  const Inbox = inbox === "demos" ? DemoRequests : Messages;
  return (
    <AdminShell user={{ name: admin.name, role: admin.role }}>
      <h1>Messages</h1>
      <ReportNav />
      <ViewState path="/admin/messages">
        <MessageBar />
        <LoadBoundary text="The messages could not be loaded." boxed>
          <Suspense fallback={<RowsSkeleton rows={8} height={48} />}>
            <ViewBody>
              <Inbox admin={admin} unread={show === "unread"} />
            </ViewBody>
          </Suspense>
        </LoadBoundary>
      </ViewState>
    </AdminShell>
  );
}

type InboxProps = { admin: Admin; unread: boolean };

async function Messages({ admin, unread }: InboxProps) {
  const { contacts } = await getAllContacts(admin, { limit: PAGE, unread });
  const first = { entries: contacts, loadedAt: Date.now() };
  return <MessageInbox key={String(unread)} first={first} unread={unread} />;
}

async function DemoRequests({ admin, unread }: InboxProps) {
  const { demo_requests } = await getDemoRequests(admin, { limit: PAGE, unread });
  const first = { entries: demo_requests, loadedAt: Date.now() };
  return <MessageDemos key={String(unread)} first={first} unread={unread} />;
}
