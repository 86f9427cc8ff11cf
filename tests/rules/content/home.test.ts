import { showcaseOf } from "@/lib/catalogue/pages/showcase";
import { home } from "@/lib/content/pages/home";
import { howWeWork } from "@/lib/content/pages/how-we-work";
import { partnership } from "@/lib/content/pages/partnership";

describe("the specification of the home page", () => {
  it("has the six steps", () => {
    expect(howWeWork.steps.map(({ title }) => title)).toEqual([
      "Consultancy",
      "Survey and scheme design",
      "Installation",
      "Commissioning",
      "Ongoing service support",
      "Future expansion",
    ]);
    expect(howWeWork.steps[3]?.text).toContain("cloud-based software platform");
    expect(partnership.journey.texts[3]).toContain("cloud-based software platform");
  });

  it("links the four rows to the four solutions", () => {
    expect(home.uses.rows.map(({ title, href }) => [title, href])).toEqual([
      ["Home and Housing Societies", "/solutions/home-and-housing-societies"],
      ["Office and Workplace", "/solutions/office-and-workplace"],
      ["Public Places", "/solutions/public-places"],
      ["Fleet Organization", "/solutions/fleet-organization"],
    ]);
  });

  it("has the buttons and their links", () => {
    expect(home.hero.action).toEqual({ label: "Our Solutions", href: "/solution" });
    expect(home.call.action).toEqual({ label: "Contact Us", href: "/contact" });
    expect(partnership.hero.action).toEqual({ label: "See our solutions", href: "/solution" });
    expect(partnership.ready.action.href).toBe("/contact");
  });

  it("has the selector", () => {
    expect(partnership.selector.title).toBe("How We Find the Best Solution");
    expect(partnership.selector.texts.map(({ title }) => title)).toEqual([
      "Listen",
      "Research",
      "Design",
    ]);
  });

  it("links the nine other solutions", () => {
    const paths = ["/hrms", "/education", "/health", "/job", "/charger", "/e-com", "/park"];
    expect(home.others.lines.map(({ href }) => href)).toEqual([...paths, "/food", "/crm"]);
  });
});

it("the weeks are consecutive and end with the eighth", () => {
  const weeks = howWeWork.steps.flatMap(({ weeks: own }) => (own ? [own] : []));
  expect(weeks[0]?.[0]).toBe(0);
  expect(weeks.at(-1)?.[1]).toBe(8);
  expect(weeks.slice(1).map(([start]) => start)).toEqual(weeks.slice(0, -1).map(([, end]) => end));
});

it("no page shows a picture twice", () => {
  const pages = [
    [
      home.hero.picture,
      ...[...home.uses.rows, ...home.slider.slides, ...home.partners.places].map(
        ({ picture }) => picture,
      ),
      home.call.picture,
    ],
    [partnership.hero.picture, ...partnership.slider.slides.map(({ picture }) => picture)],
    [howWeWork.hero.picture, howWeWork.details.picture],
  ];
  for (const pictures of pages) {
    const bases = pictures.map(({ base }) => base);
    expect(new Set(bases).size).toBe(bases.length);
  }
});

it("every charger of the rails exists and appears once", () => {
  for (const { slugs } of [home.chargers, partnership.chargers]) {
    expect(showcaseOf(slugs).map(({ slug }) => slug)).toEqual([...new Set(slugs)]);
  }
});
