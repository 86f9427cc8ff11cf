import { type AskedChargers, MOST_COMPARED } from "@/lib/catalogue/compare/compare-address";
import type { GainStep } from "@/lib/catalogue/compare/gain-rules";
import type { Product } from "@/lib/catalogue/contract";
import { kilowatts } from "@/lib/catalogue/kilowatts";
import { isSlug } from "@/lib/catalogue/products/slug";
import { formatPaise } from "@/lib/money";

type Named = Pick<Product, "slug" | "name">;

/** The chargers that are compared, and what to say about those that are not. */
export type Lineup<P extends Named = Product> = { shown: P[]; notes: string[] };

/** The first four chargers of an address that are in the range, and a sentence for each other. */
export function lineupOf<P extends Named>(asked: AskedChargers, range: readonly P[]): Lineup<P> {
  const found = asked.slugs.flatMap((slug) => range.find((one) => one.slug === slug) ?? []);
  const unknown = asked.slugs.filter((slug) => !range.some((one) => one.slug === slug));
  const [shown, left] = [found.slice(0, MOST_COMPARED), found.slice(MOST_COMPARED)];
  const notes = [
    ...unknown.map(unknownText),
    ...(left.length > 0 ? [leftText(left)] : []),
    ...(asked.isRepeated ? ["A charger that was picked twice is shown once."] : []),
    ...(shown.length === 1 ? [`Choose a second charger to compare with ${shown[0]?.name}.`] : []),
  ];
  return { shown, notes };
}

/** The title of the page: "AC01W 3.3 kW or AC03W 7.4 kW", and a plain one for fewer than two. */
export function compareTitle(products: readonly Named[], otherwise: string): string {
  return products.length < 2 ? otherwise : listed(products.map(({ name }) => name));
}

/** "₹8,000 more buys 7.4 kW instead of 3.3 kW"; the chargers by name where the dearer one has no more power. */
export function stepTitle(step: GainStep): string {
  const { from, to, extraPaise } = step;
  if (extraPaise === 0) return `${to.name} costs the same as ${from.name}`;
  const [more, less] = isStronger(step)
    ? [kilowatts(to.rated_power_w), kilowatts(from.rated_power_w)]
    : [to.name, from.name];
  return `${formatPaise(extraPaise)} more buys ${more} instead of ${less}`;
}

/** Which chargers a step is about, unless its title says so; and that the dearer one has nothing more. */
export function stepLead(step: GainStep): string | null {
  const { from, to, gains } = step;
  if (gains.length === 0) return `The data sheet of ${to.name} names nothing more.`;
  return isStronger(step) ? `${to.name} instead of ${from.name}:` : null;
}

/** What the cheaper charger has and the dearer one lacks, in a sentence; null for nothing. */
export function lossText({ from, losses }: GainStep): string | null {
  if (losses.length === 0) return null;
  const words = losses.map((text) =>
    text.replace(/^(Starts|Mounts)/, (verb) => verb.toLowerCase()),
  );
  return `What only ${from.name} has: ${words.join("; ")}.`;
}

const isStronger = ({ from, to, extraPaise }: GainStep) =>
  extraPaise > 0 && from.rated_power_w > 0 && to.rated_power_w > from.rated_power_w;

/** What a charger charges, by its kind and power. */
export function chargesText({ kind, rated_power_w: watts }: Product): string {
  if (kind === "dc") return watts >= BUS_W ? "Cars, vans and buses" : "Cars and vans";
  return watts > 0 && watts < TYPE_2_W ? "Scooters, three-wheelers and cars" : "Cars and vans";
}

/** From this power a station can charge a bus; below the other it is a 16 A socket, for scooters too (charging-rules.ts). */
const BUS_W = 100_000;
const TYPE_2_W = 3_500;

function unknownText(text: string): string {
  return isSlug(text)
    ? `We have no charger “${text}”, or have it no more. Choose another one below.`
    : "One address of a charger is not one of ours. Choose a charger below.";
}

function leftText(left: readonly Named[]): string {
  const names = listed(left.map(({ name }) => name));
  const are = left.length === 1 ? "is" : "are";
  return `Four chargers fit side by side, so ${names} ${are} left out. Remove one to make room.`;
}

/** "A, B and C". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
