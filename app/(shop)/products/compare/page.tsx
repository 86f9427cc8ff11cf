import type { Metadata } from "next";
import { ChargerChoice } from "@/components/catalogue/compare/charger-choice";
import { CompareTable } from "@/components/catalogue/compare/compare-table";
import { GainList } from "@/components/catalogue/compare/gain-list";
import { Ask } from "@/components/site/ask";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Notice } from "@/components/ui/notice";
import {
  askedChargers,
  COMPARE_PATH,
  MOST_COMPARED,
} from "@/lib/catalogue/compare/compare-address";
import { compareTitle, type Lineup, lineupOf } from "@/lib/catalogue/compare/compare-words";
import { gainSteps } from "@/lib/catalogue/compare/gain-rules";
import type { Product } from "@/lib/catalogue/contract";
import { readCatalogue, readProduct } from "@/lib/catalogue/pages/cached";
import { productsPage } from "@/lib/content/pages/products-page";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { shown } = await readLineup(await searchParams);
  const { title, lead } = productsPage.compare;
  return { title: compareTitle(shown, title), description: lead, robots: { index: false } };
}

/** Up to four chargers side by side. Its address is the comparison; the cheapest stands first whatever its order. */
export default async function ComparePage({ searchParams }: Props) {
  const { compare } = productsPage;
  const { shown, notes } = await readLineup(await searchParams);
  const products = shown.toSorted((a, b) => a.price - b.price);
  return (
    <>
      <Breadcrumbs items={TRAIL} />
      <section className="wrap compare-page" aria-labelledby="compare">
        <h1 className="title" id="compare">
          {compare.heading}
        </h1>
        {products.length < 2 && <p className="lead mute">{compare.lead}</p>}
        {notes.length > 0 && (
          <Notice>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        )}
        {products.length > 0 && <CompareTable products={products} />}
        <Choice products={products} />
      </section>
      <GainList title={compare.steps} steps={gainSteps(products)} />
      <Ask {...compare.advice} />
    </>
  );
}

const TRAIL = [
  { label: "Home", href: "/" },
  { label: "Chargers", href: "/products" },
  { label: productsPage.compare.title, href: COMPARE_PATH },
];

/** What else can stand beside them: none once four do. */
async function Choice({ products }: { products: readonly Product[] }) {
  const { choose, add, full } = productsPage.compare;
  if (products.length >= MOST_COMPARED) return <p className="mute">{full}</p>;
  const { products: range } = await readCatalogue();
  const choices = range.filter(({ id }) => !products.some((one) => one.id === id));
  if (choices.length === 0) return null;
  const fields = products.length === 0 ? 2 : 1;
  return (
    <ChargerChoice
      {...(products.length === 0 ? choose : add)}
      kept={products}
      choices={choices}
      fields={fields}
    />
  );
}

async function readLineup(params: Record<string, string | string[] | undefined>): Promise<Lineup> {
  const asked = askedChargers(params);
  const read = await Promise.all(asked.slugs.map((slug) => readProduct(slug)));
  return lineupOf(
    asked,
    read.flatMap((product) => product ?? []),
  );
}
