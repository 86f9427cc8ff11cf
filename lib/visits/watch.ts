import { type MetricType, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import {
  type Device,
  type MetricName,
  newSteps,
  type Step,
  stepOf,
  VISITS_PATH,
} from "@/lib/visits/rules";

/** A visit lasts as long as its tab. It holds no id: only where it began and how far it came. */
type Visit = { landing: string; steps: Step[] };
type Seen = {
  page: string;
  figures: Partial<Record<MetricName, number>>;
  steps: Step[];
  searches: string[];
};

const STORED_AS = "visit";
let seen: Seen | undefined;

/** Counts a page of the site that is shown. The first call also measures how fast it was. */
export function seePage(path: string): void {
  if (!seen) begin(path);
  reach(stepOf(path));
}

/**
 * Counts a step towards an order, and those before it, once a visit. An order counts only for the visit that
 * opened its checkout, not for a later look at it.
 */
export function reach(step: Step): void {
  const visit = visitNow();
  if (step === "paid" && !visit.steps.includes("checkout")) return;
  const reached = newSteps(step, visit.steps);
  if (reached.length === 0) return;
  keep({ ...visit, steps: [...visit.steps, ...reached] });
  seen?.steps.push(...reached);
}

/** Counts a search that found nothing. */
export function foundNothing(query: string): void {
  if (seen && seen.searches.length < MOST_SEARCHES) seen.searches.push(query);
}

const MOST_SEARCHES = 5;

function begin(path: string): void {
  seen = { page: path, figures: {}, steps: [], searches: [] };
  for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(note);
  // The last moment of which a phone tells: pages are closed without a word.
  document.addEventListener("visibilitychange", () => {
    // After web-vitals' own listeners, which report the final values now.
    if (document.visibilityState === "hidden") queueMicrotask(report);
  });
}

const measured = new Set<MetricName>();

function note({ name, value }: MetricType): void {
  // A page that is shown again reports again: its first values are the ones that count.
  if (name === "FCP" || measured.has(name) || !seen) return;
  measured.add(name);
  seen.figures[name] = name === "CLS" ? Math.round(value * 1000) : Math.round(value);
}

function report(): void {
  if (!seen) return;
  const { page, figures, steps, searches } = seen;
  if (Object.keys(figures).length + steps.length + searches.length === 0) return;
  seen = { page, figures: {}, steps: [], searches: [] };
  const body = { device: deviceNow(), page, landing: visitNow().landing, figures, steps, searches };
  fetch(`/api${VISITS_PATH}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: "omit",
    // A visit that could not be counted is no reason to trouble anybody.
  }).catch(() => undefined);
}

function deviceNow(): Device {
  const width = document.documentElement.clientWidth;
  if (width < 720) return "phone";
  return width < 1080 ? "tablet" : "desktop";
}

function visitNow(): Visit {
  try {
    const stored = sessionStorage.getItem(STORED_AS);
    if (stored) return JSON.parse(stored) as Visit;
  } catch {
    // Storage is off: each page is a visit of its own.
  }
  return { landing: seen?.page ?? location.pathname, steps: [] };
}

function keep(visit: Visit): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(visit));
  } catch {
    // As above.
  }
}
