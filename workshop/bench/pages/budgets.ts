/** The figures of one page: the median of its runs. Scores out of 100, ms, transferred bytes. */
export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time in ms on the simulated phone, and layout shift. */
  lcp: number;
  cls: number;
  tbt: number;
  /** Scripts of the first load without Next and React. */
  ownScript: number;
  /** The document and its style sheets. */
  document: number;
  /** The largest picture above the fold on a screen 390 px wide. */
  picture: number;
};

type Budget = {
  name: string;
  limit: number;
  /** Whether the limit is a maximum or a minimum. */
  kind: "most" | "least";
  show: (value: number) => string;
};

const whole = (value: number) => String(Math.round(value));
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;

/** The budgets of a public page, in the order of the table. */
export const budgets: Record<keyof Figures, Budget> = {
  performance: { name: "perf", limit: 95, kind: "least", show: whole },
  accessibility: { name: "a11y", limit: 100, kind: "least", show: whole },
  bestPractices: { name: "best", limit: 100, kind: "least", show: whole },
  seo: { name: "SEO", limit: 100, kind: "least", show: whole },
  lcp: { name: "LCP", limit: 1_800, kind: "most", show: seconds },
  cls: { name: "CLS", limit: 0.02, kind: "most", show: (value) => value.toFixed(3) },
  tbt: { name: "TBT", limit: 150, kind: "most", show: (value) => `${whole(value)} ms` },
  ownScript: { name: "own JS", limit: 15_000, kind: "most", show: kilobytes },
  document: { name: "HTML+CSS", limit: 60_000, kind: "most", show: kilobytes },
  picture: { name: "picture", limit: 120_000, kind: "most", show: kilobytes },
};

/** The budgets as typed pairs. */
export const entries = Object.entries(budgets) as [keyof Figures, Budget][];

/** Whether a value is over its budget. */
export function isOver(key: keyof Figures, value: number): boolean {
  const { kind, limit } = budgets[key];
  return kind === "most" ? value > limit : value < limit;
}
