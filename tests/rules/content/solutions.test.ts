import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { stayGains } from "@/lib/catalogue/charging/stay-power-rules";
import { byPower, showcaseOf } from "@/lib/catalogue/pages/showcase";
import * as depot from "@/lib/content/pages/depot-night";
import {
  aloneCharges,
  firstOver,
  loadSteps,
  peakStep,
  sharedCharges,
  totalKw,
} from "@/lib/content/pages/shared-load";
import {
  solutionPage,
  solutionSchemas,
  solutionSlugs,
  solutions,
} from "@/lib/content/pages/solutions";

const home = "home-and-housing-societies";
const fleet = "fleet-organization";
// biome-ignore lint/suspicious/noExplicitAny: tests break it on purpose.
const file = (slug: string): any => load(readFileSync(`content/solutions/${slug}.yaml`, "utf8"));
const solution = (slug: string) => {
  const found = solutions.get(slug);
  if (!found) throw new Error(`no ${slug}`);
  return found;
};
const words = (slug: string) => JSON.stringify(file(slug));

describe("the counts of the specification", () => {
  it.each([
    [home, { offers: 5, benefits: 3, chargers: 3, questions: 5 }],
    ["office-and-workplace", { offers: 0, benefits: 3, chargers: 6, questions: 6 }],
    ["public-places", { offers: 0, benefits: 3, chargers: 5, questions: 7 }],
    [fleet, { offers: 0, benefits: 3, chargers: 3, questions: 9 }],
  ])("hold for %s", (slug, counts) => {
    const { offers, benefits, chargers, questions } = solution(slug);
    expect({
      offers: offers?.rows.length ?? 0,
      benefits: benefits.rows.length,
      chargers: chargers.slugs.length,
      questions: questions.items.length,
    }).toEqual(counts);
  });

  it.each(solutionSlugs)("refuses %s with a charger or a question missing", (slug) => {
    const given = file(slug);
    const schema = solutionSchemas[slug];
    expect(schema.safeParse(given).success).toBe(true);
    given.chargers.slugs.pop();
    given.questions.items.pop();
    const paths = schema.safeParse(given).error?.issues.map(({ path }) => path.join("."));
    expect(paths).toEqual(["chargers.slugs", "questions.items"]);
  });
});

it("refuses an unknown charger", () => {
  const given = file(home);
  given.chargers.slugs[0] = "ac99-1-kw";
  const [issue] = solutionSchemas[home].safeParse(given).error?.issues ?? [];
  expect(issue?.message).toBe('"ac99-1-kw" is no file of content/chargers/');
});

it("refuses a night that exceeds its limit", () => {
  const given = file(fleet);
  given.how.night.vehicles[2].starts = "22:00";
  const issues = solutionSchemas[fleet].safeParse(given).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(["90 kW are above the limit"]);
});

it.each(solutionSlugs)("%s shows no picture twice, chargers included", (slug) => {
  const { hero, tagline, benefits, chargers } = solution(slug);
  const bases = [
    ...[hero, tagline, ...benefits.rows].map(({ picture }) => picture.base),
    ...showcaseOf(chargers.slugs).map(({ picture }) => picture.base),
  ];
  expect(new Set(bases).size).toBe(bases.length);
});

it.each(solutionSlugs)("%s states the facts of the specification", (slug) => {
  expect(words(slug)).toMatch(/30 kWh/);
  expect(words(slug)).toMatch(/about 4 hours/);
  expect(words(slug)).toMatch(/6 to 8 weeks/);
  expect(words(slug)).toMatch(/24\/7/);
});

it("offers residents 22 kW", () => {
  expect(solution(home).hero.lead).toMatch(/up to 22\skW for residents/);
});

it("repeats no sentence within or across pages", () => {
  const seen = new Map<string, string>();
  const repeated = solutionSlugs.flatMap((slug) =>
    sentences(file(slug)).filter((sentence) => {
      const before = seen.has(sentence);
      seen.set(sentence, slug);
      return before;
    }),
  );
  expect(repeated).toEqual([]);
});

it("draws the night that the benefit describes", () => {
  const { how, benefits } = solution(fleet);
  if (!how) throw new Error("no night");
  const all = depot.stays(how.night);
  const peak = (stays: depot.Stay[]) => depot.peakKw(depot.loadSteps(stays, how.night.outputKw));
  expect([peak(all), peak(depot.unplanned(all))]).toEqual([60, 180]);
  expect(benefits.rows[1]?.text).toMatch(/180\skW together and never take more than 60\b/);
});

it("fills twenty cars by seven on the 15 kW that the offer names", () => {
  const { sharing, offers } = solution(home);
  if (!sharing) throw new Error("no night");
  const { load } = sharing;
  const all = sharedCharges(load);
  expect(all).toHaveLength(20);
  expect(all.every(({ full, leaves }) => full !== null && full <= leaves)).toBe(true);
  expect(Math.max(...loadSteps(load, all).map(({ chargers }) => chargers))).toBe(15);
  expect(load.cars.length * load.mostKw).toBe(148);
  expect(offers?.rows[1]?.text).toMatch(/15\skW.*148\skW/);
  expect(firstOver(load, loadSteps(load, aloneCharges(load)))?.at).toBe(0.5);
});

it("keeps the office below its sanctioned load", () => {
  const { sharing } = solution("office-and-workplace");
  if (!sharing) throw new Error("no day");
  const { load } = sharing;
  expect(totalKw(peakStep(loadSteps(load, sharedCharges(load))))).toBe(100);
  expect(totalKw(peakStep(loadSteps(load, aloneCharges(load))))).toBeCloseTo(129.8);
});

it("has a stay for every charger of a public place", () => {
  const { stays: stay, chargers } = solution("public-places");
  if (!stay) throw new Error("no stays");
  const powers = byPower(chargers.slugs).map(({ kw }) => kw);
  const fits = stay.places.map(({ minutes }) =>
    stayGains(stay.car, minutes, powers).find((gain) => gain.fits),
  );
  expect(fits.map((gain) => gain?.kw)).toEqual([150, 60, 30, 22, 7.4]);
});

it("lists each solution once in the picker", () => {
  expect(solutionPage.tiles.map(({ slug }) => slug)).toEqual(solutionSlugs);
});

/** All sentences of at least four words. */
function sentences(value: unknown): string[] {
  if (typeof value === "string") {
    return value
      .split(/(?<=[.?])\s+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(" ").length > 3);
  }
  if (value && typeof value === "object") return Object.values(value).flatMap(sentences);
  return [];
}
