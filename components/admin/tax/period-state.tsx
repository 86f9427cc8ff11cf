import { Tag } from "@/components/ui/facts/tag";
import type { TaxPeriod } from "@/lib/filing/contract";

/** How far a month is: open, exported or filed. */
export function PeriodState({ period }: { period: Pick<TaxPeriod, "state" | "is_over"> }) {
  if (period.state === "filed") return <Tag tone="ok">Filed</Tag>;
  if (period.state === "exported") return <Tag tone="move">Exported</Tag>;
  return period.is_over ? <Tag tone="wait">To be filed</Tag> : <Tag>Under way</Tag>;
}
