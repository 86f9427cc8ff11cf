import "server-only";
import { AppError } from "@/lib/call/errors";
import { cutPage } from "@/lib/call/paging";
import * as contract from "@/lib/catalogue/contract";
import { FIELDS, productFromRow } from "@/lib/catalogue/mapper";
import { catalogueList } from "@/lib/catalogue/pages/pages";
import { pictureFile } from "@/lib/catalogue/rules";
import { searchIds } from "@/lib/catalogue/search/search";
import { foundNow } from "@/lib/catalogue/views/kept-questions";
import { readProducts } from "@/lib/catalogue/views/read-products";
import { versionsFound } from "@/lib/catalogue/views/row-versions";
import { db, Prisma } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { View } from "@/lib/http/views/answer";
import { isUuid } from "@/lib/uuid";

/** A page of the listed chargers in catalogue order. */
export const listProducts = serve(contract.listProducts, async (_actor, input) => {
  const { ids, versions } = await versionsFound(await catalogueList(Prisma.sql`"isListed"`, input));
  const { entries, ends } = cutPage(ids, input, (id) => id);
  const make = async () => ({ products: await readProducts(entries), ...ends });
  return new View([entries, versions, ends], make);
});

/** One listed charger by id or slug. @throws AppError not_found, also for a malformed id. */
export const getProduct = serve(contract.getProduct, async (_actor, { id }) => {
  return productFromRow(await findListed(id, FIELDS));
});

/** Listed chargers that match a search, best first. */
export const searchProducts = serve(contract.searchProducts, async (_actor, { query, limit }) => {
  const question = JSON.stringify([query, limit]);
  const { ids, versions, products } = await foundNow(question, (state) =>
    searchIds(query, limit, state),
  );
  return new View([ids, versions], async () => ({
    products: products ?? (await readProducts(ids)),
  }));
});

/** Listed chargers of the same model, and the nearest in power on either side, without the charger itself. */
export const listNeighbours = serve(contract.listNeighbours, async (_actor, { id }) => {
  const { model, ratedPowerW, ...self } = await findListed(id, NEIGHBOUR_FIELDS);
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM (
      (SELECT id, position FROM "Product" WHERE "isListed" AND model = ${model}
       ORDER BY "ratedPowerW", id LIMIT ${NEAR})
      UNION (SELECT id, position FROM "Product" WHERE "isListed" AND "ratedPowerW" >= ${ratedPowerW}
       ORDER BY "ratedPowerW", id LIMIT ${NEAR})
      UNION (SELECT id, position FROM "Product" WHERE "isListed" AND "ratedPowerW" < ${ratedPowerW}
       ORDER BY "ratedPowerW" DESC, id DESC LIMIT ${NEAR})
    ) AS near WHERE id <> ${self.id}::uuid ORDER BY position, id`;
  return { products: await readProducts(rows.map((row) => row.id)) };
});

/** Slug and pictures of every listed charger. */
export const listAddresses = serve(contract.listAddresses, async () => {
  const rows = await db().$queryRaw<{ slug: string; base: string | null; widths: number[] }[]>`
    SELECT slug, base, widths
    FROM (SELECT id, slug, position AS place FROM "Product" WHERE "isListed"
          ORDER BY position, id LIMIT ${SITEMAP}) AS listed
    LEFT JOIN "ProductImage" i ON i."productId" = listed.id
    ORDER BY place, listed.id, i.position`;
  const pictures = new Map<string, string[]>();
  for (const { slug, base, widths } of rows) {
    const known = pictures.get(slug) ?? [];
    pictures.set(slug, base === null ? known : [...known, pictureFile({ base, widths })]);
  }
  return { products: [...pictures].map(([slug, image_paths]) => ({ slug, image_paths })) };
});

const LISTED = { isListed: true } satisfies Prisma.ProductWhereInput;
const NEIGHBOUR_FIELDS = { id: true, model: true, ratedPowerW: true } as const;
/** Enough chargers of each kind of neighbour for a page. */
const NEAR = 12;
/** The sitemap protocol's limit per file. */
const SITEMAP = 50_000;

async function findListed<T extends Prisma.ProductSelect>(id: string, select: T) {
  const which = isUuid(id) ? { id } : { slug: id };
  const row = await db().product.findFirst({ where: { ...which, ...LISTED }, select });
  if (!row) throw new AppError("not_found", "This charger is not in our range.");
  return row;
}
