import "server-only";
import * as contract from "@/lib/catalogue/admin/contract";
import { adminProductFromRow } from "@/lib/catalogue/mapper";
import { withPictures } from "@/lib/catalogue/pictures/new-pictures";
import { editProduct } from "@/lib/catalogue/products/edit-writes";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";
import { wake } from "@/lib/jobs/wake";

/**
 * Changes the fields, pictures and stock named in an edit. If nothing differs, there is no new version and
 * no audit entry.
 */
export const updateProduct = serve(contract.updateProduct, async (actor, input) => {
  const { product_data: edit, images: files, alts, removed_images: removed } = input;
  const { row, isChanged, stockWords } = await withPictures(
    { field: "images", files, alts },
    (added) => db().$transaction((tx) => editProduct(tx, actor, edit, { added, removed })),
  );
  // The charger may have become low on stock.
  if (isChanged) wake("mail");
  const done = isChanged ? "Product updated successfully!" : "Nothing was changed.";
  const message = stockWords ? `${done} ${stockWords}` : done;
  return { message, product: adminProductFromRow(row) };
});
