/** Whether a text can be a product's slug at all: what cannot is answered without asking the database. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= MAX_SLUG;
}

/**
 * The address of a new product: of its name, then with its power or model where that is taken, then with a
 * number.
 */
export function freeSlug(
  { name, model, power }: { name: string; model: string; power?: string | null },
  isTaken: (slug: string) => boolean,
): string {
  const base = slugOf(name) || slugOf(model) || "charger";
  const more = [power, model].map((text) => slugOf(text ?? "")).filter((part) => part !== "");
  const wishes = [base, ...more.map((part) => cut(`${base}-${part}`))];
  const free = wishes.find((slug) => !isTaken(slug));
  if (free) return free;
  for (let number = 2; ; number++) {
    const slug = `${cut(base, MAX_SLUG - 8)}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}

/** What is said about an address that another product has. */
export function slugTakenText(slug: string): string {
  return `The address /products/${slug} belongs to another product.`;
}

/** "AC03W 7.4 kW" → "ac03w-7-4-kw"; empty where no Latin letter or digit is left. */
export function slugOf(text: string): string {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return cut(plain.replaceAll(/[^a-z0-9]+/g, "-"));
}

const MAX_SLUG = 80;

function cut(slug: string, length = MAX_SLUG): string {
  return slug.slice(0, length).replaceAll(/^-+|-+$/g, "");
}
