import type { ReactNode } from "react";

/** The introductory sections, in the order of the index. */
export const SECTIONS = [
  { id: "start", label: "Three lines to begin with" },
  { id: "two-ways", label: "Two ways in" },
  { id: "keys", label: "Keys and scopes" },
  { id: "sign-in-flow", label: "Login and second factor" },
  { id: "payment-flow", label: "How a payment goes" },
  { id: "failures", label: "Failures" },
  { id: "limits", label: "Limits" },
  { id: "sending-again", label: "Sending a change again" },
  { id: "lists", label: "Lists and pages" },
  { id: "caching", label: "Caching and request ids" },
] as const;

type IntroPartProps = {
  id: (typeof SECTIONS)[number]["id"];
  /** Code shown on the right. */
  side?: ReactNode;
  children: ReactNode;
};

/** One introductory section with its heading. */
export function IntroPart({ id, side, children }: IntroPartProps) {
  const section = SECTIONS.find((one) => one.id === id);
  return (
    <section id={id} className="docs-call" data-section="">
      <div className="docs-text">
        <h2>{section?.label}</h2>
        {children}
      </div>
      {side && <div className="docs-side">{side}</div>}
    </section>
  );
}
