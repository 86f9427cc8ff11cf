import { formatPaise } from "@/lib/money";

/** An amount in integer paise, drawn as ₹1,89,999 with digits of one width. */
export function Price({ paise, className = "numeric" }: { paise: number; className?: string }) {
  return <span className={className}>{formatPaise(paise)}</span>;
}
