import "server-only";
import { type Car, cars } from "@/lib/content/cars";

/** All variants to choose from, by maker, with what an address calls them. */
export function carGroups(): { maker: string; cars: { value: string; label: string }[] }[] {
  return [...Map.groupBy(cars, ({ maker }) => maker)].map(([maker, models]) => ({
    maker,
    cars: models.flatMap(choicesOf),
  }));
}

function choicesOf({ slug, model, variants }: Car) {
  return variants.map(({ name }) => ({ value: `${slug} ${name}`, label: `${model} ${name}` }));
}
