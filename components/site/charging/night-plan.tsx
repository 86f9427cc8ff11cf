import type { CSSProperties } from "react";
import { HourScale } from "@/components/site/charging/hour-scale";
import {
  clock,
  type DepotNight,
  type LoadStep,
  loadSteps,
  nightHours,
  peakKw,
  type Stay,
  stays,
  timeAt,
  unplanned,
} from "@/lib/content/pages/depot-night";

/** Vehicles that share one power limit by charging in turn; below, the load with and without the plan. */
export function NightPlan({ night }: { night: DepotNight }) {
  const hours = nightHours(night);
  const all = stays(night);
  return (
    <div className="depot" style={{ "--lanes": hours } as CSSProperties}>
      <HourScale from={night.from} hours={hours} />
      <dl>
        {all.map((stay, index) => (
          <Lane key={stay.name} stay={stay} night={night} kwh={night.vehicles[index]?.kwh ?? 0} />
        ))}
      </dl>
      <Load night={night} all={all} />
    </div>
  );
}

function Lane({ stay, night, kwh }: { stay: Stay; night: DepotNight; kwh: number }) {
  const hours = nightHours(night);
  const at = (from: number, to: number) =>
    ({ "--at": from / hours, "--w": (to - from) / hours }) as CSSProperties;
  const say = (hour: number) => clock(timeAt(night.from, hour));
  return (
    <div>
      <dt>
        <b>{stay.name}</b>
        <span className="mute numeric">{kwh} kWh</span>
      </dt>
      <dd>
        <span className="visually-hidden">
          Back at {say(stay.back)}, charges from {say(stay.starts)} to {say(stay.ends)}, leaves at{" "}
          {say(stay.leaves)}.
        </span>
        <i className="stay" style={at(stay.back, stay.leaves)} />
        <i className="charge" style={at(stay.starts, stay.ends)} />
      </dd>
    </div>
  );
}

function Load({ night, all }: { night: DepotNight; all: readonly Stay[] }) {
  const planned = loadSteps(all, night.outputKw);
  const alone = loadSteps(unplanned(all), night.outputKw);
  const top = peakKw(alone);
  const hours = nightHours(night);
  return (
    <figure className="depot-load" style={{ "--limit": night.limitKw / top } as CSSProperties}>
      <figcaption>
        <b>Load of the yard</b>
        <span className="mute numeric">
          {top}&nbsp;kW if each begins on its return, {peakKw(planned)}&nbsp;kW in turn
        </span>
      </figcaption>
      <div className="graph numeric" aria-hidden="true">
        <svg viewBox={`0 0 ${hours} ${top}`} preserveAspectRatio="none" role="presentation">
          <path className="alone" d={outline(alone, top)} />
          <path className="planned" d={outline(planned, top)} />
        </svg>
        <span className="top-power" style={{ "--x": endOfPeak(alone, top) } as CSSProperties}>
          {top} kW
        </span>
        <span className="limit">Limit {night.limitKw} kW</span>
      </div>
    </figure>
  );
}

/** The hour at which the peak ends. */
function endOfPeak(steps: readonly LoadStep[], top: number): number {
  return steps[steps.findIndex(({ kw }) => kw === top) + 1]?.at ?? 0;
}

/** SVG path of the steps, closed on the base line; x in hours, y in kW below the top. */
function outline(steps: readonly LoadStep[], top: number): string {
  const [first] = steps;
  if (!first) return "";
  const corners = steps.map(({ at, kw }) => `H${at} V${top - kw}`);
  return `M${first.at} ${top} ${corners.join(" ")} Z`;
}
