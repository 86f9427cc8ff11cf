import { Tag } from "@/components/ui/facts/tag";
import { TextLink } from "@/components/ui/facts/text-link";
import type { Activity } from "@/lib/analytics/rules";
import { formatDateTime } from "@/lib/dates";

/** The customer's latest activities, with a link to all orders. */
export function RecentActivity({ entries }: { entries: readonly Activity[] }) {
  return (
    <section className="surface" aria-labelledby="recent-activity">
      <div className="flex-row between">
        <h2 id="recent-activity">Recent Activity</h2>
        <TextLink className="small" href="/order">
          My Orders
        </TextLink>
      </div>
      {entries.length === 0 ? (
        <p className="mute activity">No recent activity found</p>
      ) : (
        <ol className="activity">
          {entries.map((entry) => (
            <li key={entry.type + entry.key}>
              <span>
                <span>{entry.text}</span>
                <span className="mute activity-time">
                  <time className="numeric" dateTime={entry.at.toISOString()}>
                    {formatDateTime(entry.at)}
                  </time>
                  {entry.isCanceled && <b>Cancelled</b>}
                </span>
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
