import Link from "next/link";

/** Breadcrumb links; the last entry is the page itself. `breadcrumbList` is the same for search engines. */
export function Breadcrumbs({ items }: { items: readonly { label: string; href?: string }[] }) {
  return (
    <div className="wrap crumbs">
      <nav aria-label="Breadcrumb">
        {items.map(({ label, href }, index) => (
          <span className="crumb" key={label}>
            {index > 0 && <span aria-hidden="true">/</span>}
            {href && index < items.length - 1 ? (
              <Link href={href}>{label}</Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </span>
        ))}
      </nav>
    </div>
  );
}
