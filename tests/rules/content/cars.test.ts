import { carName, cars, mainVariant } from "@/lib/content/cars";
import { batteriesOf, carPage } from "@/lib/content/pages/cars";

it("every car has a title and a description of its own, of the right length", () => {
  const texts = cars.map(carPage);
  for (const { path, title, description } of texts) {
    expect([path, title.length <= 60]).toEqual([path, true]);
    expect([path, description.length >= 50 && description.length <= 160]).toEqual([path, true]);
  }
  expect(new Set(texts.map(({ title }) => title)).size).toBe(cars.length);
  expect(new Set(texts.map(({ description }) => description)).size).toBe(cars.length);
});

it("no two cars are described in the same sentence", () => {
  const sentences = cars.flatMap(({ words }) => words.split(/(?<=[.!?])\s+/));
  expect(new Set(sentences).size).toBe(sentences.length);
});

it("speaks of the largest battery on sale", () => {
  const named = (slug: string) => cars.find((car) => car.slug === slug) ?? cars[0];
  const car = named("tata-punch-ev");
  if (!car) throw new Error("content/cars is empty");
  expect(carName(car)).toBe("Tata Punch EV");
  expect(mainVariant(car).name).toBe("40 kWh (2026)");
  expect(batteriesOf(car)).toBe("25, 30, 35 or 40 kWh");
});
