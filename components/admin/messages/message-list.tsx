"use client";

import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { LoadMore } from "@/components/orders/load-more";
import { useFirstNew } from "@/components/orders/use-first-new";
import { EmptyState } from "@/components/ui/empty-state";

/** Whether an entry is open, and what opens it. */
export type MessageRow = { open: boolean; onOpen: () => void };

type MessageListProps<T> = {
  /** Accessible name of the list. */
  label: string;
  empty: string;
  failure: string;
  pages: ComponentProps<typeof LoadMore>["pages"] & { data: { pages: T[][] } };
  children: (entry: T, row: MessageRow) => ReactNode;
};

/** The entries, newest first, page by page, one of them open. Each entry is one `<li>`. */
export function MessageList<T extends { id: string }>(props: MessageListProps<T>) {
  const { label, empty, failure, pages, children } = props;
  const entries = pages.data.pages.flat();
  const rowOf = useOpened(entries[0]?.id);
  const expectNew = useFirstNew(
    entries.map(({ id }) => id),
    messageHeadingId,
  );
  if (entries.length === 0) {
    return (
      <div className="surface">
        <EmptyState text={empty} />
      </div>
    );
  }
  return (
    <div className="inbox-box">
      <ol
        className="inbox"
        aria-label={label}
        style={{ "--rows": entries.length } as CSSProperties}
      >
        {entries.map((entry) => children(entry, rowOf(entry.id)))}
      </ol>
      <div className="flex-row between inbox-end">
        <span className="mute numeric small">
          {entries.length} {pages.hasNextPage ? "newest shown" : "in all"}
        </span>
        <LoadMore pages={pages} failure={failure} onMore={expectNew} audience="admin" />
      </div>
    </div>
  );
}

/** The pane beside the list; the style sheet has the same width. */
const BESIDE = "(min-width: 1100px)";

/** One entry is open at a time. Where it is read beside the list, one always is: the first to begin with. */
function useOpened(first: string | undefined) {
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    if (first && window.matchMedia(BESIDE).matches) setOpened((id) => id ?? first);
  }, [first]);
  const press = (id: string) =>
    setOpened((before) => (before === id && !window.matchMedia(BESIDE).matches ? null : id));
  return (id: string): MessageRow => ({ open: id === opened, onOpen: () => press(id) });
}

/** Id of an entry's heading, which gets the focus when the entry appears. */
export function messageHeadingId(id: string): string {
  return `message-${id}`;
}
