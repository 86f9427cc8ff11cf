import Link from "next/link";
import { ClientPortal } from "@/components/layout/client-portal";
import { Fact } from "@/components/ui/facts/fact";
import { Logo } from "@/components/ui/logo";
import type { Action, Company } from "@/lib/content/contract";
import type { SiteNavigation } from "@/lib/content/navigation";
import { addressLine, telHref } from "@/lib/content/rules";

type SiteFooterProps = {
  company: Company;
  navigation: SiteNavigation["footer"];
  /** Year of the build: static pages are not rebuilt at New Year. */
  year: number;
  /** On shop pages, which are short: links in lines instead of columns. */
  small?: boolean;
};

/** Footer of public and shop pages, with the seller's details that the law requires on each. */
export function SiteFooter({ company, navigation, year, small = false }: SiteFooterProps) {
  return (
    <footer className={small ? "foot foot--small dark" : "foot dark"}>
      <div className="wrap">
        <div className="strip">
          <a href={telHref(company.phone)}>{company.phone}</a>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </div>
        {small ? (
          <div className="lines-foot">
            <Column title="Navigation" label="Footer" entries={navigation.navigation} />
            <Column title="Legal" entries={navigation.legal} />
          </div>
        ) : (
          <Columns company={company} navigation={navigation} />
        )}
        <Seller company={company} />
        <div className="row-end">
          <span>
            © {year} {company.legalName}
          </span>
          <span>Prices include all taxes.</span>
        </div>
      </div>
    </footer>
  );
}

function Columns({ company, navigation }: Pick<SiteFooterProps, "company" | "navigation">) {
  return (
    <div className="columns-foot">
      <div>
        <span className="logo">
          <Logo />
        </span>
        <p className="mute small about">{navigation.about}</p>
        <ClientPortal />
      </div>
      <Column title="Navigation" label="Footer" entries={navigation.navigation} />
      <Column title="Legal" entries={navigation.legal} />
      <nav aria-label="Follow us">
        <h2>Follow us</h2>
        <ul>
          {company.social.map((profile) => (
            <li key={profile.name}>
              <a href={profile.url} target="_blank" rel="noopener">
                {profile.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Column({
  title,
  label = title,
  entries,
}: {
  title: string;
  label?: string;
  entries: readonly Action[];
}) {
  return (
    <nav aria-label={label}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Link href={entry.href}>{entry.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// Companies Act and Consumer Protection (E-Commerce) Rules 2020: seller's name, address and registration numbers.
function Seller({ company }: { company: Company }) {
  const [registered] = company.offices;
  return (
    <dl className="seller numeric">
      <Fact name="Registered office">
        {[company.legalName, ...(registered ? [addressLine(registered)] : [])].join(", ")}
      </Fact>
      <Fact name="CIN">{company.cin}</Fact>
      <Fact name="GSTIN">{company.gstin}</Fact>
      <Fact name="National Consumer Helpline">
        <a href="tel:1915">1915</a>
      </Fact>
    </dl>
  );
}
