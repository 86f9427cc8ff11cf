"use client";
import { useMutation } from "@tanstack/react-query";
import { type AdminProduct, getAdminProduct, toggleListing } from "@/lib/catalogue/admin/contract";
import { send } from "@/lib/http/browser/client";

export type ListingChange = { product_id: string; is_listed: boolean };

/** Lists or delists a product. Changes run one after the other, so that the last click wins. */
export function useToggleListing() {
  return useMutation({
    scope: { id: "listing" },
    mutationFn: (change: ListingChange) => send(toggleListing, change),
  });
}

/** The product as it is on the server now. */
export function readAdminProduct(id: string): Promise<AdminProduct> {
  return send(getAdminProduct, { id });
}
