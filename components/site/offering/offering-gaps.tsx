type Contact = { day: number; what: string };

type OfferingGapsProps = {
  /** Number of days shown; the last one is today. */
  days: number;
  /** A gap of more days than this is marked. */
  quietAfter: number;
  customers: readonly {
    name: string;
    state: "Won" | "Open" | "Lost";
    events: readonly Contact[];
  }[];
};

/** A month of contacts with each customer, to scale, so that gaps are visible. */
export function OfferingGaps({ days, quietAfter, customers }: OfferingGapsProps) {
  return (
    <div className="numeric">
      <p className="gaps-axis mute small" aria-hidden="true">
        <span>{days} days ago</span>
        <span>Today</span>
      </p>
      <dl className="gaps">
        {customers.map(({ name, state, events }) => (
          <div key={name}>
            <dt>
              <b>{name}</b> <span className="mute">{state}</span>
            </dt>
            <dd>
              {silences(events, state === "Open" ? days : undefined)
                .filter(({ from, to }) => to - from > quietAfter)
                .map(({ from, to }) => (
                  <span
                    key={from}
                    className="quiet"
                    style={{ left: at(from, days), right: at(days - to, days) }}
                  >
                    {to - from} days quiet
                  </span>
                ))}
              <ol>
                {events.map((event) => (
                  <li key={event.day} style={{ left: at(event.day, days) }}>
                    <i aria-hidden="true" />
                    <span>
                      {event.what}
                      <span className="visually-hidden">, day {event.day}</span>
                    </span>
                  </li>
                ))}
              </ol>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The gaps between contacts; if `end` is given, also the one from the last contact to it. */
function silences(events: readonly Contact[], end?: number) {
  const days = events.map((event) => event.day);
  if (end !== undefined) days.push(end);
  return days.slice(1).map((to, index) => ({ from: days[index] ?? 0, to }));
}

function at(day: number, days: number) {
  return `${(day / days) * 100}%`;
}
