import type { CSSProperties } from "react";
import { SectionHead } from "@/components/ui/section-head";
import type { Drawing, Lane } from "@/lib/catalogue/charging/charging-rules";

/** Charging time drawn to scale: one night for an AC charger, ninety minutes for a DC one. */
export function ChargingDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <section className="section dark" aria-labelledby="charging-time">
      <div className="wrap">
        <SectionHead id="charging-time" title={drawing.title} lead={drawing.lead} />
        <div className="night">
          <div className="hours numeric" aria-hidden="true">
            {drawing.ticks.map((tick, index) => (
              <span key={tick} style={{ "--x": index } as CSSProperties}>
                {tick}
              </span>
            ))}
          </div>
          <dl>
            {drawing.lanes.map((lane) => (
              <Bar key={lane.name} lane={lane} />
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function Bar({ lane }: { lane: Lane }) {
  const width = { "--w": `${lane.width}%` } as CSSProperties;
  const pace = lane.takesKw === null ? "" : `, takes ${lane.takesKw} kW`;
  // A long bar leaves no room behind it, so its end label goes inside.
  const inside = lane.width > 86 ? "row-end--inside" : "";
  return (
    <div>
      <dt>
        <b>{lane.name}</b>
        <span className="mute numeric">
          {lane.batteryKwh} kWh battery{pace}
        </span>
        <span className="duration numeric">{lane.duration}</span>
      </dt>
      <dd className="lane">
        <i style={width}>
          <span className="numeric">{lane.duration}</span>
        </i>
        <span className={`numeric row-end ${inside}`} style={width}>
          {lane.end}
        </span>
      </dd>
    </div>
  );
}
