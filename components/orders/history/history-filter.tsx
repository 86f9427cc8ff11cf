import Link from "next/link";
import type { HistoryPart } from "@/lib/orders/own/states";

/** Links to the parts of the order history. */
export function HistoryFilter({ current }: { current: HistoryPart | undefined }) {
  return (
    <nav className="history-parts" aria-label="Orders shown">
      {PARTS.map(({ part, label, href }) => (
        <Link
          key={href}
          href={href}
          scroll={false}
          aria-current={part === current ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

type Part = { part: HistoryPart | undefined; label: string; href: string; none: string };

const PARTS: readonly Part[] = [
  { part: undefined, label: "All", href: "/order", none: "" },
  {
    part: "on_the_way",
    label: "On the way",
    href: "/order?show=on-the-way",
    none: "Nothing is on its way to you.",
  },
  {
    part: "delivered",
    label: "Delivered",
    href: "/order?show=delivered",
    none: "Nothing has been delivered yet.",
  },
  {
    part: "canceled",
    label: "Cancelled",
    href: "/order?show=cancelled",
    none: "You have not cancelled anything.",
  },
];

/** The part that an address names; all orders for anything else. */
export function partOf(show: string | undefined): HistoryPart | undefined {
  return PARTS.find(({ href }) => show !== undefined && href.endsWith(`?show=${show}`))?.part;
}

/** What an empty part says. */
export function emptyWords(part: HistoryPart): string {
  return PARTS.find((one) => one.part === part)?.none ?? "";
}
