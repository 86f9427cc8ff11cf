import { Tag } from "@/components/ui/facts/tag";
import { TextLink } from "@/components/ui/facts/text-link";
import type { Activity } from "@/lib/analytics/rules";
import { formatDateTime } from "@/lib/dates";

/** What the customer did last, with the way to all orders. */
export function RecentActivity({ entries }: { entries: readonly Activity[] }) {
  return (
    <section className="box" aria-labelledby="recent-activity">
      <div className="row between">
        <h2 id="recent-activity">Recent Activity</h2>
        <TextLink className="small" href="/order">
          My Orders
        </TextLink>
      </div>
      {entries.length === 0 ? (
        <p className="mute acty">No recent activity found</p>
      ) : (
        <ol className="acty">
          {entries.map((entry) => (
            <li key={entry.type + entry.key}>
              <span>
                {entry.text}
                <time className="mute num" dateTime={entry.at.toISOString()}>
                  {formatDateTime(entry.at)}
                </time>
              </span>
              <Tag plain tone={entry.type === "Order" ? "quiet" : "off"}>
                {entry.type}
              </Tag>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
