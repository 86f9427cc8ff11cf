import { z } from "zod";

const Address = z.url();
const Named = z.looseObject({ name: z.string().min(1) });
const Time = z.iso.datetime({ offset: true });
const Answer = z.looseObject({ "@type": z.literal("Answer"), text: z.string().min(1) });
const Returns = z.looseObject({
  "@type": z.literal("MerchantReturnPolicy"),
  applicableCountry: z.literal("IN"),
  returnPolicyCategory: Address,
});

/** Positions count from 1 without a gap. */
const Positions = z
  .array(z.looseObject({ "@type": z.literal("ListItem"), position: z.int(), name: z.string() }))
  .refine((items) => items.every(({ position }, index) => position === index + 1));

/** The properties that search engines require of each type. */
const schemas = {
  OnlineStore: Named.extend({
    url: Address,
    logo: Address,
    legalName: z.string(),
    address: z.array(z.looseObject({ addressCountry: z.literal("IN"), postalCode: z.string() })),
    contactPoint: z.looseObject({ telephone: z.string(), areaServed: z.literal("IN") }),
    hasMerchantReturnPolicy: Returns,
  }),
  WebSite: Named.extend({ url: Address }),
  BreadcrumbList: z.looseObject({ itemListElement: Positions.min(2) }),
  ItemList: z.looseObject({ itemListElement: Positions.min(1) }),
  FAQPage: z.looseObject({
    mainEntity: z.array(Named.extend({ acceptedAnswer: Answer })).min(3),
  }),
  NewsArticle: z.looseObject({
    headline: z.string().min(1).max(110),
    image: z.array(Address).min(1),
    datePublished: Time,
    dateModified: Time,
    author: Named,
    publisher: Named,
  }),
  Service: Named.extend({ provider: Named, areaServed: Named, url: Address }),
  Product: Named.extend({
    // A charger may be listed before it has pictures; an empty list would be a fault.
    image: z.array(Address).min(1).optional(),
    offers: z.looseObject({
      price: z.string().regex(/^[1-9]\d*\.\d\d$/),
      priceCurrency: z.literal("INR"),
      availability: Address,
      seller: Named,
      shippingDetails: z.looseObject({
        shippingDestination: z.looseObject({ addressCountry: z.literal("IN") }),
      }),
      hasMerchantReturnPolicy: Returns,
    }),
  }),
};

export type JsonLd = { "@type": string } & Record<string, unknown>;

/** The parsed object of a structured-data script. @throws Error with its fault. */
export function parseJsonLd(text: string): JsonLd {
  const data: unknown = JSON.parse(text);
  const { "@type": type } = z
    .looseObject({ "@context": z.literal("https://schema.org"), "@type": z.enum(TYPES) })
    .parse(data);
  return z.looseObject({ "@type": z.string() }).parse(schemas[type].parse(data));
}

type Type = keyof typeof schemas;
const TYPES = Object.keys(schemas) as Type[];

/** The types that a page of this path must have. */
export function typesFor(path: string): Type[] {
  if (path === "/") return ["OnlineStore", "WebSite"];
  const own: [RegExp, Type[]][] = [
    [/^\/(products|news)$/, ["ItemList"]],
    [/^\/cars(\/|$)/, ["ItemList"]],
    [/^\/products\//, ["Product"]],
    [/^\/news\//, ["NewsArticle"]],
    [/^\/solutions\//, ["Service", "FAQPage"]],
  ];
  const found = own.filter(([pattern]) => pattern.test(path)).flatMap(([, types]) => types);
  return [...found, "BreadcrumbList"];
}
