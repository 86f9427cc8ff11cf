import { dataOf, type FormValues, valuesOf } from "@/components/admin/products/form/form-values";
import {
  type Item,
  itemsOf,
  pictureFields,
  samePictures,
} from "@/components/admin/products/pictures/picture-rules";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";

/**
 * Form values as input of `addProduct`; `product_data` must still be serialised as JSON. Optional fields left
 * empty get the shop's defaults.
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
 * Form values as input of `updateProduct`: only the changes since `base`. The new stock is sent with the stock
 * that was shown, so that units sold since then are not lost.
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

/** `product_data` with only the changed fields. */
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
