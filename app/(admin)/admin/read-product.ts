import { notFound } from "next/navigation";
import { AppError } from "@/lib/call/errors";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { getAdminProduct } from "@/lib/catalogue/admin/lists";
import type { Admin } from "@/lib/identity/actor";

/**
 * Reads a product for its page: one that is none is answered as "not found" before anything is drawn. Any
 * other failure is left in the promise, for what draws it to say.
 */
export async function readProduct(
  admin: Admin,
  id: string,
): Promise<{ reading: Promise<AdminProduct> }> {
  const reading = getAdminProduct(admin, { id });
  await reading.catch((error) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
  });
  return { reading };
}
