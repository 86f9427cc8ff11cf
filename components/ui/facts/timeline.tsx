import { Check } from "lucide-react";

export type TimelineStep = {
  label: string;
  state: "done" | "now" | "todo";
  /** A date or word below the label. */
  note?: string;
};

/** Steps in time: horizontal from 720 px, vertical on phones. A row fits five. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol className="timeline" aria-label={label}>
      {steps.map((step, index) => {
        const arrived = step.state === "now" && index === steps.length - 1;
        return (
          <li
            key={step.label}
            className={CLASSES[step.state]}
            aria-current={step.state === "now" ? "step" : undefined}
          >
            <i>
              {(step.state === "done" || arrived) && <Check className="icon" aria-hidden="true" />}
            </i>
            <b>{step.label}</b>
            <small className="numeric">{step.note}</small>
          </li>
        );
      })}
    </ol>
  );
}

const CLASSES = { done: "done", now: "current", todo: undefined };
