import type { CSSProperties } from "react";
import { clock, timeAt } from "@/lib/content/pages/depot-night";

/** The hours above a drawing, from `from` ("21:00") on: "9 pm, 10, 11, 12 am, 1 …". */
export function HourScale({ from, hours, end }: { from: string; hours: number; end?: string }) {
  const times = Array.from({ length: hours + 1 }, (_, hour) => timeAt(from, hour));
  return (
    <div className="hours numeric" aria-hidden="true">
      {times.map((time, hour) => {
        const whole = hour === 0 || hour === hours || WITH_PART_OF_DAY.has(time);
        return (
          <span key={time} style={{ "--x": hour } as CSSProperties}>
            {whole ? clock(time) : clock(time).split(" ")[0]}
          </span>
        );
      })}
      {end && <b>{end}</b>}
    </div>
  );
}

const WITH_PART_OF_DAY = new Set(["00:00", "12:00"]);
