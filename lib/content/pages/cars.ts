import "server-only";
import { z } from "zod";
import { type Car, carName, cars } from "@/lib/content/cars";
import { Action, PageWords, Words } from "@/lib/content/fields";
import { loadYaml } from "@/lib/content/load";
import { contentPage } from "@/lib/content/page";
import { pictureOf } from "@/lib/content/pictures";

const Head = z.strictObject({ title: Words, lead: Words });

/** `content/pages/cars.yaml`: the list of cars, and what is around the figures of one. */
export const carsPage = loadYaml(
  "pages/cars.yaml",
  z.strictObject({
    ...PageWords,
    heading: Words,
    lead: Words,
    kinds: z.strictObject({ car: Words, scooter: Words, commercial: Words }),
    columns: z.strictObject({ model: Words, battery: Words, ac: Words, dc: Words, night: Words }),
    /** Beside a figure that was not compared with its maker's. */
    unchecked: Words,
    note: Words,
    ask: Head.extend({ action: Action }),
    car: z.strictObject({
      /** How its trail names the list of cars. */
      above: Words,
      chargers: Head,
      night: Head,
      figures: Words,
      cost: Head.extend({ note: Words }),
      questions: Words,
      ask: Head.extend({ action: Words }),
      more: Words,
    }),
  }),
);

/** The address of a car's page, and its texts for search engines. */
export function carPage(car: Car): { path: string; title: string; description: string } {
  const name = carName(car);
  const places = car.variants.some(({ dc_max_kw }) => dc_max_kw !== null) ? " and on DC" : "";
  return {
    path: `/cars/${car.slug}`,
    title: `Chargers for the ${name}`,
    description: `Which charger fits the ${name} with ${batteriesOf(car)}, how many hours it takes at home${places}, and what a month of driving costs.`,
  };
}

/** "30, 40.5 or 45 kWh", the smallest first. */
export function batteriesOf({ variants }: Pick<Car, "variants">): string {
  const sizes = new Set(variants.map(({ battery_kwh }) => battery_kwh));
  return `${EITHER.format([...sizes].sort((a, b) => a - b).map(String))} kWh`;
}

const EITHER = new Intl.ListFormat("en-IN", { type: "disjunction" });

/** On the cards of shared links. */
const PICTURES = {
  car: pictureOf("close-type2"),
  scooter: pictureOf("close-socket"),
  commercial: pictureOf("scene-yard"),
};

export const pages = [
  contentPage("/cars", carsPage, { picture: PICTURES.car }),
  ...cars.map((car) => {
    const { path, title } = carPage(car);
    return contentPage(
      path,
      { title },
      {
        ...{ picture: PICTURES[car.body], parent: "/cars", parentsCard: true },
      },
    );
  }),
];
