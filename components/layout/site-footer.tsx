import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import type { Company } from "@/lib/content/contract";
import { footerLegal, footerNavigation, type NavEntry, readyOnly } from "@/lib/content/navigation";
import { telHref } from "@/lib/content/rules";

/** The dark end of every public and shop page. */
export function SiteFooter({ company }: { company: Company }) {
  return (
    <footer className="foot dark">
      <div className="wrap">
        <div className="strip">
          <a href={telHref(company.phone)}>{company.phone}</a>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </div>
        <div className="cols">
          <div>
            <span className="logo">
              <Logo />
            </span>
            <p className="mute small about">
              Chargers, installation, management and the platform behind them. Support by phone or
              e-mail, day and night.
            </p>
            <ButtonLink href="/login" variant="line" size="s">
              Client portal
            </ButtonLink>
          </div>
          <Column title="Navigation" entries={readyOnly(footerNavigation)} />
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
          <Column title="Legal" entries={readyOnly(footerLegal)} />
        </div>
        <div className="end">
          <span>© {company.legalName}</span>
          <span>Prices include all taxes.</span>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, entries }: { title: string; entries: readonly NavEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={title === "Navigation" ? "Footer" : title}>
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
