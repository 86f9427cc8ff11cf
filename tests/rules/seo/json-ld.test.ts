import { company } from "@/lib/content/company";
import { breadcrumbList, faqPage, itemList, newsArticle, service } from "@/lib/seo/json-ld";
import { productOffer } from "@/lib/seo/product";
import { onlineStore, webSite } from "@/lib/seo/store";
import { productSample } from "@/tests/support/samples/product";

const ORIGIN = "http://localhost:3000";

describe("productOffer", () => {
  it("has the page's price in rupees with two decimals and its absolute URL", () => {
    expect(productOffer(productSample({ price: 3_499_900 }))).toMatchObject({
      "@type": "Product",
      name: "AC03W 7.4 kW wall charger",
      image: [
        `${ORIGIN}/media/chargers/ac03w-7k4-1200.webp`,
        `${ORIGIN}/media/chargers/ac03w-7k4-front-900.webp`,
      ],
      offers: {
        url: `${ORIGIN}/products/ac03w-7-4-kw`,
        price: "34999.00",
        priceCurrency: "INR",
        availability: "https://schema.org/InStock",
        seller: { name: company.brand },
      },
    });
  });

  it("omits pictures when there are none", () => {
    expect(productOffer(productSample({ pictures: [] }))).not.toHaveProperty("image");
  });

  it("has no end date of the price", () => {
    expect(productOffer(productSample()).offers).not.toHaveProperty("priceValidUntil");
  });

  it("states when it is out of stock", () => {
    const { offers } = productOffer(productSample({ quantity: 0 }));
    expect(offers.availability).toBe("https://schema.org/OutOfStock");
  });

  it("promises the warranty that the page prints, and none where it prints none", () => {
    expect(productOffer(productSample({ warranty_months: 24 })).offers).toHaveProperty(
      "warranty.durationOfWarranty",
      { "@type": "QuantitativeValue", value: 24, unitCode: "MON" },
    );
    const none = productOffer(productSample({ warranty_months: null })).offers;
    expect(none).not.toHaveProperty("warranty");
  });

  it("ships free within India, in the days of the shipping page", () => {
    expect(productOffer(productSample()).offers.shippingDetails).toMatchObject({
      shippingRate: { value: 0, currency: "INR" },
      shippingDestination: { addressCountry: "IN" },
      deliveryTime: {
        handlingTime: { minValue: 1, maxValue: 2, unitCode: "DAY" },
        transitTime: { minValue: 2, maxValue: 12, unitCode: "DAY" },
      },
    });
  });

  it.each([
    ["portable", "MerchantReturnFiniteReturnWindow", 7],
    ["wall", "MerchantReturnFiniteReturnWindow", 7],
    ["dc", "MerchantReturnNotPermitted", undefined],
  ] as const)("a %s charger has the return policy %s", (kind, category, days) => {
    const { hasMerchantReturnPolicy: policy } = productOffer(productSample({ kind })).offers;
    expect(policy.returnPolicyCategory).toBe(`https://schema.org/${category}`);
    expect(policy.applicableCountry).toBe("IN");
    expect("merchantReturnDays" in policy ? policy.merchantReturnDays : undefined).toBe(days);
  });
});

describe("onlineStore", () => {
  it("names the seller, its address and its round-the-clock contact", () => {
    expect(onlineStore()).toMatchObject({
      "@type": "OnlineStore",
      legalName: company.legalName,
      logo: `${ORIGIN}/brand/icon-512.png`,
      address: company.offices.map(({ pin }) => ({ postalCode: pin, addressCountry: "IN" })),
      contactPoint: {
        areaServed: "IN",
        telephone: company.phone,
        hoursAvailable: { opens: "00:00", closes: "23:59" },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 7 },
    });
  });

  it("lists a profile but not the home page of a network", () => {
    const [linkedIn, instagram] = ["https://www.linkedin.com/company/a", "https://instagram.com/"];
    const social = [linkedIn, instagram].map((url) => ({ name: "Network", url }));
    expect(onlineStore({ ...company, social })).toMatchObject({ sameAs: [linkedIn] });
    expect(onlineStore({ ...company, social: [] })).not.toHaveProperty("sameAs");
  });

  it("is the publisher of the site", () => {
    expect(webSite().publisher).toEqual({ "@id": onlineStore()["@id"] });
  });
});

it("breadcrumbs count from 1 and end with the page itself", () => {
  const trail = [
    { label: "Home", href: "/" },
    { label: "News", href: "/news" },
  ];
  expect(breadcrumbList(trail).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${ORIGIN}/` },
    { "@type": "ListItem", position: 2, name: "News", item: `${ORIGIN}/news` },
  ]);
});

it("questions have their answers", () => {
  expect(faqPage([{ question: "How long?", answer: "About 4 hours." }]).mainEntity).toEqual([
    {
      "@type": "Question",
      name: "How long?",
      acceptedAnswer: { "@type": "Answer", text: "About 4 hours." },
    },
  ]);
});

describe("newsArticle", () => {
  const article = {
    title: "What 7.4 kW means",
    description: "For a home.",
    path: "/news/a",
    date: "2026-11-24",
    images: ["/media/a-1920.webp"],
  };

  it("has dates in Indian time, never modified before published", () => {
    expect(newsArticle(article)).toMatchObject({
      datePublished: "2026-11-24T09:00:00+05:30",
      dateModified: "2026-11-24T09:00:00+05:30",
      image: [`${ORIGIN}/media/a-1920.webp`],
    });
    const { dateModified } = newsArticle({ ...article, updated: "2026-11-28" });
    expect(dateModified).toBe("2026-11-28T09:00:00+05:30");
  });

  it("has the company as author and publisher", () => {
    const { author, publisher } = newsArticle(article);
    expect(author).toMatchObject({ "@type": "Organization", name: company.brand });
    expect(publisher).toEqual(author);
  });
});

it("a service belongs to the company and covers India", () => {
  const facts = { name: "Homes", description: "…", path: "/solutions/a", image: "/media/a.webp" };
  expect(service(facts)).toMatchObject({
    url: `${ORIGIN}/solutions/a`,
    provider: { name: company.brand },
    areaServed: { name: "India" },
  });
});

it("a list keeps its order", () => {
  const list = itemList([
    { name: "A", path: "/a" },
    { name: "B", path: "/b" },
  ]);
  expect(list.itemListElement).toMatchObject([
    { position: 1, url: `${ORIGIN}/a` },
    { position: 2, url: `${ORIGIN}/b` },
  ]);
});
