import "server-only";
import type { Product } from "@/lib/catalogue/contract";
import { pageRows } from "@/lib/catalogue/products/facts";
import { originName } from "@/lib/catalogue/products/origins";
import { featureList, fullName, pictureFile } from "@/lib/catalogue/rules";
import { company } from "@/lib/content/company";
import { rupeesFromPaise } from "@/lib/money";
import { absolute } from "@/lib/seo/origin";
import { companyNode, noReturns, returnPolicy, shippingDetails } from "@/lib/seo/store";

/** A charger and its offer as on the product page. `price` is rupees including taxes. */
export function productOffer(product: Product) {
  const url = absolute(`/products/${product.slug}`);
  return {
    "@context": "https://schema.org" as const,
    "@type": "Product",
    name: fullName(product),
    description: product.description,
    sku: product.slug,
    model: product.model,
    color: product.product_color,
    category: "EV charger",
    countryOfOrigin: { "@type": "Country", name: originName(product.country_of_origin) },
    url,
    brand: { "@type": "Brand", name: company.brand },
    // Validators reject an empty list, so a charger without pictures omits it.
    ...(product.pictures.length > 0 && {
      image: product.pictures.map((picture) => absolute(pictureFile(picture))),
    }),
    additionalProperty: [
      ...featureList(product.features).map((value) => property("Feature", value)),
      ...pageRows(product).map(({ name, value }) => property(name, value)),
    ],
    offers: {
      "@type": "Offer",
      url,
      price: rupeesFromPaise(product.price).toFixed(2),
      priceCurrency: "INR",
      ...(product.warranty_months !== null && { warranty: warranty(product.warranty_months) }),
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${product.quantity > 0 ? "InStock" : "OutOfStock"}`,
      seller: companyNode(),
      shippingDetails: shippingDetails(product.handling_days),
      hasMerchantReturnPolicy: product.kind === "dc" ? noReturns() : returnPolicy(),
    },
  };
}

/** The months of a warranty, in the unit code of UN/CEFACT. */
function warranty(months: number) {
  return {
    "@type": "WarrantyPromise",
    durationOfWarranty: { "@type": "QuantitativeValue", value: months, unitCode: "MON" },
  };
}

function property(name: string, value: string) {
  return { "@type": "PropertyValue", name, value };
}
