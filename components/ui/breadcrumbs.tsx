import Link from "next/link";

/** Where this page stands. The last entry is the page itself and has no href. */
export function Breadcrumbs({ items }: { items: readonly { label: string; href?: string }[] }) {
  return (
    <div className="wrap crumbs">
      <nav aria-label="Breadcrumb">
        {items.map((item, index) => (
          <span className="crumb" key={item.label}>
            {index > 0 && <span aria-hidden="true">/</span>}
            {item.href ? (
              <Link href={item.href}>{item.label}</Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </span>
        ))}
      </nav>
    </div>
  );
}
