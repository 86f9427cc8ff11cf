/** The brand's outline as a ring: it spins while waiting, and closes with its charge bar when done. */
export function WaitMark({ state }: { state: "waiting" | "done" | "off" }) {
  return (
    <svg className="wait-ring" viewBox="0 0 120 120" fill="none" aria-hidden="true">
      <path
        d={OUTLINE}
        stroke={state === "done" ? "var(--color-charge)" : "currentColor"}
        strokeOpacity={state === "done" ? 1 : 0.14}
        strokeWidth="7"
        strokeLinejoin="round"
      />
      {state === "waiting" && (
        <path
          className="wait-arc"
          d={OUTLINE}
          stroke="currentColor"
          strokeWidth="7"
          strokeLinejoin="round"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray="34 66"
        />
      )}
      {state === "done" && (
        <path
          d="m40 64 15 15 27-31"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}

const OUTLINE = "M27.5 17.5h65a53 53 0 1 1-65 0Z";
