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
  /** Ids, and "new:0" for the first added picture; pictures not named come last. */
  order?: readonly string[] | undefined;
  /** By id. */
  alts?: Readonly<Record<string, string>> | undefined;
};

/** The pictures of a product after a change, in order. @throws AppError invalid_input for too many. */
export function pictureChanges(
  current: readonly Kept[],
  { added, removed, order = [], alts = {} }: Changes,
): Next[] {
  const remaining = current
    .filter((picture) => !removed.some((name) => isCalled(picture, name)))
    .map((picture) => ({ ...picture, alt: alts[picture.id] ?? picture.alt }));
  const named = [
    ...remaining.map((picture): [string, Next] => [picture.id, picture]),
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

/** Replaces the picture rows of a product. Files are not deleted here: orders may still show them. */
export async function writePictures(tx: Tx, row: AdminRow, next: readonly Next[]): Promise<void> {
  const ids = next.flatMap(({ id }) => id ?? []);
  await tx.productImage.deleteMany({ where: { productId: row.id, id: { notIn: ids } } });
  // Moved away first: position is unique at every moment.
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

/** Matches a picture by id, by path with or without width, or by a URL ending in such a path. */
function isCalled(picture: Kept, name: string): boolean {
  const path = name.replace(/^https?:\/\/[^/]+/, "");
  return [picture.id, picture.base, pictureFile(picture)].includes(path);
}

function tooMany(): AppError {
  const message = `A product has at most ${MAX_PICTURES} pictures.`;
  return new AppError("invalid_input", message, { fields: { images: [message] } });
}
