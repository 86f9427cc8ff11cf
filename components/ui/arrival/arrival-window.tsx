import type { CSSProperties, ReactNode } from "react";
import { weekdayOf } from "@/lib/calendar";
import type { DeliveryWindow } from "@/lib/delivery/contract";
import { type StripDay, stripOf } from "@/lib/delivery/strip";
import { arrivalWords, dispatchWords, holidayWords } from "@/lib/delivery/words";

type ArrivalWindowProps = {
  window: DeliveryWindow;
  /** The first line; "Arrives Thu 3 to Tue 8 December" if left out. */
  title?: ReactNode;
  /** Where to, as "Noida, Uttar Pradesh". */
  place?: string;
  /** How it comes, "By truck", said in place of when it leaves. */
  way?: string;
  /** The second line; where to, when it leaves, and the holidays on the way, if left out. */
  note?: ReactNode;
};

/**
 * When an order arrives: in words, and drawn as the days it is, from the order to the last day of the window.
 * The words say all of it, so readers of the screen get no drawing. Needs no script.
 */
export function ArrivalWindow({ window, title, place, way, note }: ArrivalWindowProps) {
  const { days, packing, road, arrival } = stripOf(window);
  const columns = { "--days": days.length } as CSSProperties;
  return (
    <figure className="arrival">
      <figcaption className="numeric">
        <b>{title ?? arrivalWords(window)}</b>
        <span className="mute">
          {note ?? `${place ? `To ${place}. ` : ""}${way ?? dispatchWords(window)}.`}
        </span>
        {note === undefined && <span className="mute">{holidayWords(window)}</span>}
      </figcaption>
      <div className="arrival-strip numeric" style={columns} aria-hidden="true">
        {days.map((day, index) => (
          <Day key={day.day} day={day} column={index + 1} />
        ))}
        <i className="arrival-packing" style={stretch(packing)} />
        {road && <i className="arrival-road" style={stretch(road)} />}
        <i className="arrival-days" style={stretch(arrival)} />
        <small className="arrival-label" style={stretch(packing)}>
          Packing
        </small>
        <small className="arrival-label" style={stretch(arrival)}>
          With you
        </small>
      </div>
    </figure>
  );
}

function Day({
  day: { day, number, isOff, isArrival },
  column,
}: {
  day: StripDay;
  column: number;
}) {
  const kind = isOff ? "arrival-day--off" : isArrival ? "arrival-day--open" : "";
  return (
    <span className={`arrival-day ${kind}`} style={stretch([column, column + 1])}>
      {number && <small>{LETTERS[weekdayOf(day)]}</small>}
      {number && <span>{number}</span>}
    </span>
  );
}

function stretch([from, to]: [number, number]): CSSProperties {
  return { gridColumn: `${from} / ${to}` };
}

const LETTERS = ["S", "M", "T", "W", "T", "F", "S"];
