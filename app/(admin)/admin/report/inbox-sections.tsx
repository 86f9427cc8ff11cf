import { MessageDemos } from "@/components/admin/messages/message-demos";
import { MessageInbox } from "@/components/admin/messages/message-inbox";
import { MessageView } from "@/components/admin/messages/message-view";
import { ReportBox } from "@/components/admin/sales/report-box";
import { PAGE } from "@/lib/call/paging";
import { getAllContacts, getDemoRequests } from "@/lib/contact/inbox";
import type { Admin } from "@/lib/identity/actor";

type SectionProps = { admin: Admin; view: Readonly<Record<string, string>> };

/** Messages from the contact form. */
export function MessageSection({ admin, view }: SectionProps) {
  return (
    <ReportBox id="messages" title="Messages" height={HEIGHT}>
      <Messages admin={admin} unread={view.messages === "unread"} />
    </ReportBox>
  );
}

/** Demo requests for the other solutions. */
export function DemoSection({ admin, view }: SectionProps) {
  return (
    <ReportBox id="demo-requests" title="Demo requests" height={HEIGHT}>
      <DemoRequests admin={admin} unread={view.demos === "unread"} />
    </ReportBox>
  );
}

const HEIGHT = 640;

type InboxProps = { admin: Admin; unread: boolean };

async function Messages({ admin, unread }: InboxProps) {
  const { contacts } = await getAllContacts(admin, { limit: PAGE, unread });
  const first = { entries: contacts, loadedAt: Date.now() };
  return (
    <MessageView name="messages" label="Messages">
      <MessageInbox key={String(unread)} first={first} unread={unread} />
    </MessageView>
  );
}

async function DemoRequests({ admin, unread }: InboxProps) {
  const { demo_requests } = await getDemoRequests(admin, { limit: PAGE, unread });
  const first = { entries: demo_requests, loadedAt: Date.now() };
  return (
    <MessageView name="demos" label="Demo requests">
      <MessageDemos key={String(unread)} first={first} unread={unread} />
    </MessageView>
  );
}
