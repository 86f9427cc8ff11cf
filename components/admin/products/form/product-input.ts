import { dataOf, type FormValues, valuesOf } from "@/components/admin/products/form/form-values";
import {
  type Item,
  itemsOf,
  pictureFields,
  samePictures,
} from "@/components/admin/products/pictures/picture-rules";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";

/**
 * What `addProduct` gets of a form; `product_data` is still to be written as JSON. What is left empty
 * beyond the needed fields gets the shop's own default.
 */
export function addInput(values: FormValues, items: readonly Item[]) {
  const { files, file_alts } = pictureFields(items, values.name ?? "");
  return {
    product_data: withoutEmpty(dataOf(values)),
    files,
    alts: file_alts,
  };
}

function withoutEmpty<T extends object>(data: T): Partial<T> {
  return picked(data, (_, value) => value !== "");
}

/**
 * What `updateProduct` gets of a form that began with `base`: only what was changed. The stock goes together
 * with what was seen, so that units that were sold meanwhile stay sold.
 */
export function editInput(base: AdminProduct, values: FormValues, items: readonly Item[]) {
  const data = changedData(valuesOf(base), values);
  const { files, file_alts, alts, image_order, removed_images } = pictureFields(
    items,
    values.name ?? "",
  );
  const stock = data.quantity === undefined ? {} : { seen_quantity: base.quantity };
  const pictures = samePictures(items, itemsOf(base)) ? {} : { alts, image_order };
  return {
    product_data: { id: base.id, version: base.version, ...data, ...stock, ...pictures },
    images: files,
    alts: file_alts,
    removed_images,
  };
}

/** `product_data` of the fields that say something else than before. */
function changedData(before: FormValues, values: FormValues) {
  const isChanged = (name: string) => values[name] !== before[name];
  const { details, ...data } = dataOf(values);
  return {
    ...picked(data, isChanged),
    details: picked(details, (key) => isChanged(`details.${key}`)),
  };
}

function picked<T extends object>(
  all: T,
  isWanted: (name: string, value: unknown) => boolean,
): Partial<T> {
  const pairs = Object.entries(all).filter(([name, value]) => isWanted(name, value));
  return Object.fromEntries(pairs) as Partial<T>;
}
