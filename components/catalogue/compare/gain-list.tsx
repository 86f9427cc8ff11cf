import { lossText, stepLead, stepTitle } from "@/lib/catalogue/compare/compare-words";
import type { GainStep } from "@/lib/catalogue/compare/gain-rules";
import { keepUnits } from "@/lib/content/rules";

/** What each dearer charger gives for its price, in words. */
export function GainList({ title, steps }: { title: string; steps: readonly GainStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="section section--white" aria-labelledby="steps">
      <div className="wrap split">
        <h2 className="display" id="steps">
          {title}
        </h2>
        <ol className="compare-steps">
          {steps.map((step) => (
            <li key={step.to.id}>
              <Step step={step} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({ step }: { step: GainStep }) {
  const [lead, loss] = [stepLead(step), lossText(step)];
  return (
    <>
      <h3>{keepUnits(stepTitle(step))}</h3>
      {lead && <p className="mute">{keepUnits(lead)}</p>}
      {step.gains.length > 0 && (
        <ul className="gains">
          {step.gains.map((text) => (
            <li key={text}>{keepUnits(text)}</li>
          ))}
        </ul>
      )}
      {loss && <p className="compare-loss mute">{keepUnits(loss)}</p>}
    </>
  );
}
