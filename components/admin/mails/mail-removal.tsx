import { LastQuestion } from "@/components/admin/ui/last-question";
import type { UnsentMail } from "@/lib/outbox/contract";

type MailRemovalProps = {
  asked: UnsentMail | undefined;
  busy: boolean;
  onYes: (asked: UnsentMail) => void;
  onClose: () => void;
};

/** Confirms the removal of a mail. */
export function MailRemoval(props: MailRemovalProps) {
  return (
    <LastQuestion title={({ subject }) => `Remove “${subject}”`} yes="Remove" {...props}>
      {({ to }) => (
        <p className="mail-removal-text">{to} will never get this email. This cannot be undone.</p>
      )}
    </LastQuestion>
  );
}
