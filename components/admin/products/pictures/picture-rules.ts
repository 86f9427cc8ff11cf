import type { ProductPicture } from "@/lib/catalogue/admin/contract";
import { MAX_PICTURES } from "@/lib/catalogue/pictures/limits";
import { MAX_PICTURE_BYTES } from "@/lib/files/picture-limits";

/** A picture in the form: a saved one, or a file to upload when the form is saved. */
export type Item = {
  /** The picture's id, or a generated one for a file. */
  key: string;
  /** The typed alt text; undefined means it is derived from the product's name and the position. */
  alt: string | undefined;
  /** To be removed when the form is saved. */
  removed?: boolean;
} & ({ picture: ProductPicture; file?: undefined } | { file: File; picture?: undefined });

/** The formats that the server can read. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif";

/** The initial items for an existing product. */
export function itemsOf({ pictures }: { pictures: readonly ProductPicture[] }): Item[] {
  return pictures.map((picture) => ({ key: picture.id, alt: picture.alt, picture }));
}

/** The items that are not removed. */
export function staying(items: readonly Item[]): Item[] {
  return items.filter(({ removed }) => !removed);
}

/** The alt text of a picture: the typed one, or the product's name, with the position from the second on. */
export function altOf({ alt }: Pick<Item, "alt">, name: string, place: number): string {
  if (alt !== undefined) return alt;
  if (name.trim() === "") return "";
  return place === 0 ? name.trim() : `${name.trim()}, picture ${place + 1}`;
}

/** The items with one moved to another position among those that are not removed. */
export function moved(items: readonly Item[], key: string, place: number): Item[] {
  const remaining = staying(items);
  const item = remaining.find((other) => other.key === key);
  if (!item) return [...items];
  const rest = remaining.filter((other) => other !== item);
  const to = Math.min(Math.max(place, 0), rest.length);
  return [...rest.slice(0, to), item, ...rest.slice(to), ...items.filter((one) => one.removed)];
}

/** Splits files into those that can be added and messages about the others. `room` is how many can be added. */
export function sifted(files: readonly File[], room: number) {
  const faults = files.flatMap((file) => fault(file) ?? []);
  const good = files.filter((file) => fault(file) === undefined);
  const left = good.length - room;
  if (left > 0) faults.push(`A product has at most ${MAX_PICTURES} pictures: ${left} left out.`);
  return { good: good.slice(0, room), faults };
}

/** The picture part of the call's input: new files, alt texts, order and removed pictures. */
export function pictureFields(items: readonly Item[], name: string) {
  const remaining = staying(items).map((item, place) => ({ item, alt: altOf(item, name, place) }));
  const files = remaining.filter(({ item }) => item.file);
  const saved = remaining.filter(({ item }) => item.picture);
  return {
    files: files.flatMap(({ item }) => item.file ?? []),
    file_alts: files.map(({ alt }) => alt),
    alts: Object.fromEntries(saved.map(({ item, alt }) => [item.key, alt])),
    image_order: remaining.map(({ item }) =>
      item.picture ? item.key : `new:${files.findIndex((file) => file.item === item)}`,
    ),
    removed_images: items
      .filter(({ removed, picture }) => removed && picture)
      .map(({ key }) => key)
      .join(","),
  };
}

/** Whether the pictures are unchanged: same order and texts, no new files, none removed. */
export function samePictures(items: readonly Item[], before: readonly Item[]): boolean {
  const remaining = staying(items);
  return (
    remaining.length === before.length &&
    remaining.every(({ key, alt }, at) => key === before[at]?.key && alt === before[at].alt)
  );
}

function fault({ name, type, size }: File): string | undefined {
  if (!PICTURE_TYPES.split(",").includes(type)) {
    return `${name} is no JPEG, PNG, WebP or AVIF picture.`;
  }
  if (size <= MAX_PICTURE_BYTES) return undefined;
  return `${name} has ${(size / 1024 / 1024).toFixed(1)} MB, a picture at most 10 MB.`;
}
