import "server-only";
import { company } from "@/lib/content/company";
import type { Company, Office } from "@/lib/content/contract";
import { anyTransitDays, shopTerms } from "@/lib/content/shop-terms";
import { absolute } from "@/lib/seo/origin";

const LOGO = "/brand/icon-512.png";
const companyId = () => absolute("/#company");

/** The company as author, seller or provider of something else. */
export function companyNode() {
  return {
    "@type": "Organization",
    "@id": companyId(),
    name: company.brand,
    url: absolute("/"),
    logo: absolute(LOGO),
  };
}

/** The company as a shop: addresses, contact, and what it offers with every order. */
export function onlineStore(facts: Company = company) {
  const profiles = facts.social.map(({ url }) => url).filter(isProfile);
  return {
    "@context": "https://schema.org" as const,
    ...companyNode(),
    "@type": "OnlineStore",
    legalName: facts.legalName,
    image: absolute(LOGO),
    email: facts.email,
    telephone: facts.phone,
    address: facts.offices.map(postalAddress),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      telephone: facts.phone,
      email: facts.email,
      areaServed: "IN",
      availableLanguage: "en",
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: DAYS.map((day) => `https://schema.org/${day}`),
        opens: "00:00",
        closes: "23:59",
      },
    },
    hasMerchantReturnPolicy: returnPolicy(),
    hasShippingService: {
      "@type": "ShippingService",
      name: "Delivery within India",
      handlingTime: { "@type": "ServicePeriod", duration: days(shopTerms.handlingDays) },
      shippingConditions: {
        "@type": "ShippingConditions",
        shippingDestination: INDIA,
        shippingRate: FREE,
        transitTime: { "@type": "ServicePeriod", duration: days(anyTransitDays) },
      },
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The site, with its name and its search URL for search engines. */
export function webSite() {
  return {
    "@context": "https://schema.org" as const,
    "@type": "WebSite",
    name: company.brand,
    url: absolute("/"),
    inLanguage: "en-IN",
    publisher: { "@id": companyId() },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${absolute("/search")}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}

/**
 * Delivery of one product: free within India, see content/legal/shipping.md. `handlingDays` are its own days
 * before dispatch, null for the shop's.
 */
export function shippingDetails(handlingDays: number | null) {
  return {
    "@type": "OfferShippingDetails",
    shippingRate: FREE,
    shippingDestination: INDIA,
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: days(
        handlingDays === null ? shopTerms.handlingDays : [handlingDays, handlingDays],
      ),
      transitTime: days(anyTransitDays),
    },
  };
}

/** Returning a product, see content/legal/refund-and-cancellation.md. */
export function returnPolicy() {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "IN",
    returnPolicyCountry: "IN",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: shopTerms.returnDays,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: "https://schema.org/FreeReturn",
    merchantReturnLink: absolute("/refund-and-cancellation"),
  };
}

/** For goods made to order: they cannot be returned. */
export function noReturns() {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "IN",
    returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
    merchantReturnLink: absolute("/refund-and-cancellation"),
  };
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const INDIA = { "@type": "DefinedRegion", addressCountry: "IN" };
const FREE = { "@type": "MonetaryAmount", value: 0, currency: "INR" };

function days([least, most]: readonly [number, number]) {
  return { "@type": "QuantitativeValue", minValue: least, maxValue: most, unitCode: "DAY" };
}

function postalAddress({ lines, city, state, pin }: Office) {
  return {
    "@type": "PostalAddress",
    streetAddress: lines.join(", "),
    addressLocality: city,
    addressRegion: state,
    postalCode: pin,
    addressCountry: "IN",
  };
}

/** Whether a URL is a profile and not just a network's home page, as in the placeholders. */
function isProfile(url: string): boolean {
  return new URL(url).pathname !== "/";
}
