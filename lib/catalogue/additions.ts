import "server-only";
import * as contract from "@/lib/catalogue/admin-contract";
import { withPictures } from "@/lib/catalogue/new-pictures";
import { createProduct } from "@/lib/catalogue/product-writes";
import { adminProductFromRow } from "@/lib/catalogue/rows";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";

/** Adds a product at the end of the catalogue: all of it or nothing. */
export const addProduct = serve(contract.addProduct, async (actor, input) => {
  const { product_data: data, files, alts } = input;
  const names = files.map((_, at) => alts[at] || data.name);
  const row = await withPictures({ field: "files", files, alts: names }, (pictures) =>
    db().$transaction((tx) => createProduct(tx, actor, data, pictures)),
  );
  return { message: "Product added successfully!", product: adminProductFromRow(row) };
});
