import "server-only";
import * as contract from "@/lib/catalogue/contract";
import { DETAIL_KEYS, type DetailKey, type Details } from "@/lib/catalogue/details";
import { pictureFile } from "@/lib/catalogue/rules";
import { db, type Prisma } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { literalLike } from "@/lib/http/keyset";
import { serve } from "@/lib/http/serve";
import { isUuid } from "@/lib/uuid";

/** Every listed charger in the catalogue's order. */
export const listProducts = serve(contract.listProducts, async () => {
  const rows = await db().product.findMany({ where: LISTED, select: FIELDS, orderBy: ORDER });
  return { products: rows.map(productFromRow) };
});

/** One listed charger by its id or its slug. @throws AppError not_found, also for an id of the wrong form. */
export const getProduct = serve(contract.getProduct, async (_actor, { id }) => {
  const which = isUuid(id) ? { id } : { slug: id };
  const row = await db().product.findFirst({ where: { ...which, ...LISTED }, select: FIELDS });
  if (!row) throw new AppError("not_found", "This charger is not in our range.");
  return productFromRow(row);
});

/** Listed chargers that hold every word of the query in name, model, summary or features. */
export const searchProducts = serve(contract.searchProducts, async (_actor, { query, limit }) => {
  const rows = await db().product.findMany({
    where: { ...LISTED, AND: wordsOf(query).map(holdsWord) },
    select: FIELDS,
    orderBy: ORDER,
    skip: limit.from - 1,
    take: limit.to - limit.from + 1,
  });
  return { products: rows.map(productFromRow) };
});

const LISTED = { isListed: true } satisfies Prisma.ProductWhereInput;
// The id breaks ties, so that two ranges never show the same product twice.
const ORDER = [
  { position: "asc" },
  { id: "asc" },
] satisfies Prisma.ProductOrderByWithRelationInput[];

const detailKeys = Object.values(DETAIL_KEYS);
const DETAIL_FIELDS = Object.fromEntries(detailKeys.map((key) => [key, true])) as Record<
  DetailKey,
  true
>;

const FIELDS = {
  id: true,
  slug: true,
  name: true,
  model: true,
  summary: true,
  description: true,
  features: true,
  kind: true,
  ratedPowerW: true,
  color: true,
  pricePaise: true,
  quantity: true,
  isListed: true,
  details: { select: DETAIL_FIELDS },
  images: { select: { base: true, widths: true, alt: true }, orderBy: { position: "asc" } },
} satisfies Prisma.ProductSelect;

type Row = Prisma.ProductGetPayload<{ select: typeof FIELDS }>;

function productFromRow(row: Row): contract.Product {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    model: row.model,
    summary: row.summary,
    description: row.description,
    features: row.features,
    kind: row.kind,
    rated_power_w: row.ratedPowerW,
    price: row.pricePaise,
    quantity: row.quantity,
    product_color: row.color,
    is_listed: row.isListed,
    image_paths: row.images.map(pictureFile),
    pictures: row.images,
    details: row.details ?? NO_DETAILS,
  };
}

const NO_DETAILS = Object.fromEntries(detailKeys.map((key) => [key, null])) as Details;

function wordsOf(query: string): string[] {
  return query.split(/\s+/).filter((word) => word !== "");
}

function holdsWord(word: string): Prisma.ProductWhereInput {
  const match = { contains: literalLike(word), mode: "insensitive" } as const;
  return { OR: [{ name: match }, { model: match }, { summary: match }, { features: match }] };
}
