import { adviseCharger } from "@/lib/advice/advise";
import { carQuestions } from "@/lib/advice/car-questions";
import type { Household, Unit } from "@/lib/advice/household";
import { vehicleOf } from "@/lib/advice/vehicles";
import { cars, mainVariant } from "@/lib/content/cars";

const RANGE: Unit[] = [3.3, 7.4, 22].map((ratedKw) => ({
  ...{ slug: `unit-${ratedKw}`, name: `${ratedKw} kW`, kind: "wall", ratedKw },
  pricePaise: ratedKw * 1_000_000,
}));

function answersFor(slug: string): Map<string, string> {
  const car = cars.find((one) => one.slug === slug);
  if (!car) throw new Error(`${slug} is not in content/cars`);
  const household: Household = {
    ...{ vehicle: vehicleOf(car, mainVariant(car)), place: "house", phases: 1 },
    ...{ sanctionedKw: null, peakKw: null, hoursParked: 9, kmADay: 40, metresToMeter: null },
  };
  const advice = adviseCharger(household, RANGE);
  const questions = carQuestions(car, household, advice, 3.3);
  return new Map(questions.map(({ question, answer }) => [question, answer]));
}

it("answers with the figures of the car", () => {
  const answers = answersFor("tata-nexon-ev");
  expect(answers.get("Is a 3.3 kW point enough for the Tata Nexon EV?")).toBe(
    "It draws 3.3 kW there. A night of 9 hours puts in up to 198 km, and a day of 40 km is back in 1 h 50 min. From 10 to 100 % it takes 13 h 40 min.",
  );
  expect(answers.get("Does a larger charger fill the Tata Nexon EV faster?")).toBe(
    "Up to 7.4 kW, yes: it then draws 7.2 kW instead of 3.3 kW. A charger of 22 kW would charge no faster: your vehicle takes no more.",
  );
  expect([...answers.keys()].some((question) => question.includes("three phases"))).toBe(false);
});

it("tells a three-phase car what three phases bring, and a scooter that it has no DC", () => {
  const [three] =
    answersFor("hyundai-creta-electric")
      .get("What do three phases bring the Hyundai Creta Electric?")
      ?.split(".") ?? [];
  expect(three).toContain("11 kW on three phases and 7");
  expect(answersFor("ola-s1-pro").get("How long does the Ola S1 Pro take on DC?")).toMatch(
    /^It has no/,
  );
});

it("gives no two cars the same answers", () => {
  const all = cars.map(({ slug }) => [...answersFor(slug)].flat().join(" "));
  expect(new Set(all).size).toBe(cars.length);
});
