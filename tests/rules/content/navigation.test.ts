import fs from "node:fs";
import path from "node:path";
import type { Action } from "@/lib/content/contract";
import {
  adminNavigation,
  isMenu,
  isUnder,
  type NavLink,
  withFooterPages,
  withPrices,
} from "@/lib/content/navigation";
import { siteNavigation } from "@/lib/content/site-navigation";

const { bar, contact, footer } = siteNavigation;
const menus = bar.filter(isMenu);
const hrefs = (entries: readonly Action[]) => entries.map(({ href }) => href);

it("the bar has the menus and links of the specification", () => {
  expect(bar.map(({ label }) => label)).toEqual(["Solutions", "Chargers", "About Us", "News"]);
  expect(menus.map(({ label, tiles }) => [label, ...hrefs(tiles)])).toEqual([
    [
      "Solutions",
      "/solutions/home-and-housing-societies",
      "/solutions/office-and-workplace",
      "/solutions/public-places",
      "/solutions/fleet-organization",
    ],
    ["About Us", "/about", "/how-we-work", "/partnership", "/careers"],
  ]);
  expect(contact.href).toBe("/contact");
});

it("menus have unique ids and their tiles unique pictures", () => {
  expect(new Set(menus.map(({ id }) => id)).size).toBe(menus.length);
  for (const { tiles } of menus) {
    expect(new Set(tiles.map(({ picture }) => picture.base)).size).toBe(tiles.length);
  }
});

it("the footer has the links of the specification and of the law", () => {
  expect(hrefs(footer.navigation)).toEqual(
    expect.arrayContaining(["/solution", "/contact", "/careers", "/about"]),
  );
  expect(hrefs(footer.legal)).toEqual([
    "/terms-conditions",
    "/privacy-policy",
    "/refund-and-cancellation",
    "/shipping",
    "/grievance",
  ]);
});

it("links only to existing pages", () => {
  const every = [
    ...menus.flatMap(({ tiles }) => tiles),
    ...bar.flatMap((entry) => (isMenu(entry) ? [] : [entry])),
    ...[contact, ...footer.navigation, ...footer.legal],
  ];
  const pages = routes();
  const dead = hrefs(every).filter((href) => !pages.some((page) => page.test(href)));
  expect(dead).toEqual([]);
});

/** Patterns of the page addresses under app/: "[slug]" matches one part, "[[...view]]" any. */
function routes(): RegExp[] {
  const app = path.join(__dirname, "../../../app");
  return (
    fs
      .readdirSync(app, { recursive: true, encoding: "utf8" })
      .filter((file) => /(^|\/)page\.tsx$/.test(file))
      .map((file) =>
        path
          .dirname(`/${file}`)
          .replace(/\/\(\w+\)/g, "")
          .replace(/\/\[\[\.\.\.\w+\]\]/g, "(/.*)?")
          .replace(/\[\w+\]/g, "[^/]+"),
      )
      // The nine software pages share one dynamic page, which would match any address of one part.
      .filter((route) => route !== "/[^/]+")
      .map((route) => new RegExp(`^${route || "/"}$`))
  );
}

it.each([
  ["/admin/dashboard", "Dashboard"],
  ["/admin/users/0198", "Manage Users"],
  ["/manage/products/import", "Manage Products"],
  ["/add-product", "Manage Products"],
  ["/admin/product/edit/0198", "Manage Products"],
  ["/admin/delistproduct/view/0198", "Manage Products"],
  ["/admin/orders/0198/packing-slip", "Manage Orders"],
  ["/admin/audit", "Settings"],
  ["/admin/usership", undefined],
])("%s belongs to %s in the back-office", (page, label) => {
  const entries = adminNavigation.filter((entry) => isUnder(entry, page));
  expect(entries.map((entry) => entry.label)).toEqual(label ? [label] : []);
});

it("puts a page that asks for the footer after those that the footer lists", () => {
  const pages = [{ path: "/careers" }, { path: "/service-plans", footer: "Service plans" }];
  const { navigation } = withFooterPages(siteNavigation, pages).footer;
  expect(navigation).toEqual([
    ...siteNavigation.footer.navigation,
    { label: "Service plans", href: "/service-plans" },
  ]);
});

it("says the lowest price at the pages that have one, and nothing elsewhere", () => {
  const lowest: Record<string, number> = { "/products": 100, "/solutions/public-places": 250 };
  const { bar: priced } = withPrices(siteNavigation, (href) => lowest[href] ?? null);
  const links = priced.flatMap((entry): readonly NavLink[] =>
    isMenu(entry) ? entry.tiles : [entry],
  );
  const said = links.flatMap(({ href, from }) => (from === undefined ? [] : [[href, from]]));
  expect(said).toEqual([
    ["/solutions/public-places", 250],
    ["/products", 100],
  ]);
});
