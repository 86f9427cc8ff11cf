import type { Chapter } from "@/lib/call/chapters";
import type { ContractDocs } from "@/lib/call/docs";
import type * as contract from "@/lib/visits/contract";

export const chapter: Chapter = "Visits";

export const docs: ContractDocs<typeof contract> = {
  recordVisit: {
    summary: "Count what a browser saw of a page",
    description:
      "Sent by the site's own pages when a visitor leaves them: how fast the page was (Web Vitals in milliseconds, CLS times 1,000), which steps towards an order the visit reached, and searches that found nothing. It is only counted, per day, page and kind of device: no cookie is read, and nothing says who it was. Browsers that ask not to be tracked send nothing.",
    input: {
      device: "phone",
      page: "/products/ac03w-7-4-kw",
      landing: "/",
      figures: { LCP: 1480, CLS: 2, TTFB: 120 },
      steps: ["landed", "product"],
      searches: [],
    },
    output: { message: "Counted." },
  },
  readVisits: {
    summary: "Read what visitors saw and did",
    description:
      "The last 7, 28 or 90 days. `speed`: the 75th percentile of each page, kind of device and Web Vital, with its mark by the Web Vitals' limits; most visited first, at most 200. `funnel`: by landing page and kind of device, how many visits landed, saw a charger, opened the cart, opened the checkout, and paid. `searches`: what was searched for without a result. Browsers report it themselves, so that the figures are for decisions about pages, not for the books.",
    input: { days: 28 },
    output: {
      since: "2026-11-01",
      speed: [{ page: "/", device: "phone", metric: "LCP", p75: 1920, visits: 418, mark: "good" }],
      funnel: [
        {
          landing: "/",
          device: "phone",
          landed: 430,
          product: 212,
          cart: 61,
          checkout: 34,
          paid: 19,
        },
      ],
      searches: [{ words: "solar panel", count: 7, last_day: "2026-11-28" }],
    },
  },
};
