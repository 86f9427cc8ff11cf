import { type ReactNode, Suspense } from "react";
import { AuditList } from "@/components/admin/audit/audit-list";
import { UserFaults, UserWritten } from "@/components/admin/users/user-contact";
import { UserOrders } from "@/components/admin/users/user-orders";
import { TextLink } from "@/components/ui/facts/text-link";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { Loading, Skeleton } from "@/components/ui/skeleton";
import type { UserDetails } from "@/lib/accounts/admin/contract";
import { getUserWritten } from "@/lib/accounts/admin/person";
import { auditLog } from "@/lib/audit/service";
import { customerFaults } from "@/lib/faults/list";
import type { Admin } from "@/lib/identity/actor";
import { listOrders } from "@/lib/orders/admin/list";

type Props = { admin: Admin; user: UserDetails };

/** Number of entries shown per section; a link leads to the rest. */
const SHOWN = 8;

/** A user's orders, fault reports, messages and audit entries. Each section loads independently. */
export function PersonSections(props: Props) {
  return (
    <>
      <Section id="orders" title="Orders" failure="Error fetching orders. Please try again.">
        <Orders {...props} />
      </Section>
      <Section id="reports" title="Charger reports" failure="The reports could not be loaded.">
        <Reports {...props} />
      </Section>
      <Section id="written" title="Messages" failure="The messages could not be loaded.">
        <Written {...props} />
      </Section>
      <Section id="audit" title="Audit log" failure="The audit log could not be loaded.">
        <Audit {...props} />
      </Section>
    </>
  );
}

type SectionProps = { id: string; title: string; failure: string; children: ReactNode };

function Section({ id, title, failure, children }: SectionProps) {
  return (
    <section className="surface" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <LoadBoundary text={failure}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </LoadBoundary>
    </section>
  );
}

async function Orders({ admin, user }: Props) {
  const asked = { user_id: user.id, canceled: "true", limit: SHOWN };
  const { orders } = await listOrders(admin, asked);
  const allHref = `/admin/orders?user_id=${user.id}&canceled=1`;
  return <UserOrders orders={orders} count={user.orders} allHref={allHref} />;
}

async function Reports({ admin, user }: Props) {
  const { reports, next } = await customerFaults(admin, { user_id: user.id, limit: SHOWN });
  return (
    <>
      <UserFaults reports={reports} />
      {next && <More href={`/admin/report?user_id=${user.id}#charger-reports`}>All reports</More>}
    </>
  );
}

async function Written({ admin, user }: Props) {
  const written = await getUserWritten(admin, { id: user.id });
  const isAny = written.messages.length + written.demo_requests.length > 0;
  return (
    <>
      {isAny && !user.email_verified && (
        <p className="mute">The address is not verified: somebody else may have written from it.</p>
      )}
      <UserWritten {...written} />
    </>
  );
}

async function Audit({ admin, user }: Props) {
  const { entries, next } = await auditLog(admin, { subject: user.id, limit: SHOWN });
  if (entries.length === 0) return <p className="mute">Nothing recorded yet.</p>;
  return (
    <>
      <AuditList entries={entries} />
      {next && <More href={`/admin/audit?subject=${user.id}`}>Everything about this account</More>}
      {user.role === "admin" && (
        <More href={`/admin/audit?by_id=${user.id}`}>What {user.name} has done</More>
      )}
    </>
  );
}

function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink className="own-width" href={href}>
      {children}
    </TextLink>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton height={48} />
    </Loading>
  );
}
