import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { UnsentMail } from "@/lib/outbox/contract";

type MailRemovalProps = {
  /** Open while there is one. */
  asked: UnsentMail | undefined;
  busy: boolean;
  onRemove: (asked: UnsentMail) => void;
  onClose: () => void;
};

/** Asks before a mail is removed: it cannot be taken back. */
export function MailRemoval({ asked, busy, onRemove, onClose }: MailRemovalProps) {
  return (
    <Dialog open={asked !== undefined} onClose={onClose} size="s" labelledBy="remove-mail">
      {asked && (
        <div className="dlg-b">
          <h2 className="title [overflow-wrap:anywhere]" id="remove-mail">
            Remove “{asked.subject}”
          </h2>
          <p className="mt-4 mb-6 [overflow-wrap:anywhere]">
            {asked.to} will never get this mail. This cannot be taken back.
          </p>
          <div className="row">
            <Button variant="danger" size="s" busy={busy} onClick={() => onRemove(asked)}>
              Remove
            </Button>
            <Button variant="line" size="s" onClick={onClose}>
              Keep
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
