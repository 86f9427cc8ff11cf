"use client";

import { MailRemoval } from "@/components/admin/mails/mail-removal";
import { MailTable } from "@/components/admin/mails/mail-table";
import { useMailActions } from "@/components/admin/mails/use-mail-actions";
import { Allowed } from "@/components/admin/users/role";
import { ViewPager } from "@/components/admin/view/view-pager";
import { ViewBody } from "@/components/admin/view/view-state";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { PageEnds } from "@/lib/call/paging";
import type { UnsentMail } from "@/lib/outbox/contract";

type MailListProps = { mails: readonly UnsentMail[]; count: number; ends: PageEnds };

/** A page of unsent mails with actions, or an empty state. */
export function MailList({ mails, count, ends }: MailListProps) {
  const { place, busy, sendAgain, asked, ask, remove, removing } = useMailActions();
  return (
    <ViewBody>
      {/* Gets the focus when a mail's button is gone. */}
      <div ref={place} tabIndex={-1}>
        {mails.length === 0 ? (
          <div className="surface">
            <EmptyState text="Every email has been sent, or is still being tried." />
          </div>
        ) : (
          <>
            {count > 1 && (
              <p className="flex-row mail-list-head">
                <Allowed right="orders">
                  <Button size="s" busy={busy === "all"} onClick={() => sendAgain()}>
                    Send all {count.toLocaleString("en-IN")} again
                  </Button>
                </Allowed>
              </p>
            )}
            <div className="table-wrap">
              <MailTable mails={mails} busy={busy} onSend={sendAgain} onRemove={ask} />
              <ViewPager optional ends={ends}>
                {mails.length} shown
              </ViewPager>
            </div>
          </>
        )}
      </div>
      <MailRemoval asked={asked} busy={removing} onYes={remove} onClose={() => ask(undefined)} />
    </ViewBody>
  );
}
