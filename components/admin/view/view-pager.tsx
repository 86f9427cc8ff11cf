"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { useView } from "@/components/admin/view/view-state";
import { buttonClass } from "@/components/ui/button";
import type { PageEnds } from "@/lib/http/paging";

type ViewPagerProps = {
  ends: PageEnds;
  /** What stands on the left, "12 in all". */
  children?: ReactNode;
};

/** Previous and Next, as links; at an end they stand there disabled. */
export function ViewPager({ ends, children }: ViewPagerProps) {
  const { params, hrefOf } = useView();
  const page = Number(params.get("page")) || 1;
  return (
    <nav className="pg" aria-label="Pages">
      <span className="mute num">{children}</span>
      <span className="row">
        <Step
          label="Previous"
          href={ends.previous && hrefOf({ before: ends.previous, page: pageText(page - 1) })}
        />
        <span className="num small">Page {page}</span>
        <Step
          label="Next"
          href={ends.next && hrefOf({ after: ends.next, page: pageText(page + 1) })}
        />
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

/** Page 1 is the one that the address does not name. */
function pageText(page: number): string | null {
  return page > 1 ? String(page) : null;
}
