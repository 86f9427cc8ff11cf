import { notFound } from "next/navigation";
import { AppError } from "@/lib/call/errors";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { getAdminProduct } from "@/lib/catalogue/admin/lists";
import type { Admin } from "@/lib/identity/actor";

/**
 * Loads a product for its page. A product that does not exist becomes a 404 before anything is rendered; any
 * other error stays in the promise, for an error boundary.
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
