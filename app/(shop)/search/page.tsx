import type { Metadata } from "next";
import Link from "next/link";
import { ChargerCard } from "@/components/catalogue/charger-card";
import { SearchForm } from "@/components/catalogue/search-form";
import { SearchHelp } from "@/components/catalogue/search-help";
import { EmptyState } from "@/components/ui/empty-state";
import { VisitMark } from "@/components/visits/visit-mark";
import { getActor } from "@/lib/auth/session/current";
import { AppError } from "@/lib/call/errors";
import {
  type Asked,
  areNearest,
  askedOf,
  foundText,
  nearestFirst,
  placesOf,
  shownOf,
} from "@/lib/catalogue/search/search-page-rules";
import { readSearch } from "@/lib/catalogue/search/word-conditions";
import { searchProducts } from "@/lib/catalogue/service";
import { searchPage } from "@/lib/content/pages/search-page";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query } = askedOf(await searchParams);
  const { title, description } = searchPage;
  return { title: query ? `${title}: ${query}` : title, description, robots: { index: false } };
}

export default async function SearchPage({ searchParams }: Props) {
  const asked = askedOf(await searchParams);
  return asked.query === "" ? <Beginning /> : <Results asked={asked} />;
}

function Beginning() {
  return (
    <>
      <section className="wrap seek" aria-labelledby="search">
        <h1 className="display" id="search">
          {searchPage.heading}
        </h1>
        <p className="lead mute">{searchPage.lead}</p>
        <SearchForm words={searchPage} />
      </section>
      <SearchHelp {...searchPage} />
    </>
  );
}

async function Results({ asked }: { asked: Asked }) {
  const { query } = asked;
  const input = { query, limit: placesOf(asked.page) };
  const found = await foundOrRefused(input);
  if (typeof found === "string") return <Refused query={query} text={found} />;
  const { products, next } = shownOf(found, asked);
  const search = readSearch(query);
  const isNone = products.length === 0;
  return (
    <>
      <section className="wrap seek" aria-labelledby="search">
        <SearchForm words={searchPage} query={query} />
        <h1 className="title" id="search">
          {foundText(products.length, asked, next !== null)}
        </h1>
        {isNone && <p className="mute">{searchPage.none}</p>}
        {areNearest(products, search) && (
          <p className="mute">None has exactly this power. These are the closest.</p>
        )}
      </section>
      {isNone && <VisitMark emptySearch={query} />}
      {isNone ? (
        <SearchHelp {...searchPage} suggestions={nearestFirst(searchPage.suggestions, search)} />
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

/** The products found, or the error text if the rate limit is exceeded. */
async function foundOrRefused(input: { query: string; limit: string }) {
  try {
    return (await searchProducts(await getActor("customer"), input)).products;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return error.message;
    throw error;
  }
}

function Refused({ query, text }: { query: string; text: string }) {
  return (
    <section className="wrap seek" aria-label={searchPage.title}>
      <SearchForm words={searchPage} query={query} />
      <EmptyState tone="error" text={text} />
    </section>
  );
}
