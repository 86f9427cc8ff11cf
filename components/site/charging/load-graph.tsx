import type { CSSProperties } from "react";
import { clock, hoursAfter, timeAt } from "@/lib/content/pages/depot-night";
import {
  aloneCharges,
  type CarStay,
  firstOver,
  type LoadStep,
  loadSteps,
  peakStep,
  type SharedLoad,
  totalKw,
} from "@/lib/content/pages/shared-load";

/** The connection over the same hours: the building, the chargers on top, the limit, and the load without sharing. */
export function LoadGraph({ load, stays }: { load: SharedLoad; stays: readonly CarStay[] }) {
  const hours = hoursAfter(load.from, load.to);
  const shared = loadSteps(load, stays);
  const all = loadSteps(load, aloneCharges(load));
  const over = firstOver(load, all);
  const alone = over && load.trips ? all.filter(({ at }) => at <= over.at) : all;
  const peak = peakStep(alone);
  const top = Math.max(load.supplyKw, totalKw(peak)) * HEADROOM;
  const time = over ? clock(timeAt(load.from, over.at)) : "";
  return (
    <figure className="depot-load" style={{ "--limit": load.supplyKw / top } as CSSProperties}>
      <figcaption>
        <b>Load of the building</b>
        <span className="mute">
          {load.trips
            ? `Without sharing, the main breaker trips at ${time}: the lifts stop, and no car charges.`
            : `Without sharing, it passes the sanctioned load at ${time} and reaches ${Math.round(totalKw(peak))} kW.`}
        </span>
        <ul className="graph-key" aria-hidden="true">
          <li className="key-chargers">Chargers</li>
          <li className="key-building">Building</li>
          <li className="key-alone">Without sharing</li>
          <li className="key-limit">
            {load.trips ? "Main breaker" : "Sanctioned load"}, {load.supplyKw} kW
          </li>
        </ul>
      </figcaption>
      <div className="graph numeric" aria-hidden="true">
        <svg viewBox={`0 0 ${hours} ${top}`} preserveAspectRatio="none" role="presentation">
          <path className="planned" d={area(shared, totalKw, hours, top)} />
          <path className="building" d={area(shared, ({ building }) => building, hours, top)} />
          <path className="alone" d={line(alone, load.trips ? (over?.at ?? hours) : hours, top)} />
        </svg>
        <span
          className="top-power"
          style={{ "--x": peak.at, "--y": totalKw(peak) / top } as CSSProperties}
        >
          {load.trips ? `Main trips, ${time}` : `${Math.round(totalKw(peak))} kW`}
        </span>
        <span className="limit">{load.supplyKw} kW</span>
      </div>
    </figure>
  );
}

const HEADROOM = 1.06;

function area(
  steps: readonly LoadStep[],
  kw: (step: LoadStep) => number,
  end: number,
  top: number,
): string {
  const corners = steps.map((step) => `H${step.at}V${top - kw(step)}`);
  return `M0 ${top}${corners.join("")}H${end}V${top}Z`;
}

function line(steps: readonly LoadStep[], end: number, top: number): string {
  const [first, ...rest] = steps;
  if (!first) return "";
  const corners = rest.map((step) => `H${step.at}V${top - totalKw(step)}`);
  const tripped = rest.at(-1)?.at === end;
  return `M${first.at} ${top - totalKw(first)}${corners.join("")}H${end}${tripped ? `V${top}` : ""}`;
}
