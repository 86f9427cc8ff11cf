import type { CSSProperties } from "react";

/** First and last week of a step. Without `weeks` the step comes after hand-over. */
type Span = { weeks?: readonly [number, number] };

export type WeekStep = Span & { title: string; short: string };

/** The eight weeks of an installation drawn to scale, and the time after them. `inLine` puts them side by side. */
export function Weeks({ steps, inLine = false }: { steps: readonly WeekStep[]; inLine?: boolean }) {
  return (
    <div className={inLine ? "weeks weeks--in-line" : "weeks"}>
      <div className="weeks-head" aria-hidden="true">
        <span />
        <div className="ruler">
          {TICKS.map((tick, week) => (
            <span key={tick} style={{ "--x": week } as CSSProperties}>
              {tick}
            </span>
          ))}
          <span className="ruler-end" style={{ "--x": HANDOVER + 1.2 } as CSSProperties}>
            after
          </span>
        </div>
      </div>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title} style={place(step)}>
            <div>
              <h3>
                <span className="numeric" aria-hidden="true">
                  {index + 1}
                </span>
                {step.title}
              </h3>
              <p className="mute">{step.short}</p>
            </div>
            <WeekTrack step={step} last={index === steps.length - 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The bar of one step on a track of ten weeks. `last` is the optional last step, drawn dashed. */
export function WeekTrack({ step, last }: { step: Span; last: boolean }) {
  return (
    <div className="track">
      <span className="visually-hidden">{spoken(step)}</span>
      <i className={look(step, last)} style={place(step)} />
    </div>
  );
}

const HANDOVER = 8;
/** The track is ten weeks wide; open-ended steps run to its end. */
const AFTER = [HANDOVER, 9.99] as const;
const TICKS = ["Week 0", "1", "2", "3", "4", "5", "6", "7", "8"];

function spoken({ weeks }: Span): string {
  return weeks ? `From week ${weeks[0]} to week ${weeks[1]}` : `After week ${HANDOVER}`;
}

/** Bars that end with hand-over end in green; later steps fade out, and the optional last one is dashed. */
function look({ weeks }: Span, last: boolean): string | undefined {
  if (!weeks) return last ? "dash" : "track-run";
  return weeks[1] === HANDOVER ? "live" : undefined;
}

function place({ weeks: [start, end] = AFTER }: Span): CSSProperties {
  return { "--s": start, "--e": end } as CSSProperties;
}
