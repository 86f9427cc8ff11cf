import { formatPaise } from "@/lib/money";

/** An amount in integer paise, shown as ₹1,89,999 with tabular digits. */
export function Price({ paise, className = "numeric" }: { paise: number; className?: string }) {
  return <span className={className}>{formatPaise(paise)}</span>;
}
