import { Allowed } from "@/components/admin/users/role";
import { Button } from "@/components/ui/button";
import { EmailText } from "@/components/ui/facts/email-text";
import { AS_CELL, AS_GROUP, AS_ROW, AS_TABLE } from "@/components/ui/facts/table-roles";
import { TextLink } from "@/components/ui/facts/text-link";
import { formatDateTime } from "@/lib/dates";
import type { UnsentMail } from "@/lib/outbox/contract";

type MailTableProps = {
  mails: readonly UnsentMail[];
  /** The id of the mail that is being sent again, or "all". */
  busy: string | undefined;
  onSend: (id: string) => void;
  onRemove: (mail: UnsentMail) => void;
};

/** One row per mail; below 720 px each row is a card. */
export function MailTable({ mails, ...actions }: MailTableProps) {
  return (
    <table className="table table--cards mail-table" {...AS_TABLE}>
      <caption className="visually-hidden">Emails that could not be sent, newest first</caption>
      <thead {...AS_GROUP}>
        <tr {...AS_ROW}>
          <th scope="col">Email</th>
          <th scope="col">Written</th>
          <th scope="col">Mail server’s last answer</th>
          <th scope="col" className="align-end">
            <span className="visually-hidden">What can be done</span>
          </th>
        </tr>
      </thead>
      <tbody {...AS_GROUP}>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

type MailRowProps = Omit<MailTableProps, "mails"> & { mail: UnsentMail };

function MailRow({ mail, busy, onSend, onRemove }: MailRowProps) {
  const { id, to, subject, written_at, problem } = mail;
  return (
    <tr {...AS_ROW}>
      <td {...AS_CELL}>
        <b className="long-words">{subject}</b>
        <span className="mute own-line own-line--long">
          <TextLink className="emphasis" href={`/admin/users?query=${encodeURIComponent(to)}`}>
            <EmailText>{to}</EmailText>
          </TextLink>
        </span>
      </td>
      <td {...AS_CELL} className="numeric nowrap">
        <span className="mute cell-label">Written </span>
        {formatDateTime(written_at)}
      </td>
      <td {...AS_CELL} className="long-words">
        {problem ?? <span className="mute">none</span>}
      </td>
      <td {...AS_CELL} className="align-end">
        <Allowed right="orders">
          <span className="mail-actions">
            <Button
              size="s"
              variant="ink"
              busy={busy === id}
              aria-label={`Send “${subject}” to ${to} again`}
              onClick={() => onSend(id)}
            >
              Send again
            </Button>
            <Button
              size="s"
              variant="line"
              aria-label={`Remove “${subject}” to ${to}`}
              onClick={() => onRemove(mail)}
            >
              Remove
            </Button>
          </span>
        </Allowed>
      </td>
    </tr>
  );
}
