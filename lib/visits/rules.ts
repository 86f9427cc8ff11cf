/** The path of the call; the browser's part knows it without the contract, whose schemas are large. */
export const VISITS_PATH = "/visits";

/** By width of the window: below 720 px, below 1,080 px, and wider. */
export const DEVICES = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

/** The steps of a visit that ends with an order, in order. A later step implies the earlier ones. */
export const STEPS = ["landed", "product", "cart", "checkout", "paid"] as const;
export type Step = (typeof STEPS)[number];

type Metric = {
  name: string;
  unit: "ms" | "thousandths";
  /** At most `good`, and above `poor`, by the Web Vitals' own limits (web.dev/articles/vitals). */
  good: number;
  poor: number;
  /** The lower edges of the buckets in which values are counted. */
  edges: readonly number[];
};

/** What is measured in the browser. CLS has no unit and is sent times 1,000. */
export const METRICS = {
  LCP: {
    name: "Largest Contentful Paint",
    unit: "ms",
    good: 2500,
    poor: 4000,
    edges: [0, 500, 1000, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 12_000],
  },
  INP: {
    name: "Interaction to Next Paint",
    unit: "ms",
    good: 200,
    poor: 500,
    edges: [0, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 700, 1000, 2000],
  },
  CLS: {
    name: "Cumulative Layout Shift",
    unit: "thousandths",
    good: 100,
    poor: 250,
    edges: [0, 5, 10, 25, 50, 75, 100, 150, 200, 250, 400, 700, 1000],
  },
  TTFB: {
    name: "Time to First Byte",
    unit: "ms",
    good: 800,
    poor: 1800,
    edges: [0, 50, 100, 200, 300, 400, 600, 800, 1200, 1800, 3000, 5000],
  },
} as const satisfies Record<string, Metric>;
export type MetricName = keyof typeof METRICS;
export const METRIC_NAMES = Object.keys(METRICS) as MetricName[];

/** The bucket that counts a value. */
export function bucketOf(metric: MetricName, value: number): number {
  const edges: readonly number[] = METRICS[metric].edges;
  return Math.max(
    edges.findLastIndex((edge) => edge <= value),
    0,
  );
}

/**
 * The value that three quarters of the counted ones stay below, by linear interpolation inside its bucket;
 * null if none was counted. In the last bucket it is the lower edge: the value is that or more.
 */
export function percentile75(metric: MetricName, counts: ReadonlyMap<number, number>) {
  const edges: readonly number[] = METRICS[metric].edges;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let left = total * 0.75;
  for (const [bucket, lower] of edges.entries()) {
    const count = counts.get(bucket) ?? 0;
    if (count > 0 && left <= count) {
      const upper = edges[bucket + 1] ?? lower;
      return Math.round(lower + ((upper - lower) * left) / count);
    }
    left -= count;
  }
  return null;
}

export type Mark = "good" | "fair" | "poor";

/** A value by the Web Vitals' limits. */
export function markOf(metric: MetricName, value: number): Mark {
  const { good, poor } = METRICS[metric];
  if (value <= good) return "good";
  return value <= poor ? "fair" : "poor";
}

/** Pages that are not made of content, by path; a pattern covers what lies below it. */
const COMPARE = "/products/compare";
const OWN_PAGES = ["/products", COMPARE, "/search", "/choose/answer", "/cart", "/checkout"];
const PATTERNS = ["/products", "/checkout", "/news"];
/** Every other address. */
export const OTHER_PAGE = "other";

/**
 * The name under which a page is counted: its path if it is one of the site's, "/products/*" for all product
 * pages, "other" for anything else, so that made-up addresses add no rows.
 */
export function pageName(path: string, known: ReadonlySet<string>): string {
  const bare = path.replace(/[?#].*$/, "").replace(/(?<=.)\/+$/, "");
  if (known.has(bare) || OWN_PAGES.includes(bare)) return bare;
  const parent = bare.slice(0, bare.lastIndexOf("/"));
  return PATTERNS.includes(parent) ? `${parent}/*` : OTHER_PAGE;
}

/**
 * The step that a page stands for; every page is at least a landing. An order's own page is opened from
 * mails too: that it is paid is told apart.
 */
export function stepOf(path: string): Step {
  if (/^\/checkout\/?$/.test(path)) return "checkout";
  if (/^\/cart\/?$/.test(path)) return "cart";
  const isBelow = /^\/products\/[^/]+\/?$/.test(path);
  return isBelow && path.replace(/\/+$/, "") !== COMPARE ? "product" : "landed";
}

/** The steps up to this one that were not reached before. */
export function newSteps(step: Step, reached: readonly Step[]): Step[] {
  return STEPS.slice(0, STEPS.indexOf(step) + 1).filter((one) => !reached.includes(one));
}

const LONGEST_SEARCH = 60;

/**
 * The words of a search as they are listed, in lower case; null for what may be personal (an email address,
 * a number of six digits or more) or is too long to be a search.
 */
export function listedSearch(query: string): string | null {
  const words = query.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const isPersonal = words.includes("@") || /\p{N}([\s.-]?\p{N}){5}/u.test(words);
  return words === "" || words.length > LONGEST_SEARCH || isPersonal ? null : words;
}
