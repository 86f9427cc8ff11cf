/** Whether a text can be a slug; anything else is refused without a database query. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= MAX_SLUG && text !== COMPARE;
}

/** A page of its own below /products. */
const COMPARE = "compare";

/** A free slug for a new product: from its name, if taken with its power or model, then with a number. */
export function freeSlug(
  { name, model, power }: { name: string; model: string; power?: string | null },
  isTaken: (slug: string) => boolean,
): string {
  const base = slugOf(name) || slugOf(model) || "charger";
  const more = [power, model].map((text) => slugOf(text ?? "")).filter((part) => part !== "");
  const wishes = [base, ...more.map((part) => cut(`${base}-${part}`))];
  const free = wishes.find((slug) => isSlug(slug) && !isTaken(slug));
  if (free) return free;
  for (let number = 2; ; number++) {
    const slug = `${cut(base, MAX_SLUG - 8)}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}

/** The message for a slug that another product has. */
export function slugTakenText(slug: string): string {
  return `The address /products/${slug} belongs to another product.`;
}

/** "AC03W 7.4 kW" → "ac03w-7-4-kw"; empty if no Latin letter or digit remains. */
export function slugOf(text: string): string {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return cut(plain.replaceAll(/[^a-z0-9]+/g, "-"));
}

const MAX_SLUG = 80;

function cut(slug: string, length = MAX_SLUG): string {
  return slug.slice(0, length).replaceAll(/^-+|-+$/g, "");
}
