"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { useView } from "@/components/admin/view/view-state";
import { buttonClass } from "@/components/ui/button";
import type { PageEnds } from "@/lib/call/paging";

type ViewPagerProps = {
  ends: PageEnds;
  /** Accessible name, if a page has several pagers. */
  label?: string;
  /** Left out while everything is on one page. */
  optional?: boolean;
  /** Text on the left, e.g. "12 in all". */
  children?: ReactNode;
};

/** Previous and Next links, disabled at the ends. */
export function ViewPager({ ends, label = "Pages", optional, children }: ViewPagerProps) {
  const { params, hrefOf, list } = useView();
  if (optional && !ends.next && !ends.previous) return null;
  const page = Number(params.get(`${list}page`)) || 1;
  const pageAt = (end: "after" | "before", id: string, number: number) =>
    hrefOf({ [list + end]: id, [`${list}page`]: pageText(number) });
  return (
    <nav className="pager" aria-label={label}>
      <span className="mute numeric">{children}</span>
      <span className="flex-row">
        <Step label="Previous" href={ends.previous && pageAt("before", ends.previous, page - 1)} />
        <span className="numeric small">Page {page}</span>
        <Step label="Next" href={ends.next && pageAt("after", ends.next, page + 1)} />
      </span>
    </nav>
  );
}

function Step({ label, href }: { label: string; href: string | null }) {
  const className = buttonClass({ variant: "line", size: "s" });
  if (href === null) {
    return (
      <button type="button" className={className} disabled>
        {label}
      </button>
    );
  }
  return (
    <Link className={className} href={href} scroll={false} prefetch={false}>
      {label}
    </Link>
  );
}

/** Page 1 has no parameter in the URL. */
function pageText(page: number): string | null {
  return page > 1 ? String(page) : null;
}
