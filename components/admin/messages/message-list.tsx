"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { LoadMore } from "@/components/orders/load-more";
import { useFirstNew } from "@/components/orders/use-first-new";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Number of entries shown before "Show all". */
const FEW = 5;

type MessageListProps<T> = {
  /** Accessible name of the list. */
  label: string;
  empty: string;
  failure: string;
  pages: ComponentProps<typeof LoadMore>["pages"] & { data: { pages: T[][] } };
  children: (entry: T) => ReactNode;
};

/** The newest five entries, then all, page by page. Each entry is one `<li>`. */
export function MessageList<T extends { id: string }>(props: MessageListProps<T>) {
  const { label, empty, failure, pages, children } = props;
  const [all, setAll] = useState(false);
  const hydrated = useHydrated();
  const entries = pages.data.pages.flat();
  const shown = all ? entries : entries.slice(0, FEW);
  const expectNew = useFirstNew(
    shown.map(({ id }) => id),
    messageHeadingId,
  );
  if (entries.length === 0) return <EmptyState text={empty} />;

  function showAll() {
    expectNew();
    setAll(true);
  }

  return (
    <>
      <ol className="inbox" aria-label={label}>
        {shown.map(children)}
      </ol>
      <div className="flex-row between message-list-end">
        <span className="mute numeric small">
          {shown.length === entries.length && !pages.hasNextPage
            ? `${shown.length} in all`
            : `${shown.length} newest shown`}
        </span>
        {!all && (entries.length > FEW || pages.hasNextPage) && (
          <Button size="s" variant="line" waking={!hydrated} onClick={showAll}>
            Show all
          </Button>
        )}
        {all && <LoadMore pages={pages} failure={failure} onMore={expectNew} audience="admin" />}
      </div>
    </>
  );
}

/** Id of an entry's heading, which gets the focus when the entry appears. */
export function messageHeadingId(id: string): string {
  return `message-${id}`;
}
