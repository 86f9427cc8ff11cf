import { adminNavigation } from "@/lib/content/navigation";
import { officePages } from "@/lib/palette/pages";
import { FEW, matchingPages, nextIndex, type Recent, withRecent } from "@/lib/palette/rules";

const labels = (query: string) => matchingPages(query, officePages).map(({ label }) => label);

describe("matchingPages", () => {
  it.each([
    ["order", "Manage Orders"],
    ["ORD", "Manage Orders"],
    ["manage us", "Manage Users"],
    ["us man", "Manage Users"],
    ["customers", "Manage Users"],
    ["csv", "Import and Export Products"],
    ["add", "Add Product"],
    ["faults", "Charger reports"],
    ["audit", "Audit Log"],
    ["dash", "Dashboard"],
    ["settings", "Settings"],
  ])("for %s lists the page %s first", (query, page) => {
    expect(labels(query)[0]).toBe(page);
  });

  it.each(["", " ", "...", "rders", "xyzzy", "orders xyzzy"])("finds nothing for %j", (query) => {
    expect(labels(query)).toEqual([]);
  });

  it("limits the number of results", () => {
    expect(labels("a").length).toBeLessThanOrEqual(FEW);
  });
});

it("lists every page of the sidebar once", () => {
  const hrefs = officePages.map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining(adminNavigation.map(({ href }) => href)));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

it("keeps the last five choices, each once, newest first", () => {
  const choice = (n: number): Recent => ({ label: `No. ${n}`, href: `/${n}` });
  let recents: Recent[] = [];
  for (const n of [1, 2, 3, 4, 5, 6, 3]) recents = withRecent(recents, choice(n));
  expect(recents.map(({ href }) => href)).toEqual(["/3", "/6", "/5", "/4", "/2"]);
});

it.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
] as const)("moves from %i by %i among %i to %i", (index, step, count, next) => {
  expect(nextIndex(index, step, count)).toBe(next);
});
