"use client";

import Link from "next/link";
import { mailReply } from "@/components/admin/messages/mail-reply";
import { userHref } from "@/components/admin/users/user-table";
import { buttonClass } from "@/components/ui/button";
import { EmailText } from "@/components/ui/facts/email-text";
import { Fact } from "@/components/ui/facts/fact";
import { TextLink } from "@/components/ui/facts/text-link";
import { formatPhone } from "@/lib/accounts/rules";
import { formatDateTime } from "@/lib/dates";
import type { CustomerFault } from "@/lib/faults/contract";

/** Details of one fault report, with links to its order and customer. */
export function FaultDetails({ report }: { report: CustomerFault }) {
  const { reference, order_id, order_number, user_id, reported_by, email, phone_number } = report;
  return (
    <div className="fault-all">
      <div>
        <p className="inbox-text">{report.issue}</p>
        <a
          className={`report-details-link ${buttonClass({ variant: "line", size: "s" })}`}
          href={replyTo(report)}
        >
          Reply by email
        </a>
      </div>
      <dl>
        <Fact name="Charger">{report.charger}</Fact>
        <Fact name="Serial number">{report.serial ?? <span className="mute">not given</span>}</Fact>
        <Fact name="Mounted at">{report.location}</Fact>
        <Fact name="Order">
          <Link className="link numeric" href={`/admin/orders/${order_id}`} prefetch={false}>
            {order_number}
          </Link>
        </Fact>
        <Fact name="Customer">
          <Link className="link" href={userHref(user_id)} prefetch={false}>
            {reported_by}
          </Link>
        </Fact>
        <Fact name="Email">
          <EmailText>{email}</EmailText>
        </Fact>
        <Fact name="Phone">
          {phone_number ? (
            <TextLink
              className="numeric"
              href={`tel:${phone_number}`}
              aria-label={`Call ${reference}`}
            >
              {formatPhone(phone_number)}
            </TextLink>
          ) : (
            <span className="mute">not given</span>
          )}
        </Fact>
        {report.done_at && <Fact name="Done">{formatDateTime(report.done_at)}</Fact>}
      </dl>
    </div>
  );
}

function replyTo({ email, reference, charger, issue, created_at }: CustomerFault): string {
  return mailReply({ to: email, reference, about: charger, text: issue, at: created_at });
}
