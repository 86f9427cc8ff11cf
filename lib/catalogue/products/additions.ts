import "server-only";
import * as contract from "@/lib/catalogue/admin/contract";
import { adminProductFromRow } from "@/lib/catalogue/mapper";
import { withPictures } from "@/lib/catalogue/pictures/new-pictures";
import { createProduct } from "@/lib/catalogue/products/product-writes";
import { repeatedAddition } from "@/lib/catalogue/products/repeated-addition";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { keyedId } from "@/lib/keyed-id";

/** Adds a product at the end of the catalogue, in one transaction; once per key. */
export const addProduct = serve(contract.addProduct, async (actor, input) => {
  const { product_data: data, files, alts, key } = input;
  const names = files.map((_, at) => alts[at] || data.name);
  const id = key && keyedId("product", key);
  const known = id && (await repeatedAddition(db(), id, data, files.length));
  const row =
    known ||
    (await withPictures({ field: "files", files, alts: names }, (pictures) =>
      db().$transaction((tx) => createProduct(tx, actor, { ...data, id }, pictures)),
    ));
  return { message: "Product added successfully!", product: adminProductFromRow(row) };
});
