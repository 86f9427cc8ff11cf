import { SOLUTIONS } from "@/lib/contact/rules";
import { otherSolutions } from "@/lib/content/pages/other-solutions";
import { support } from "@/lib/content/pages/support";

const NINE = ["hrms", "education", "health", "job", "charger", "e-com", "park", "food", "crm"];

const find = (slug: string) => otherSolutions.find((solution) => solution.slug === slug);

it("the nine solutions match the specification and the order of the support page", () => {
  expect(otherSolutions.map(({ slug }) => slug)).toEqual(NINE);
});

it("each solution has its own text and drawing and links to the contact page", () => {
  for (const what of ["title", "description", "heading"] as const) {
    expect(new Set(otherSolutions.map((solution) => solution[what])).size).toBe(NINE.length);
  }
  expect(new Set(otherSolutions.map(({ drawing }) => drawing.kind)).size).toBe(NINE.length);
  for (const { ready } of otherSolutions) {
    expect(ready.action).toEqual({ label: "Contact Us", href: "/contact" });
  }
});

it("solutions with a demo form offer a demo", () => {
  const shown = otherSolutions.filter(({ demo }) => demo);
  expect(shown.map(({ slug }) => slug)).toEqual(Object.keys(SOLUTIONS));
  for (const { slug, demo } of shown) expect(demo).toBe(slug);
});

it.each([
  [
    "education",
    "students",
    [
      ["Starter", 4_999_00, 200],
      ["Professional", 9_999_00, 1000],
    ],
  ],
  [
    "health",
    "patients",
    [
      ["Basic", 9_999_00, 100],
      ["Standard", 19_999_00, 500],
    ],
  ],
])(
  "%s has the specification's prices in paise and an unlimited Enterprise plan",
  (slug, unit, plans) => {
    const pricing = find(slug)?.pricing;
    expect(pricing?.unit).toBe(unit);
    expect(pricing?.plans.map(({ name, price, heads }) => [name, price, heads])).toEqual([
      ...plans,
      ["Enterprise", undefined, undefined],
    ]);
  },
);

it("other solutions have no prices", () => {
  const priced = otherSolutions.filter(({ pricing }) => pricing).map(({ slug }) => slug);
  expect(priced).toEqual(["education", "health"]);
});

it("the support page has the specification's greeting and five questions", () => {
  expect(support.hero.title).toBe("We're here to help");
  expect(support.hero.lead).toContain("24/7");
  expect(support.questions.items).toHaveLength(5);
});
