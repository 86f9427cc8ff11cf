import { Trail } from "@/app/trail";
import { JsonLd } from "@/components/seo/json-ld";
import { PictureHero } from "@/components/site/media/picture-hero";
import { OfferingRows } from "@/components/site/offering/offering-rows";
import { Ready } from "@/components/site/ready";
import { Questions } from "@/components/site/words/questions";
import { company } from "@/lib/content/company";
import { otherSolutions } from "@/lib/content/pages/other-solutions";
import { support } from "@/lib/content/pages/support";
import { faqPage } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

const { title, description, solutions } = support;
export const metadata = pageMetadata({ title, description, path: "/industrialsupport" });

const rows = otherSolutions.map(({ tile, slug }) => ({ ...tile, href: `/${slug}` }));

export default function SupportPage() {
  return (
    <main id="main">
      <Trail path="/industrialsupport" />
      <PictureHero {...support.hero} phone={company.phone} />
      <OfferingRows title={solutions.title} lead={solutions.lead} rows={rows} />
      <JsonLd data={faqPage(support.questions.items)} />
      <Questions {...support.questions} />
      <Ready {...support.ready} />
    </main>
  );
}
