"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

export type TabPage = { label: string; href: string };

/** Links between the pages of a group. */
export function PageTabs({ label, pages }: { label: string; pages: readonly TabPage[] }) {
  const path = usePathname();
  return (
    <nav className="page-tabs" aria-label={label}>
      <ul>
        {pages.map((page) => (
          <li key={page.href}>
            <Link
              href={page.href}
              prefetch={false}
              aria-current={path === page.href ? "page" : undefined}
            >
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
