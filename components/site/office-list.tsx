import { TextLink } from "@/components/ui/facts/text-link";
import type { Office } from "@/lib/content/contract";
import { addressLine } from "@/lib/content/rules";

/** The offices, each with postal address and a link to a map. */
export function OfficeList({ company, offices }: { company: string; offices: readonly Office[] }) {
  return (
    <ul className="offices">
      {offices.map((office) => (
        <li key={office.name}>
          <h3 className="heading-small">{office.name}</h3>
          <address className="numeric">
            <span>{company}</span>
            {office.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span>
              {office.city} {office.pin}, {office.state}
            </span>
          </address>
          <TextLink href={mapHref(office)} target="_blank" rel="noopener">
            Open in maps<span className="visually-hidden">: {office.name}, in a new tab</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function mapHref(office: Office) {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(office))}`;
}
