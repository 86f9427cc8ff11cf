type Row = {
  from: string;
  to: string;
  pause?: string;
  subjects?: readonly string[];
  /** The covered lesson; `day` is 1 for the first column. */
  cover?: { day: number; by: string };
};

type OfferingTimetableProps = { title: string; days: readonly string[]; rows: readonly Row[] };

/** The week of one class. Row heights are proportional to time; a covered lesson is dark. */
export function OfferingTimetable({ title, days, rows }: OfferingTimetableProps) {
  return (
    <table className="week">
      <caption className="title">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Hour</span>
          </th>
          {days.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from} style={{ height: `${minutes(row) * 1.35}px` }}>
            <th scope="row">
              <time>{row.from}</time>
            </th>
            {row.pause ? (
              <td className="pause mute" colSpan={days.length}>
                {row.pause}
              </td>
            ) : (
              days.map((day, index) => <Lesson key={day} row={row} index={index} />)
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lesson({ row, index }: { row: Row; index: number }) {
  const subject = row.subjects?.[index];
  if (row.cover?.day !== index + 1) return <td>{subject}</td>;
  return (
    <td className="cover">
      <del>{subject}</del> <ins>{row.cover.by}</ins>
    </td>
  );
}

/** Length of a row in minutes. Times are on the 12-hour clock: 12:40 to 1:20 is forty minutes. */
function minutes({ from, to }: Row) {
  const lasting = clock(to) - clock(from);
  return lasting > 0 ? lasting : lasting + 12 * 60;
}

function clock(time: string) {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return hours * 60 + rest;
}
