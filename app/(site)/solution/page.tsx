import { Trail } from "@/app/trail";
import { JsonLd } from "@/components/seo/json-ld";
import { Ask } from "@/components/site/ask";
import { Opening } from "@/components/site/opening";
import { SolutionTiles } from "@/components/site/solution-tiles";
import { HoursTable } from "@/components/site/words/hours-table";
import { showcaseOf } from "@/lib/catalogue/pages/showcase";
import { solutionPage } from "@/lib/content/pages/solutions";
import { itemList } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import "@/styles/pages/solutions.css";

const { title, description, heading, lead, choice, ask } = solutionPage;
const tiles = solutionPage.tiles.map(({ slug, ...tile }) => ({
  ...tile,
  href: `/solutions/${slug}`,
}));

const rows = choice.rows.map(({ charger, ...row }) => {
  const [found] = showcaseOf([charger]);
  return { ...row, charger: { label: found?.name ?? charger, href: `/products/${charger}` } };
});

export const metadata = pageMetadata({ title, description, path: "/solution" });

export default function SolutionPage() {
  return (
    <main id="main">
      <Trail path="/solution" />
      <JsonLd data={itemList(tiles.map(({ label, href }) => ({ name: label, path: href })))} />
      <Opening title={heading} lead={lead} />
      <SolutionTiles tiles={tiles} />
      <Ask {...ask} />
      <HoursTable {...choice} rows={rows} />
    </main>
  );
}
