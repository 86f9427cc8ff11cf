import { Trail } from "@/app/trail";
import { ChargerRail } from "@/components/site/charging/charger-rail";
import { PictureHero } from "@/components/site/media/picture-hero";
import { PicturesInTurn } from "@/components/site/media/pictures-in-turn";
import { Journey } from "@/components/site/partnership/journey";
import { Ready } from "@/components/site/ready";
import { Selector } from "@/components/site/selector";
import { Statement } from "@/components/site/statement";
import { TableSection } from "@/components/site/words/table-section";
import { TextLink } from "@/components/ui/facts/text-link";
import { readShowcase } from "@/lib/catalogue/pages/prices";
import { howWeWork } from "@/lib/content/pages/how-we-work";
import { partnership } from "@/lib/content/pages/partnership";
import { siteMonth } from "@/lib/content/pages/site-month";
import { pageMetadata } from "@/lib/seo/metadata";
import "./partnership.css";

const { title, description, hero, who, slider, selector, journey } = partnership;
const { terms, example, chargers, ready } = partnership;

export const metadata = pageMetadata({ title, description, path: "/partnership" });

/** The six steps of how-we-work, with texts for partners. */
const steps = journey.texts.map((text, index) => ({
  title: howWeWork.steps[index]?.title ?? "",
  text,
}));

export default async function PartnershipPage() {
  return (
    <main id="main">
      <Trail path="/partnership" />
      <PictureHero {...hero} />
      <Statement {...who} />
      <PicturesInTurn {...slider} />
      <section className="section" aria-labelledby="selector">
        <Selector
          label={selector.title}
          heading={
            <h2 className="display" id="selector">
              {selector.title}
            </h2>
          }
          items={selector.texts}
        />
      </section>
      <TableSection
        {...terms}
        rows={terms.rows.map(({ about, you, we }) => [about, you, we])}
        white
      />
      <TableSection {...example} rows={siteMonth(example.site)} white />
      <Journey title={journey.title} action={journey.action} steps={steps} />
      <section className="section section--white" aria-labelledby="chargers">
        <ChargerRail
          label="chargers"
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
      <Ready {...ready} />
    </main>
  );
}
