import fc from "fast-check";
import {
  bucketOf,
  listedSearch,
  METRIC_NAMES,
  METRICS,
  markOf,
  newSteps,
  pageName,
  percentile75,
  stepOf,
} from "@/lib/visits/rules";

const known = new Set(["/", "/about", "/news", "/news/one-charger", "/products/portable"]);

it.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/about?from=mail#team", "/about"],
  ["/products/portable", "/products/portable"],
  ["/products/ac03w-7-4-kw", "/products/*"],
  ["/products/compare?charger=ac03w-7-4-kw", "/products/compare"],
  ["/news/one-charger", "/news/one-charger"],
  ["/news/gone", "/news/*"],
  ["/checkout", "/checkout"],
  ["/checkout/01963d3c-2222-7111-8111-111111111111", "/checkout/*"],
  ["/cart", "/cart"],
  ["/wp-login.php", "other"],
  ["/products/a/b", "other"],
])("%s is counted as %s", (path, name) => {
  expect(pageName(path, known)).toBe(name);
});

it.each([
  ["/", "landed"],
  ["/products", "landed"],
  ["/products/ac03w-7-4-kw", "product"],
  ["/products/compare", "landed"],
  ["/products/compare/", "landed"],
  ["/products/compared", "product"],
  ["/cart", "cart"],
  ["/checkout", "checkout"],
  ["/checkout/01963d3c-2222-7111-8111-111111111111", "landed"],
])("%s is the step %s", (path, step) => {
  expect(stepOf(path)).toBe(step);
});

it("a later step implies those before it, once", () => {
  expect(newSteps("checkout", ["landed"])).toEqual(["product", "cart", "checkout"]);
  expect(newSteps("product", ["landed", "product", "cart"])).toEqual([]);
});

it.each([
  ["  Solar  Panel ", "solar panel"],
  ["7.4 kW", "7.4 kw"],
  ["sector 62 tower 3", "sector 62 tower 3"],
  ["asha@example.com", null],
  ["98765 43210", null],
  ["order 110-001", null],
  ["", null],
  ["x".repeat(61), null],
])("a search for %j is listed as %j", (query, words) => {
  expect(listedSearch(query)).toBe(words);
});

it.each([
  ["LCP", 2500, "good"],
  ["LCP", 2501, "fair"],
  ["LCP", 4001, "poor"],
  ["INP", 200, "good"],
  ["CLS", 250, "fair"],
  ["TTFB", 1801, "poor"],
] as const)("%s of %i is %s", (metric, value, mark) => {
  expect(markOf(metric, value)).toBe(mark);
});

it("nothing counted has no percentile", () => {
  expect(percentile75("LCP", new Map())).toBeNull();
});

it("the percentile lies in the bucket of the value at three quarters", () => {
  const values = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(fc.constantFrom(...METRIC_NAMES), values, (metric, counted) => {
      const counts = new Map<number, number>();
      for (const value of counted) {
        const bucket = bucketOf(metric, value);
        counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
      }
      const sorted = counted.toSorted((a, b) => a - b);
      const exact = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
      const bucket = bucketOf(metric, exact);
      const edges: readonly number[] = METRICS[metric].edges;
      const found = percentile75(metric, counts) ?? -1;
      expect(found).toBeGreaterThanOrEqual(edges[bucket] ?? 0);
      expect(found).toBeLessThanOrEqual(edges[bucket + 1] ?? Number.POSITIVE_INFINITY);
    }),
  );
});
