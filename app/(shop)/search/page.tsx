import type { Metadata } from "next";
import Link from "next/link";
import { ChargerCard } from "@/components/catalogue/charger-card";
import { SearchForm } from "@/components/catalogue/search-form";
import { SearchHelp } from "@/components/catalogue/search-help";
import { EmptyState } from "@/components/ui/empty-state";
import { VisitMark } from "@/components/visits/visit-mark";
import { getActor } from "@/lib/auth/session/current";
import { type SearchPageView, searchPage, searchView } from "@/lib/catalogue/search/search-page";
import {
  areNearest,
  askedOf,
  foundText,
  nearestFirst,
  shownOf,
} from "@/lib/catalogue/search/search-page-rules";
import { readSearch } from "@/lib/catalogue/search/word-conditions";
import { searchPage as words } from "@/lib/content/pages/search-page";
import { givenView } from "@/lib/http/views/given";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query } = askedOf(await searchParams);
  const { title, description } = words;
  return { title: query ? `${title}: ${query}` : title, description, robots: { index: false } };
}

/** Has no part that comes late: it could not be kept. */
export default async function SearchPage({ searchParams }: Props) {
  const view = givenView<SearchPageView>(searchPage.path) ?? (await ownView(await searchParams));
  return view.asked.query === "" ? <Beginning /> : <Results {...view} />;
}

async function ownView(given: Awaited<Props["searchParams"]>): Promise<SearchPageView> {
  const asked = askedOf(given);
  return (await searchView(await getActor("customer"), asked)).make();
}

function Beginning() {
  return (
    <>
      <section className="wrap seek" aria-labelledby="search">
        <h1 className="display" id="search">
          {words.heading}
        </h1>
        <p className="lead mute">{words.lead}</p>
        <SearchForm words={words} />
      </section>
      <SearchHelp {...words} />
    </>
  );
}

function Results({ asked, found }: SearchPageView) {
  const { query } = asked;
  if (typeof found === "string") return <Refused query={query} text={found} />;
  const { products, next } = shownOf(found, asked);
  const search = readSearch(query);
  const isNone = products.length === 0;
  return (
    <>
      <section className="wrap seek" aria-labelledby="search">
        <SearchForm words={words} query={query} />
        <h1 className="title" id="search">
          {foundText(products.length, asked, next !== null)}
        </h1>
        {isNone && <p className="mute">{words.none}</p>}
        {areNearest(products, search) && (
          <p className="mute">None has exactly this power. These are the closest.</p>
        )}
      </section>
      {isNone && <VisitMark emptySearch={query} />}
      {isNone ? (
        <SearchHelp {...words} suggestions={nearestFirst(words.suggestions, search)} />
      ) : (
        <section className="wrap charger-grid" aria-label="Chargers">
          {products.map((product, index) => (
            <ChargerCard key={product.id} product={product} priority={index === 0} />
          ))}
          {next && (
            <p className="grid-note">
              <Link className="link" href={next}>
                More chargers
              </Link>
            </p>
          )}
        </section>
      )}
    </>
  );
}

function Refused({ query, text }: { query: string; text: string }) {
  return (
    <section className="wrap seek" aria-label={words.title}>
      <SearchForm words={words} query={query} />
      <EmptyState tone="error" text={text} />
    </section>
  );
}
