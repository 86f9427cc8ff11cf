import Link from "next/link";

const SECTIONS = [
  { id: "sales", label: "Total sales" },
  { id: "products", label: "Product analytics" },
  { id: "stock", label: "Stock analysis" },
  { id: "charger-reports", label: "Charger reports" },
  { id: "messages", label: "Messages" },
  { id: "demo-requests", label: "Demo requests" },
];

/** Links to the sections of the report. */
export function ReportLinks() {
  return (
    <nav aria-label="Sections">
      <ul className="report-contents">
        {SECTIONS.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
        <li>
          <Link href="/admin/visits">Visits</Link>
        </li>
      </ul>
    </nav>
  );
}
