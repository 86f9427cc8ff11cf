import type { ProductPicture } from "@/lib/catalogue/admin/contract";
import { MAX_PICTURES } from "@/lib/catalogue/pictures/limits";
import { MAX_PICTURE_BYTES } from "@/lib/files/picture-limits";

/** A picture in the form: one that the product has, or a file that goes up when the form is saved. */
export type Item = {
  /** The picture's id, or one made for the file. */
  key: string;
  /** What was typed; undefined follows the product's name and the place. */
  alt: string | undefined;
  /** It leaves the product when the form is saved. */
  removed?: boolean;
} & ({ picture: ProductPicture; file?: undefined } | { file: File; picture?: undefined });

/** What the server can read. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif";

/** The pictures of a product that exists, as the form begins with them. */
export function itemsOf({ pictures }: { pictures: readonly ProductPicture[] }): Item[] {
  return pictures.map((picture) => ({ key: picture.id, alt: picture.alt, picture }));
}

/** Those that stay. */
export function staying(items: readonly Item[]): Item[] {
  return items.filter(({ removed }) => !removed);
}

/** The text of a picture: what was typed, or the product's name, with the place from the second on. */
export function altOf({ alt }: Pick<Item, "alt">, name: string, place: number): string {
  if (alt !== undefined) return alt;
  if (name.trim() === "") return "";
  return place === 0 ? name.trim() : `${name.trim()}, picture ${place + 1}`;
}

/** The items with the one of this key at another place among those that stay. */
export function moved(items: readonly Item[], key: string, place: number): Item[] {
  const stay = staying(items);
  const item = stay.find((other) => other.key === key);
  if (!item) return [...items];
  const rest = stay.filter((other) => other !== item);
  const to = Math.min(Math.max(place, 0), rest.length);
  return [...rest.slice(0, to), item, ...rest.slice(to), ...items.filter((one) => one.removed)];
}

/** The files that a product may still get, and in words why the others may not. */
export function sifted(files: readonly File[], room: number) {
  const faults = files.flatMap((file) => fault(file) ?? []);
  const good = files.filter((file) => fault(file) === undefined);
  const left = good.length - room;
  if (left > 0) faults.push(`A product has at most ${MAX_PICTURES} pictures: ${left} left out.`);
  return { good: good.slice(0, room), faults };
}

/** What goes to the server beside `product_data`: files in their order, texts, and what has become of the rest. */
export function pictureFields(items: readonly Item[], name: string) {
  const stay = staying(items).map((item, place) => ({ item, alt: altOf(item, name, place) }));
  const files = stay.filter(({ item }) => item.file);
  const kept = stay.filter(({ item }) => item.picture);
  return {
    files: files.flatMap(({ item }) => item.file ?? []),
    file_alts: files.map(({ alt }) => alt),
    alts: Object.fromEntries(kept.map(({ item, alt }) => [item.key, alt])),
    image_order: stay.map(({ item }) =>
      item.picture ? item.key : `new:${files.findIndex((file) => file.item === item)}`,
    ),
    removed_images: items
      .filter(({ removed, picture }) => removed && picture)
      .map(({ key }) => key)
      .join(","),
  };
}

/** Whether nothing would be saved: no other order or text, no new file, none less. */
export function samePictures(items: readonly Item[], before: readonly Item[]): boolean {
  const stay = staying(items);
  return (
    stay.length === before.length &&
    stay.every(({ key, alt }, at) => key === before[at]?.key && alt === before[at].alt)
  );
}

function fault({ name, type, size }: File): string | undefined {
  if (!PICTURE_TYPES.split(",").includes(type)) {
    return `${name} is no JPEG, PNG, WebP or AVIF picture.`;
  }
  if (size <= MAX_PICTURE_BYTES) return undefined;
  return `${name} has ${(size / 1024 / 1024).toFixed(1)} MB, a picture at most 10 MB.`;
}
