import { z } from "zod";
import { AdminProduct } from "@/lib/catalogue/admin/contract";
import { ADMIN_PRODUCT } from "@/lib/catalogue/products/sample";
import { productSample } from "@/tests/support/samples/product";

/** A picture of the back-office's product: "a" is its id and part of its path. */
export function pictureSample(id: string, alt = `Picture ${id}`) {
  return { id, base: `/pictures/${id}`, widths: [640], alt };
}

/** A product as returned to administrators, with pictures a, b and c. */
export function adminProduct(changes: Partial<AdminProduct> = {}): AdminProduct {
  return {
    ...z.decode(AdminProduct, ADMIN_PRODUCT),
    ...productSample(),
    id: "0190a000-0000-7000-8000-000000000001",
    quantity: 10,
    pictures: ["a", "b", "c"].map((id) => pictureSample(id)),
    position: 10,
    updated_at: new Date("2026-11-28T06:30:00Z"),
    ...changes,
  };
}

/** The product in the API's format. */
export function onWire(product: AdminProduct): unknown {
  return z.encode(AdminProduct, product);
}
