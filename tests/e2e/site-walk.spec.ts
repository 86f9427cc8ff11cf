import fs from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { parseJsonLd, typesFor } from "@/tests/support/e2e/site/json-ld";
import type { PageFacts } from "@/tests/support/e2e/site/read-page";
import { inside, publicPaths, type Step, walk } from "@/tests/support/e2e/site/walk";
import { expect, test } from "@/tests/support/e2e/test";

/** The pages that the specification asks for, beside the articles. */
const REQUIRED = [
  ...["/", "/about", "/how-we-work", "/solution", "/partnership", "/news", "/contact", "/careers"],
  ...["/solutions/home-and-housing-societies", "/solutions/office-and-workplace"],
  ...["/solutions/public-places", "/solutions/fleet-organization"],
  ...["/hrms", "/education", "/health", "/job", "/charger", "/e-com", "/park", "/food", "/crm"],
  ...["/industrialsupport", "/privacy-policy", "/terms-conditions", "/refund-and-cancellation"],
  ...["/shipping", "/grievance"],
];

const ARTICLES = 9;

test("every page of the site stands, and says what it is", async ({ page, request }) => {
  const known = await publicPaths(request);
  expect(known).toEqual(expect.arrayContaining(REQUIRED));
  expect(known.filter((name) => name.startsWith("/news/"))).toHaveLength(ARTICLES);

  const steps = await walk(page, request, ["/", ...known]);
  const pages = [...steps.values()].flatMap((step) =>
    step.facts ? [{ ...step, ...step.facts }] : [],
  );
  const home = pages.find((entry) => entry.path === "/");
  const origin = new URL(home?.canonical ?? "").origin;

  const faults = [
    ...[...steps.values()].filter(({ status }) => status !== 200).map(brokenLink),
    ...pages
      .filter((entry) => !known.includes(entry.path))
      .map((entry) => `${entry.path}: in no sitemap`),
    ...pages.flatMap((entry) => pageFaults(entry, origin)),
    ...pages.flatMap((entry) => lostAnchors(entry, steps)),
    ...twice(pages, "title"),
    ...twice(pages, "description"),
  ];
  expect(faults).toEqual([]);
  expect(await cardFaults(request, pages, origin)).toEqual([]);
});

test("the pages are prerendered", () => {
  const dist = process.env.DIST_DIR ?? path.join(process.cwd(), ".next");
  const manifest: { routes: Record<string, unknown> } = JSON.parse(
    fs.readFileSync(path.join(dist, "prerender-manifest.json"), "utf8"),
  );
  const routes = Object.keys(manifest.routes);
  expect(routes).toEqual(expect.arrayContaining(REQUIRED));
  expect(routes.filter((route) => /^\/news\/[^.]+$/.test(route))).toHaveLength(ARTICLES);
});

test("the page of an unknown address is a 404 with a way on", async ({ request }) => {
  for (const address of ["/nothing", "/news/nothing", "/products/nothing", "/social/nothing.jpg"]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

type Entry = PageFacts & { path: string };

function brokenLink({ path: target, from, status }: Step): string {
  return `${from} links to ${target}: ${status}`;
}

function pageFaults(entry: Entry, origin: string): string[] {
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

function lostAnchors(entry: Entry, steps: Map<string, Step>): string[] {
  return entry.links.flatMap((link) => {
    const target = inside(link, entry.path);
    if (!target?.hash) return [];
    const ids = steps.get(target.path)?.facts?.ids;
    return ids?.includes(target.hash) ? [] : [`${entry.path} links to ${link}: no such element`];
  });
}

function twice(pages: Entry[], key: "title" | "description"): string[] {
  return repeated(pages.map((entry) => entry[key])).map(
    (text) => `two pages have the ${key} "${text}"`,
  );
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

async function cardFaults(
  request: APIRequestContext,
  pages: Entry[],
  origin: string,
): Promise<string[]> {
  const cards = new Map(pages.map((entry) => [entry.ogImage, entry.path]));
  const faults = pages.length === cards.size ? [] : ["two pages share a card"];
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
