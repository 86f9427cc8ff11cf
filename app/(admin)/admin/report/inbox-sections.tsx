import { NewestMessages } from "@/components/admin/messages/newest-messages";
import { ReportBox } from "@/components/admin/sales/report-box";
import { getAllContacts, getDemoRequests } from "@/lib/contact/inbox";
import { SOLUTIONS } from "@/lib/contact/rules";
import type { Admin } from "@/lib/identity/actor";

type SectionProps = { admin: Admin };

/** The newest messages from the contact form. */
export function MessageSection(props: SectionProps) {
  return (
    <ReportBox id="messages" title="Messages" height={HEIGHT}>
      <Messages {...props} />
    </ReportBox>
  );
}

/** The newest demo requests for the other solutions. */
export function DemoSection(props: SectionProps) {
  return (
    <ReportBox id="demo-requests" title="Demo requests" height={HEIGHT}>
      <DemoRequests {...props} />
    </ReportBox>
  );
}

const NEWEST = 5;
const HEIGHT = 64 * NEWEST;
const DEMOS = "/admin/messages?inbox=demos";

async function Messages({ admin }: SectionProps) {
  const { contacts } = await getAllContacts(admin, { limit: NEWEST });
  const entries = contacts.map(({ id, firstname, lastname, message, created_at, read_at }) => ({
    id,
    name: `${firstname} ${lastname}`,
    text: message,
    at: created_at,
    isRead: read_at !== null,
  }));
  return (
    <NewestMessages
      label="Newest messages"
      entries={entries}
      hrefOf={(id) => `/admin/messages/${id}`}
      all={{ href: "/admin/messages", label: "All messages" }}
      empty="No messages yet."
    />
  );
}

async function DemoRequests({ admin }: SectionProps) {
  const { demo_requests } = await getDemoRequests(admin, { limit: NEWEST });
  const entries = demo_requests.map((request) => ({
    id: request.id,
    name: request.name,
    text: `${SOLUTIONS[request.solution].title}: ${request.need ?? request.organisation ?? "a demo"}`,
    at: request.created_at,
    isRead: request.read_at !== null,
  }));
  return (
    <NewestMessages
      label="Newest demo requests"
      entries={entries}
      hrefOf={() => DEMOS}
      all={{ href: DEMOS, label: "All demo requests" }}
      empty="No demo requests yet."
    />
  );
}
