import fs from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { isPersonal, needsSession } from "@/lib/security/pages";
import { type PageFacts, readPage } from "@/tests/support/e2e/site/read-page";

/** A visited page, or its failure. */
export type Step = { path: string; from: string; status: number; facts?: PageFacts };

const range = new Set(
  fs.readdirSync("content/chargers").map((file) => file.replace(/\.yaml$/, "")),
);

/** Of the pages of cars, which share a layout: the most variants, a scooter, a truck. */
const CARS = ["/cars/tata-punch-ev", "/cars/tvs-iqube", "/cars/tata-ace-ev"];

/** A charger of another test, which may be delisted before it is read; or one more car. */
function isPassing(path: string): boolean {
  if (path.startsWith("/cars/")) return !CARS.includes(path);
  const [, slug] = /^\/products\/([^/]+)$/.exec(path) ?? [];
  return slug !== undefined && slug !== "sitemap.xml" && !range.has(slug);
}

/** The paths of a sitemap, without their origin. */
export async function sitemapPaths(request: APIRequestContext, file: string): Promise<string[]> {
  const xml = await (await request.get(file)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

/** Every page of both sitemaps. */
export async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const files = ["/sitemap.xml", "/products/sitemap.xml"];
  const paths = (await Promise.all(files.map((file) => sitemapPaths(request, file)))).flat();
  return paths.filter((path) => !isPassing(path));
}

/** Follows every internal link from these paths; fetches each address once. */
export async function walk(
  page: Page,
  request: APIRequestContext,
  starts: readonly string[],
): Promise<Map<string, Step>> {
  const steps = new Map<string, Step>();
  const ahead = starts.map((path) => ({ path, from: "the sitemap" }));
  for (let next = ahead.shift(); next; next = ahead.shift()) {
    if (steps.has(next.path)) continue;
    const step = await take(page, request, next);
    steps.set(next.path, step);
    for (const link of step.facts?.links ?? []) {
      const target = inside(link, next.path);
      if (target && !isPassing(target.path)) ahead.push({ path: target.path, from: next.path });
    }
  }
  return steps;
}

/** The path and element of an internal link; null for an external one. */
export function inside(href: string, from: string): { path: string; hash: string } | null {
  const url = new URL(href, `http://site${from}`);
  if (url.origin !== "http://site") return null;
  return { path: url.pathname, hash: url.hash.slice(1) };
}

async function take(
  page: Page,
  request: APIRequestContext,
  { path, from }: { path: string; from: string },
): Promise<Step> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const status = answer.status();
  const { location = "", "content-type": type = "" } = answer.headers();
  // A personal page redirects everybody else to the login and back.
  if (isPersonal(path) && needsSession(path) && /\/login\?next=/.test(location)) {
    return { path, from, status: 200 };
  }
  if (status !== 200 || !type.startsWith("text/html") || isPersonal(path)) {
    return { path, from, status };
  }
  return { path, from, status, facts: await readPage(page, await answer.text()) };
}
