import "server-only";
import { audit } from "@/lib/audit/record";
import * as contract from "@/lib/catalogue/admin/contract";
import { publishChanges } from "@/lib/catalogue/changes/publish";
import { lockProduct } from "@/lib/catalogue/mapper";
import { db } from "@/lib/db";
import { serve } from "@/lib/http/serve";

/** Delists or lists a product; no-op if it is already so. */
export const toggleListing = serve(contract.toggleListing, async (actor, input) => {
  const { product_id: id } = input;
  const { name, isListed } = await db().$transaction(async (tx) => {
    const product = await lockProduct(tx, id);
    const isListed = input.is_listed ?? !product.isListed;
    if (isListed === product.isListed) return product;
    await tx.product.update({ where: { id }, data: { isListed }, select: { id: true } });
    await audit(tx, {
      by: "admin",
      byId: actor.userId,
      action: isListed ? "product.listed" : "product.delisted",
      subject: id,
      detail: { before: { is_listed: product.isListed }, after: { is_listed: isListed } },
    });
    await publishChanges(tx, [product.slug]);
    return { name: product.name, isListed };
  });
  const message = `${name} is ${isListed ? "listed" : "delisted"}.`;
  return { product_id: id, is_listed: isListed, message };
});
