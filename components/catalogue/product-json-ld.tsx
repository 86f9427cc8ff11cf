import type { Product } from "@/lib/catalogue/contract";
import { featureList, fullName, pictureFile, specRows } from "@/lib/catalogue/rules";
import { rupeesFromPaise } from "@/lib/money";

type ProductJsonLdProps = {
  product: Product;
  brand: string;
  /** "https://shop.example", for absolute addresses. */
  origin: string;
};

/** The product and its offer as search engines read them. */
export function ProductJsonLd(props: ProductJsonLdProps) {
  // "<" would let a product's text close the script element.
  const json = JSON.stringify(productJsonLd(props)).replace(/</g, "\\u003c");
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes children, which breaks JSON; this text cannot leave the element.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** A schema.org Product; its offer's price is rupees with all taxes. */
export function productJsonLd({ product, brand, origin }: ProductJsonLdProps) {
  const url = `${origin}/products/${product.slug}`;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: fullName(product),
    description: product.description,
    sku: product.slug,
    model: product.model,
    color: product.product_color,
    category: "EV charger",
    brand: { "@type": "Brand", name: brand },
    image: product.pictures.map((picture) => `${origin}${pictureFile(picture)}`),
    additionalProperty: [
      ...featureList(product.features).map((value) => property("Feature", value)),
      ...specRows(product.details).map(({ name, value }) => property(name, value)),
    ],
    offers: {
      "@type": "Offer",
      url,
      price: rupeesFromPaise(product.price).toFixed(2),
      priceCurrency: "INR",
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${product.quantity > 0 ? "InStock" : "OutOfStock"}`,
      seller: { "@type": "Organization", name: brand },
    },
  };
}

function property(name: string, value: string) {
  return { "@type": "PropertyValue", name, value };
}
