import { z } from "zod";
import { Product } from "@/lib/catalogue/contract";
import { DETAIL_KEYS, type Details } from "@/lib/catalogue/details";
import { PRODUCT } from "@/lib/catalogue/products/sample";

const noDetails = Object.fromEntries(
  Object.values(DETAIL_KEYS).map((key) => [key, null]),
) as Details;

/** A listed charger as returned by the service, with the given details and the rest null. */
export function productSample(
  changes: Omit<Partial<Product>, "details"> & { details?: Partial<Details> } = {},
): Product {
  const slug = changes.slug ?? "ac03w-7-4-kw";
  return {
    ...z.decode(Product, PRODUCT),
    id: `id-${slug}`,
    slug,
    description: "A full battery by breakfast on a single-phase connection.",
    quantity: 50,
    image_paths: ["/media/chargers/ac03w-7k4-1200.webp"],
    pictures: [
      { base: "/media/chargers/ac03w-7k4", widths: [640, 1200], alt: "AC03W with its cable" },
      { base: "/media/chargers/ac03w-7k4-front", widths: [640, 900], alt: "AC03W from the front" },
    ],
    ...changes,
    details: { ...noDetails, ratedPower: "7.4 kW", current: "32 A", ...changes.details },
  };
}
