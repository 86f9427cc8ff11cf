import "server-only";
import * as contract from "@/lib/catalogue/admin/contract";
import { adminProductFromRow } from "@/lib/catalogue/mapper";
import { withPictures } from "@/lib/catalogue/pictures/new-pictures";
import { editProduct } from "@/lib/catalogue/products/edit-writes";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { wake } from "@/lib/jobs/wake";

/**
 * Changes what an edit names of a product, its pictures and its stock. What is already so changes nothing:
 * no version, no audit entry.
 */
export const updateProduct = serve(contract.updateProduct, async (actor, input) => {
  const { product_data: edit, images: files, alts, removed_images: removed } = input;
  const { row, isChanged, stockWords } = await withPictures(
    { field: "images", files, alts },
    (added) => db().$transaction((tx) => editProduct(tx, actor, edit, { added, removed })),
  );
  // A charger may be low on stock now.
  if (isChanged) wake("mail");
  const done = isChanged ? "Product updated successfully!" : "Nothing was changed.";
  const message = stockWords ? `${done} ${stockWords}` : done;
  return { message, product: adminProductFromRow(row) };
});
