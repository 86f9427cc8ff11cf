import { TextLink } from "@/components/ui/facts/text-link";
import type { Action } from "@/lib/content/contract";

type JourneyProps = {
  title: string;
  steps: readonly { title: string; text: string }[];
  action: Action;
};

/** The six steps on a line, which leads from the last step back to the second. */
export function Journey({ title, steps, action }: JourneyProps) {
  return (
    <section className="section" aria-labelledby="journey">
      <div className="wrap">
        <h2 className="display journey-title" id="journey">
          {title}
        </h2>
        <ol className="loop">
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p className="mute">{step.text}</p>
            </li>
          ))}
        </ol>
        <p className="section-end">
          <TextLink href={action.href}>{action.label}</TextLink>
        </p>
      </div>
    </section>
  );
}
