import { WeekTrack } from "@/components/site/charging/weeks";

export type DetailedStep = {
  title: string;
  weeks?: readonly [number, number];
  /** "Weeks 2 and 3". */
  when: string;
  text: string;
  gets: readonly string[];
  needs: readonly string[];
  who: string;
};

type StepDetailsProps = {
  title: string;
  /** Labels of each step's lists. */
  gets: string;
  needs: string;
  who: string;
  /** Unfolds them on phones. */
  more: string;
  steps: readonly DetailedStep[];
};

/** Each step with its weeks, what happens, and what each side hands over, which is folded on phones. */
export function StepDetails({ title, gets, needs, who, more, steps }: StepDetailsProps) {
  return (
    <section className="section section--white" aria-labelledby="details">
      <div className="wrap">
        <h2 className="display display--spaced" id="details">
          {title}
        </h2>
        <ol className="stages">
          {steps.map((step, index) => (
            <li key={step.title}>
              <div className="weeks">
                <h3 className="title">
                  <span className="numeric dimmed" aria-hidden="true">
                    {index + 1}
                  </span>{" "}
                  {step.title}
                </h3>
                <p className="mute">{step.when}</p>
                <WeekTrack step={step} last={index === steps.length - 1} />
              </div>
              <div className="stage-words">
                <p className="lead">{step.text}</p>
                <details className="stage-fold">
                  <summary>{more}</summary>
                  <div className="stage-hands">
                    <Hand title={gets} items={step.gets} />
                    <Hand title={needs} items={step.needs} />
                    <p className="stage-who">
                      <span className="mute">{who}</span> {step.who}
                    </p>
                  </div>
                </details>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Hand({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className="mute">{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
