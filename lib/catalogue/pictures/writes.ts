import "server-only";
import { AppError } from "@/lib/call/errors";
import type { AdminRow } from "@/lib/catalogue/mapper";
import { MAX_PICTURES } from "@/lib/catalogue/pictures/limits";
import type { NewPicture } from "@/lib/catalogue/products/product-writes";
import { pictureFile } from "@/lib/catalogue/rules";
import type { Tx } from "@/lib/db";

type Kept = AdminRow["images"][number];
type Next = NewPicture & { id?: string };

type Changes = {
  added: readonly NewPicture[];
  /** Ids or paths. */
  removed: readonly string[];
  /** Ids, and "new:0" for the first that is added; what it leaves out comes after. */
  order?: readonly string[] | undefined;
  /** By id. */
  alts?: Readonly<Record<string, string>> | undefined;
};

/**
 * The pictures that a product has after a change, in their order.
 * @throws AppError invalid_input for more than a product may have.
 */
export function pictureChanges(
  current: readonly Kept[],
  { added, removed, order = [], alts = {} }: Changes,
): Next[] {
  const kept = current
    .filter((picture) => !removed.some((name) => isCalled(picture, name)))
    .map((picture) => ({ ...picture, alt: alts[picture.id] ?? picture.alt }));
  const named = [
    ...kept.map((picture): [string, Next] => [picture.id, picture]),
    ...added.map((picture, at): [string, Next] => [`new:${at}`, picture]),
  ];
  if (named.length > MAX_PICTURES) throw tooMany();
  const place = (name: string) => {
    const at = order.indexOf(name);
    return at < 0 ? order.length : at;
  };
  return named
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([, picture]) => picture);
}

/** Makes the rows of a product's pictures these. Files are never dropped here: orders may show them still. */
export async function writePictures(tx: Tx, row: AdminRow, next: readonly Next[]): Promise<void> {
  const ids = next.flatMap(({ id }) => id ?? []);
  await tx.productImage.deleteMany({ where: { productId: row.id, id: { notIn: ids } } });
  // Out of the way first: no two pictures may have one place, not even for a moment.
  await tx.$executeRaw`
    UPDATE "ProductImage" SET position = -1 - position WHERE "productId" = ${row.id}::uuid`;
  for (const [position, { id, base, widths, alt }] of next.entries()) {
    if (id) {
      await tx.productImage.update({
        where: { id },
        data: { position, alt },
        select: { id: true },
      });
    } else {
      const data = { productId: row.id, base, widths, alt, position };
      await tx.productImage.create({ data, select: { id: true } });
    }
  }
}

/** By its id, its path without or with a width, or an address that ends in one. */
function isCalled(picture: Kept, name: string): boolean {
  const path = name.replace(/^https?:\/\/[^/]+/, "");
  return [picture.id, picture.base, pictureFile(picture)].includes(path);
}

function tooMany(): AppError {
  const message = `A product has at most ${MAX_PICTURES} pictures.`;
  return new AppError("invalid_input", message, { fields: { images: [message] } });
}
