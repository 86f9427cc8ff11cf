import { JsonLd } from "@/components/seo/json-ld";
import { ChargeTime } from "@/components/site/charging/charge-time";
import { ChargerRail } from "@/components/site/charging/charger-rail";
import { Plan } from "@/components/site/charging/plan";
import { Call } from "@/components/site/home/call";
import { DriverApp } from "@/components/site/home/driver-app";
import { Hero } from "@/components/site/home/hero";
import { OtherLines } from "@/components/site/home/other-lines";
import { Partners } from "@/components/site/home/partners";
import { UpClose } from "@/components/site/home/up-close";
import { Uses } from "@/components/site/home/uses";
import { TextLink } from "@/components/ui/facts/text-link";
import { InTurn } from "@/components/ui/late/in-turn";
import { readShowcase } from "@/lib/catalogue/pages/prices";
import { company } from "@/lib/content/company";
import { home } from "@/lib/content/pages/home";
import { howWeWork } from "@/lib/content/pages/how-we-work";
import { placeholdersIn } from "@/lib/content/placeholders";
import { pageMetadata } from "@/lib/seo/metadata";
import { onlineStore, webSite } from "@/lib/seo/store";
import "./home.css";

export const metadata = pageMetadata({ ...home, path: "/" });

/** The shipped placeholder is the front page of a store, where nobody finds the app. */
const appLink = placeholdersIn(company).includes("app") ? undefined : company.app;

export default async function HomePage() {
  const { chargers, chargeTime } = home;
  return (
    <main id="main" className="front">
      <JsonLd data={onlineStore()} />
      <JsonLd data={webSite()} />
      <InTurn>
        <Hero {...home.hero} />
        <Uses {...home.uses} />
        <section className="section section--white" aria-labelledby="chargers">
          <ChargerRail
            label="chargers"
            step={350}
            drag
            heading={
              <h2 className="display" id="chargers">
                {chargers.title}
              </h2>
            }
            lead={<p className="lead mute">{chargers.lead}</p>}
            foot={<TextLink href={chargers.more.href}>{chargers.more.label}</TextLink>}
            chargers={await readShowcase(chargers.slugs)}
          />
        </section>
        <Plan {...home.weeks} steps={howWeWork.steps} inLine />
        <section className="section dark" aria-labelledby="charge-time">
          <div className="wrap">
            <div className="flex-row between flex-row--wide">
              <h2 className="title" id="charge-time">
                {chargeTime.title}
              </h2>
              <TextLink href={chargeTime.more.href}>{chargeTime.more.label}</TextLink>
            </div>
            <ChargeTime note={chargeTime.note} />
          </div>
        </section>
        <UpClose slider={home.slider} standards={home.standards} />
        <DriverApp {...home.app} href={appLink} />
        <Partners {...home.partners} />
        <OtherLines {...home.others} />
        <Call {...home.call} phone={company.phone} />
      </InTurn>
    </main>
  );
}
