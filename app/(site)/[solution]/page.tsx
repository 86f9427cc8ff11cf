import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Trail } from "@/app/trail";
import { DemoDialog } from "@/components/contact/demo-dialog";
import { OfferingDrawing } from "@/components/site/offering/offering-drawing";
import { OfferingFeatures } from "@/components/site/offering/offering-features";
import { OfferingHero } from "@/components/site/offering/offering-hero";
import { Pricing } from "@/components/site/pricing";
import { Ready } from "@/components/site/ready";
import { ButtonLink } from "@/components/ui/button";
import { findOtherSolution, otherSolutions } from "@/lib/content/pages/other-solutions";
import { pageMetadata } from "@/lib/seo/metadata";
import "./solution.css";

type Props = { params: Promise<{ solution: string }> };

/** Only the files of `content/other-solutions/` are pages; any other path is a 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return otherSolutions.map(({ slug }) => ({ solution: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description, slug } = await solutionOf(params);
  return pageMetadata({ title, description, path: `/${slug}` });
}

export default async function OtherSolutionPage({ params }: Props) {
  const solution = await solutionOf(params);
  const { heading, lead, demo, drawing, pricing, ready } = solution;
  const demoButton = demo && <DemoDialog solution={demo} />;
  return (
    <main id="main">
      <Trail path={`/${solution.slug}`} />
      <OfferingHero title={heading} lead={lead}>
        {demoButton ?? (
          <ButtonLink href={ready.action.href} arrow>
            {ready.action.label}
          </ButtonLink>
        )}
      </OfferingHero>
      <OfferingDrawing drawing={drawing} />
      <OfferingFeatures title={solution.featuresTitle} items={solution.features} />
      {pricing && <Pricing {...pricing} action={demoButton} />}
      <Ready title={ready.title} action={ready.action} />
    </main>
  );
}

async function solutionOf(params: Props["params"]) {
  return findOtherSolution((await params).solution) ?? notFound();
}
