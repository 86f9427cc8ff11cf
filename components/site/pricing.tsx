import { type ReactNode, useId } from "react";
import { formatPaise } from "@/lib/money";

type Plan = {
  name: string;
  /** Paise per month. Without a price the plan is individual. */
  price?: number;
  /** The maximum number of `unit`. Without it there is no limit. */
  heads?: number;
  features: readonly string[];
};

/** The plans of a product side by side, with `action` below them. */
export function Pricing({
  title,
  unit,
  plans,
  action,
}: {
  title: string;
  /** What is counted: "students". */
  unit: string;
  plans: readonly Plan[];
  action: ReactNode;
}) {
  const id = useId();
  return (
    <section className="section dark" aria-labelledby={id}>
      <div className="wrap">
        <h2 className="display display--spaced" id={id}>
          {title}
        </h2>
        <ul className="plans">
          {plans.map((plan) => (
            <li key={plan.name}>
              <h3 className="heading-small">{plan.name}</h3>
              <p className="plan-price numeric">
                {plan.price ? formatPaise(plan.price) : "Custom"}
                {plan.price && <span>/month</span>}
              </p>
              <p className="numeric">{plan.heads ? `up to ${plan.heads} ${unit}` : "unlimited"}</p>
              <ul className="mute">
                {plan.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div className="section-end">{action}</div>
      </div>
    </section>
  );
}
