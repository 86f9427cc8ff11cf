import { Trail } from "@/app/trail";
import { PictureHero } from "@/components/site/media/picture-hero";
import { NumberedRows } from "@/components/site/numbered-rows";
import { OfficeList } from "@/components/site/office-list";
import { Ready } from "@/components/site/ready";
import { Statement } from "@/components/site/statement";
import { TermList } from "@/components/site/words/term-list";
import { company } from "@/lib/content/company";
import { about } from "@/lib/content/pages/about";
import { pageMetadata } from "@/lib/seo/metadata";

const { title, description } = about;
export const metadata = pageMetadata({ title, description, path: "/about" });

export default function AboutPage() {
  return (
    <main id="main">
      <Trail path="/about" />
      <PictureHero {...about.hero} />
      <Statement {...about.statement} />
      <TermList {...about.work} white />
      <NumberedRows title={about.rules.title} rows={about.rules.items} />
      <section className="section--tight section--white" aria-labelledby="offices">
        <div className="wrap split">
          <h2 className="display" id="offices">
            {about.offices.title}
          </h2>
          <OfficeList company={company.legalName} offices={company.offices} />
        </div>
      </section>
      <Ready {...about.ready} />
    </main>
  );
}
