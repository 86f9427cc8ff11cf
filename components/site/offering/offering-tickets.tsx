type Ticket = {
  number: number;
  place: string;
  /** "20:31" */
  at: string;
  items: readonly { count: number; name: string; note?: string }[];
};

/** The tickets on a kitchen rail, oldest first, each with its waiting time in minutes. */
export function OfferingTickets({ now, tickets }: { now: string; tickets: readonly Ticket[] }) {
  return (
    <ol className="ticket-rail numeric">
      {tickets.map((ticket) => (
        <li key={ticket.number}>
          <h2 className="heading-small">{ticket.place}</h2>
          <p className="flex-row between mute small">
            <span>No. {ticket.number}</span>
            <time>{ticket.at}</time>
          </p>
          <ul>
            {ticket.items.map((item) => (
              <li key={item.name}>
                <b>{item.count}</b>
                <span>
                  {item.name}
                  {item.note && <em>{item.note}</em>}
                </span>
              </li>
            ))}
          </ul>
          <p className="ticket-minutes">
            {minutesBetween(ticket.at, now)} <span>min</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function minutesBetween(from: string, to: string) {
  return clock(to) - clock(from);
}

function clock(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
