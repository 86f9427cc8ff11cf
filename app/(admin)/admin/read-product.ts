import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AppError } from "@/lib/call/errors";
import type { AdminProduct } from "@/lib/catalogue/admin/contract";
import { getAdminProduct } from "@/lib/catalogue/admin/lists";
import type { Admin } from "@/lib/identity/actor";

/**
 * Loads a product for its page. A product that does not exist becomes a 404 before anything is rendered; any
 * other error stays in the promise, for an error boundary. Cached per request.
 */
export const readProduct = cache(
  async (admin: Admin, id: string): Promise<{ reading: Promise<AdminProduct> }> => {
    const reading = getAdminProduct(admin, { id });
    await reading.catch((error) => {
      if (error instanceof AppError && error.code === "not_found") notFound();
    });
    return { reading };
  },
);

/** The title of a product's page: its name, or what the page is when it cannot be loaded. */
export async function productTitle(admin: Admin, id: string, otherwise: string): Promise<Metadata> {
  const { reading } = await readProduct(admin, id);
  const name = await reading.then((product) => product.name).catch(() => undefined);
  return { title: name ?? otherwise, robots: { index: false } };
}
