import { notFound } from "next/navigation";
import { Trail } from "@/app/trail";
import { JsonLd } from "@/components/seo/json-ld";
import { Ask } from "@/components/site/ask";
import { ChargerRail } from "@/components/site/charging/charger-rail";
import { LoadSharing } from "@/components/site/charging/load-sharing";
import { StayGrid } from "@/components/site/charging/stay-grid";
import { DrawnSection } from "@/components/site/drawn-section";
import { HowItWorks } from "@/components/site/how-it-works";
import { Intro } from "@/components/site/intro";
import { PictureHero } from "@/components/site/media/picture-hero";
import { NumberedColumns } from "@/components/site/numbered-columns";
import { NumberedRows } from "@/components/site/numbered-rows";
import { Ready } from "@/components/site/ready";
import { Tagline } from "@/components/site/tagline";
import { Questions } from "@/components/site/words/questions";
import { TextLink } from "@/components/ui/facts/text-link";
import { readShowcase } from "@/lib/catalogue/pages/prices";
import { byPower } from "@/lib/catalogue/pages/showcase";
import {
  type Solution,
  solutionPage,
  solutionSlugs,
  solutions,
} from "@/lib/content/pages/solutions";
import { faqPage, service } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { publicPage } from "@/lib/seo/pages";
import "./solutions.css";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return solutionSlugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const { title, description, path } = await find(params);
  return pageMetadata({ title, description, path });
}

const { shared } = solutionPage;

export default async function SolutionDetailPage({ params }: Props) {
  const solution = await find(params);
  const { hero, tagline, intro, offers, benefits, unsure, questions } = solution;
  return (
    <main id="main">
      <Facts solution={solution} />
      <PictureHero {...hero} parent={shared.parent} action={shared.contact} />
      <Tagline {...tagline} />
      <Intro {...intro} />
      {offers && <NumberedRows {...offers} white />}
      {offers && <Figures {...solution} />}
      {offers ? <NumberedColumns {...benefits} /> : <NumberedRows {...benefits} white />}
      {!offers && <Figures {...solution} />}
      <Chargers {...solution.chargers} />
      <Ask title={shared.unsure} {...unsure} />
      <Questions {...questions} />
      <Ready title={shared.ready} action={shared.readyAction} />
    </main>
  );
}

/** The page's own drawing. */
function Figures({ how, sharing, stays, chargers }: Solution) {
  return (
    <>
      {how && <HowItWorks {...how} />}
      {sharing && (
        <DrawnSection {...sharing}>
          <LoadSharing load={sharing.load} />
        </DrawnSection>
      )}
      {stays && (
        <DrawnSection {...stays}>
          <StayGrid {...stays} chargers={byPower(chargers.slugs)} />
        </DrawnSection>
      )}
    </>
  );
}

async function Chargers({ title, lead, slugs }: Solution["chargers"]) {
  const { allChargers } = shared;
  return (
    <section className="section" aria-labelledby="chargers">
      <ChargerRail
        label="chargers"
        heading={
          <h2 className="display" id="chargers">
            {title}
          </h2>
        }
        lead={<p className="lead mute">{lead}</p>}
        foot={<TextLink href={allChargers.href}>{allChargers.label}</TextLink>}
        chargers={await readShowcase(slugs)}
      />
    </section>
  );
}

/** Structured data for search engines. */
function Facts({ solution }: { solution: Awaited<ReturnType<typeof find>> }) {
  const { path, title, description, questions } = solution;
  const image = publicPage(path).picture;
  return (
    <>
      <Trail path={path} />
      <JsonLd data={service({ name: title, description, path, image })} />
      <JsonLd data={faqPage(questions.items)} />
    </>
  );
}

async function find(params: Props["params"]) {
  const { slug } = await params;
  const solution = solutions.get(slug);
  if (!solution) notFound();
  return { path: `/solutions/${slug}`, ...solution };
}
