import type { CSSProperties, ReactNode } from "react";

/** The place of an `ArrivalWindow` before anything is known, of the same height. `note` says what is missing. */
export function ArrivalBlank({ note }: { note: ReactNode }) {
  return (
    <figure className="arrival">
      <figcaption>
        <b>When would it be with you?</b>
        <span className="mute">{note}</span>
      </figcaption>
      <div className="arrival-strip" style={COLUMNS} aria-hidden="true">
        {WEEK.map((day) => (
          <span key={day} className="arrival-day" />
        ))}
      </div>
    </figure>
  );
}

const WEEK = [1, 2, 3, 4, 5, 6, 7, 8];
const COLUMNS = { "--days": WEEK.length } as CSSProperties;
