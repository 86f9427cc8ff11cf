import fs from "node:fs";
import path from "node:path";
import {
  brokenLink,
  cardFaults,
  lostAnchors,
  pageFaults,
  twice,
} from "@/tests/support/e2e/site/faults";
import { publicPaths, walk } from "@/tests/support/e2e/site/walk";
import { expect, test } from "@/tests/support/e2e/test";

/** The specification's pages, without the articles. */
const REQUIRED = [
  ...["/", "/about", "/how-we-work", "/solution", "/partnership", "/news", "/contact", "/careers"],
  ...["/solutions/home-and-housing-societies", "/solutions/office-and-workplace"],
  ...["/solutions/public-places", "/solutions/fleet-organization"],
  ...["/hrms", "/education", "/health", "/job", "/charger", "/e-com", "/park", "/food", "/crm"],
  ...["/industrialsupport", "/privacy-policy", "/terms-conditions", "/refund-and-cancellation"],
  ...["/shipping", "/grievance", "/choose", "/choose/fleet", "/cars", "/cars/tata-punch-ev"],
];

const ARTICLES = 9;

test("every page of the site exists and has its metadata", async ({ page, request }) => {
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

test("unknown addresses get 404", async ({ request }) => {
  for (const address of ["/nothing", "/news/nothing", "/products/nothing", "/social/nothing.jpg"]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test("only personal pages are noindex", async ({ request }) => {
  const listing = async (address: string) =>
    (await request.get(address)).headers()["x-robots-tag"] ?? "listed";
  for (const address of ["/login", "/signup", "/cart", "/admin/login", "/api/products/all"]) {
    expect(await listing(address), address).toBe("noindex");
  }
  for (const address of ["/", "/products", "/news"]) {
    expect(await listing(address), address).toBe("listed");
  }
});
