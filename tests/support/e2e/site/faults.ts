import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { parseJsonLd, typesFor } from "@/tests/support/e2e/site/json-ld";
import type { PageFacts } from "@/tests/support/e2e/site/read-page";
import { inside, type Step } from "@/tests/support/e2e/site/walk";

/** A visited page. */
export type Entry = PageFacts & { path: string };

/** Describes a broken link. */
export function brokenLink({ path: target, from, status }: Step): string {
  return `${from} links to ${target}: ${status}`;
}

/** The faults of one page. `origin` is the site's own. */
export function pageFaults(entry: Entry, origin: string): string[] {
  const { title, description } = entry;
  const checks: Record<string, boolean> = {
    [`${entry.h1} h1`]: entry.h1 === 1,
    [`lang ${entry.lang}`]: entry.lang === "en-IN",
    [`title "${title}"`]: title.length >= 8 && title.length <= 60 + " | Arklane".length,
    [`description of ${description.length}`]: description.length >= 50 && description.length <= 160,
    [`canonical ${entry.canonical}`]:
      new URL(entry.canonical, origin).href === `${origin}${entry.path}`,
    [`robots ${entry.robots}`]: !entry.robots.includes("noindex"),
    [`pictures without alt, width or height: ${entry.unsizedPictures}`]:
      entry.unsizedPictures.length === 0,
    [`an id twice: ${repeated(entry.ids)}`]: repeated(entry.ids).length === 0,
  };
  const wrong = Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : [name]));
  return [...wrong, ...jsonLdFaults(entry)].map((fault) => `${entry.path}: ${fault}`);
}

function jsonLdFaults({ path: name, jsonLd, crumbs, text }: Entry): string[] {
  try {
    const data = jsonLd.map(parseJsonLd);
    const types = data.map((entry) => entry["@type"]);
    const double = repeated(types).map((type) => `${type} twice`);
    const missing = typesFor(name).filter((type) => !types.includes(type));
    const trail = data.find((entry) => entry["@type"] === "BreadcrumbList");
    const names = JSON.stringify(
      (trail?.itemListElement as { name: string }[])?.map((item) => item.name),
    );
    const offers = data.flatMap((entry) =>
      entry.offers ? [entry.offers as { price: string }] : [],
    );
    const prices = offers.map(({ price }) => `₹${Number(price).toLocaleString("en-IN")}`);
    return [
      ...double,
      ...missing.map((type) => `no ${type}`),
      ...(crumbs.length > 0 && JSON.stringify(crumbs) !== names
        ? [`shows ${crumbs}, says ${names}`]
        : []),
      ...prices
        .filter((price) => !text.includes(price))
        .map((price) => `${price} is not on the page`),
    ];
  } catch (error) {
    return [String(error)];
  }
}

/** Links to missing elements. */
export function lostAnchors(entry: Entry, steps: Map<string, Step>): string[] {
  return entry.links.flatMap((link) => {
    const target = inside(link, entry.path);
    if (!target?.hash) return [];
    const ids = steps.get(target.path)?.facts?.ids;
    return ids?.includes(target.hash) ? [] : [`${entry.path} links to ${link}: no such element`];
  });
}

/** Texts wrongly shared by two pages. */
export function twice(pages: Entry[], key: "title" | "description"): string[] {
  return repeated(pages.map((entry) => entry[key])).map(
    (text) => `two pages have the ${key} "${text}"`,
  );
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Pages made in numbers show their parent's card. */
const isOfMany = ({ path: name }: Entry) => name.startsWith("/cars/");

/** Social cards that are shared, missing or not 1200 × 630. */
export async function cardFaults(
  request: APIRequestContext,
  pages: Entry[],
  origin: string,
): Promise<string[]> {
  const own = pages.filter((entry) => !isOfMany(entry));
  const cards = new Map(own.map((entry) => [entry.ogImage, entry.path]));
  const faults = own.length === cards.size ? [] : ["two pages share a card"];
  for (const [url, name] of cards) {
    const answer = await request.get(url.replace(origin, ""));
    const type = answer.headers()["content-type"] ?? "";
    const { width, height } = type.startsWith("image/")
      ? await sharp(await answer.body()).metadata()
      : { width: 0, height: 0 };
    if (width !== 1200 || height !== 630)
      faults.push(`${name}: ${url} is ${type} ${width} × ${height}`);
  }
  return faults;
}
