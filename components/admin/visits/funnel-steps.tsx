import type { CSSProperties } from "react";
import { LATER, shareText } from "@/components/admin/visits/visit-text";
import type { Funnel } from "@/lib/visits/contract";

const ALL = [{ step: "landed", label: "Visits" }, ...LATER] as const;

/** How far all visits came: a bar for each step, as long as its share of the visits. */
export function FunnelSteps({ funnel }: { funnel: readonly Funnel[] }) {
  const counts = ALL.map(({ step, label }) => ({
    label,
    count: funnel.reduce((sum, row) => sum + row[step], 0),
  }));
  const landed = counts[0]?.count ?? 0;
  if (landed === 0) return null;
  return (
    <ol className="funnel-steps numeric" aria-label="All visits, step by step">
      {counts.map(({ label, count }, index) => (
        <li key={label} style={{ "--share": count / landed } as CSSProperties}>
          <span>{label}</span>
          <b>
            {count.toLocaleString("en-IN")}
            {index > 0 && <small className="mute"> {shareText(count, landed)}</small>}
          </b>
        </li>
      ))}
    </ol>
  );
}
