import { EmptyState } from "@/components/ui/empty-state";
import { Tag } from "@/components/ui/facts/tag";
import { TextLink } from "@/components/ui/facts/text-link";
import { formatDateTime } from "@/lib/dates";

type NewestMessagesProps = {
  label: string;
  entries: readonly { id: string; name: string; text: string; at: Date; isRead: boolean }[];
  hrefOf: (id: string) => string;
  /** The inbox with all of them. */
  all: { href: string; label: string };
  empty: string;
};

/** The newest entries of an inbox, each a line that leads to it. */
export function NewestMessages({ label, entries, hrefOf, all, empty }: NewestMessagesProps) {
  if (entries.length === 0) return <EmptyState text={empty} />;
  return (
    <>
      <ol className="newest" aria-label={label}>
        {entries.map(({ id, name, text, at, isRead }) => (
          <li key={id}>
            <p className="flex-row flex-row--close newest-from">
              <TextLink href={hrefOf(id)}>{name}</TextLink>
              {!isRead && <Tag tone="move">Unread</Tag>}
              <time className="mute numeric small" dateTime={at.toISOString()}>
                {formatDateTime(at)}
              </time>
            </p>
            <p className="mute small newest-text">{text}</p>
          </li>
        ))}
      </ol>
      <p className="newest-all">
        <TextLink href={all.href}>{all.label}</TextLink>
      </p>
    </>
  );
}
