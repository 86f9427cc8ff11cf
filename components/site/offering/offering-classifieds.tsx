type OfferingClassifiedsProps = {
  title: string;
  ads: readonly { lead: string; text: string }[];
  /** Index of the circled advert, from 0. */
  circled: number;
  record: { title: string; steps: readonly { when: string; what: string }[] };
};

/** Classified adverts of a Sunday paper, one of them circled, and what came of it. */
export function OfferingClassifieds({ title, ads, circled, record }: OfferingClassifiedsProps) {
  return (
    <div className="paper">
      <h2>{title}</h2>
      <ul>
        {ads.map((ad, index) => (
          <li key={ad.lead}>
            <b>{ad.lead}</b> {ad.text}
            {index === circled && <Circle />}
          </li>
        ))}
      </ul>
      <section aria-labelledby="record">
        <h3 className="heading-small" id="record">
          {record.title}
        </h3>
        <ol className="numeric">
          {record.steps.map((step) => (
            <li key={step.when}>
              <span className="mute">{step.when}</span>
              <b>{step.what}</b>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

// Looks hand-drawn: the line overshoots and does not close.
function Circle() {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path
        d="M60 5C25 0 4 6 2 30-1 70 4 93 40 96c40 3 58-4 58-40C98 16 90 2 34 7"
        stroke="currentColor"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
