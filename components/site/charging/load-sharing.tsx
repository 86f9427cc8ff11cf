import type { CSSProperties } from "react";
import { HourScale } from "@/components/site/charging/hour-scale";
import { LoadGraph } from "@/components/site/charging/load-graph";
import { clock, hoursAfter, timeAt } from "@/lib/content/pages/depot-night";
import { type CarStay, type SharedLoad, sharedCharges } from "@/lib/content/pages/shared-load";

/** Cars that share one limit: a band for each, as thick as its power; below, the load of the connection. */
export function LoadSharing({ load }: { load: SharedLoad }) {
  const hours = hoursAfter(load.from, load.to);
  const stays = sharedCharges(load);
  const places = [...new Set(stays.map(({ car }) => car.place))];
  return (
    <div className="depot sharing" style={{ "--lanes": hours } as CSSProperties}>
      <HourScale from={load.from} hours={hours} end="Full at" />
      <dl>
        {places.map((place) => (
          <Lane
            key={place}
            place={place}
            load={load}
            stays={stays.filter(({ car }) => car.place === place)}
          />
        ))}
      </dl>
      <LoadGraph load={load} stays={stays} />
    </div>
  );
}

type LaneProps = { place: string; load: SharedLoad; stays: readonly CarStay[] };

function Lane({ place, load, stays }: LaneProps) {
  const hours = hoursAfter(load.from, load.to);
  const full = stays.flatMap((stay) => (stay.full === null ? [] : [timeOf(load, stay.full)]));
  return (
    <div>
      <dt>
        <b>{place}</b>
        <span className="mute numeric">{stays.map(({ car }) => car.kwh).join(" + ")} kWh</span>
      </dt>
      <dd>
        <span className="visually-hidden">{stays.map((stay) => spoken(load, stay)).join(" ")}</span>
        {stays.map(({ car, arrives, leaves }) => (
          <i
            key={car.arrives}
            className="stay"
            style={{ "--at": arrives / hours, "--w": (leaves - arrives) / hours } as CSSProperties}
          />
        ))}
        <svg
          viewBox={`0 0 ${hours} ${load.mostKw}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          role="presentation"
        >
          {stays.map((stay) => (
            <path key={stay.car.arrives} d={band(stay, load.mostKw)} />
          ))}
        </svg>
      </dd>
      <dd className="mute numeric full-time" aria-hidden="true">
        {full.map((time) => (
          <span key={time}>{time}</span>
        ))}
      </dd>
    </div>
  );
}

function spoken(load: SharedLoad, { car, full }: CarStay): string {
  const until = full === null ? "not full" : `full at ${timeOf(load, full)}`;
  return `${car.kwh} kWh: plugged in at ${clock(car.arrives)}, ${until}, leaves at ${clock(car.leaves)}.`;
}

/** To five minutes: the drawing is no more precise. */
function timeOf({ from }: SharedLoad, hours: number): string {
  return clock(timeAt(from, Math.round(hours * 12) / 12));
}

/** SVG path of a band around the middle of its lane, as high as the power. */
function band({ slices }: CarStay, mostKw: number): string {
  return slices
    .map(({ from, to, kw }) => `M${from} ${(mostKw - kw) / 2}H${to}v${kw}H${from}Z`)
    .join("");
}
